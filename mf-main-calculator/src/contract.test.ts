import path from 'node:path';
import { describeRemoteContract } from '@bracketwise/shared-ui/testing/remoteContract';

describeRemoteContract(path.resolve(__dirname, '..'), (module) => import(`../${module}`));
