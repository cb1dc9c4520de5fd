import { WEB_APPS } from '@bracketwise/contract/apps';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');
const WITH_STYLES = ['shared-ui', ...WEB_APPS];
/** Text on a map tile is as large as the tile allows, so it is exempt. */
const BY_THEIR_ROOM = 'StateTileMap.tsx';

test('every font size is on the type scale, and print uses points', () => {
  const others = WITH_STYLES.flatMap((workspace) =>
    readdirSync(path.join(ROOT, workspace, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.tsx?$/u.test(file) && path.basename(file) !== BY_THEIR_ROOM)
      .flatMap((file) =>
        [
          ...readFileSync(path.join(ROOT, workspace, 'src', file), 'utf8').matchAll(
            /font-size: (?!\$\{|inherit|[\d.]+pt|100%)[^;]*|fontSize="/gu,
          ),
        ].map(([found]) => `${file}: ${found}`),
      ),
  );
  expect(others).toEqual([]);
});
