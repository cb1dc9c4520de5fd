import { ROUTER_NAMES } from '@bracketwise/shared-ui/federation/router-names';
import * as facade from './router-facade.ts';

test('the shell offers of react-router-dom what remotes may import, and leaves out the rest', () => {
  expect(Object.keys(facade).toSorted()).toEqual([...ROUTER_NAMES].toSorted());
});
