import { AllFigures } from './AllFigures.tsx';
import type { AllFiguresProps, EstimateRemarksProps } from './EstimateDetailsOnDemand.tsx';
import { EstimateRemarks } from './EstimateRemarks.tsx';

export const EstimateDetails = (props: EstimateRemarksProps | AllFiguresProps) =>
  'results' in props ? <AllFigures {...props} /> : <EstimateRemarks {...props} />;
