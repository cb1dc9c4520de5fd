import { workbench } from '@bracketwise/shared-ui/federation/build';

export default workbench({ dir: import.meta.dirname, entry: './src/main.tsx' });
