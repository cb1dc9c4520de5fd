/** Stamps the folders named, each a build on its way into an image: `node stamp.js <folder>…`. */
import { stampFolder } from './content-time.ts';

for (const folder of process.argv.slice(2)) await stampFolder(folder);
