export {
  amountIfAny,
  countIfAny,
  numberOfPeople,
  optionalAmount,
  optionalCount,
  positiveAmount,
  readableAmount,
  requiredAmount,
} from './amount-schema.ts';
export { AS_FILED_OUTLINE, asFiledSection } from './as-filed-on-demand.tsx';
export { AsFiled } from './AsFiled.tsx';
export { Assumed } from './Assumed.tsx';
export { Calculator, type CalculatorInputs, useCalculatorFrame } from './Calculator.tsx';
export { calculatorPage, calculatorWords } from './calculator-page.ts';
export { CalculatorLayout, LeftOut, Notes } from './CalculatorLayout.tsx';
export { CalculatorResults } from './CalculatorResults.tsx';
export type { ComparedLine, RoughFigure } from './figures.ts';
export { FilingStatusField } from './FilingStatusField.tsx';
export { FormCard } from './FormCard.tsx';
export { FIGURE, Hero, type HeroAnswer, heroText } from './Hero.tsx';
export { IncomeInBands, type IncomeSlice } from './IncomeInBands.tsx';
export { LEFT_OUT_ID } from './left-out.ts';
export { LeftOutLink } from './LeftOutLink.tsx';
export { FollowForm, useLiveForm } from './live-form.tsx';
export { PlaceFieldOnDemand, PlaceFieldsOnDemand, WorkPlaceFieldOnDemand } from './place-fields-on-demand.tsx';
export {
  FORMER_PLACE,
  isChoiceOfPlace,
  isPlaceField,
  mayTaxLocally,
  PLACE_DRAFT,
  type PlaceInputs,
  placeOf,
  placeSchema,
} from './place-inputs.ts';
export { PlaceRemark } from './PlaceRemark.tsx';
export { resultsOnDemand } from './results-on-demand.ts';
export { RESULTS_OUTLINE, ResultsPlaceholder } from './results-placeholder.tsx';
export { PAUSE_MS, ResultsSheet } from './results-sheet.ts';
export { StateField } from './StateField.tsx';
export { StubHead } from './stub-head.ts';
export { TaxYearField } from './TaxYearField.tsx';
export { type Unit, useUnits } from './units.ts';
export { useClearedPlace } from './useClearedPlace.ts';
export { useLoaded } from './useLoaded.ts';
export { type Official, useOfficial } from './useOfficial.ts';
export { usePlaceRows, useRowsAmong } from './usePlaceRows.ts';
