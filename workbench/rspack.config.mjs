import { workbench } from '@bracketwise/build';

export default workbench({ dir: import.meta.dirname, entry: './src/main.tsx' });
