/** Names builds before they go into an image: `VERSION=1.4.0 REVISION=… node name-release.js <release.json>…`. */
import { nameRelease } from './release-file.ts';

for (const file of process.argv.slice(2)) await nameRelease(file, process.env);
