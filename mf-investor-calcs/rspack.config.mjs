import { remote } from '@bracketwise/shared-ui/federation/build';

export default remote({ dir: import.meta.dirname });
