/** Sets content-based file times in the given build folders before they go into an image: `node stamp.js <folder>…`. */
import { stampFolder } from './content-time.ts';

for (const folder of process.argv.slice(2)) await stampFolder(folder);
