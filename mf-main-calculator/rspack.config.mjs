import { remote } from '@bracketwise/build';

export default remote({ dir: import.meta.dirname, inCommon: true });
