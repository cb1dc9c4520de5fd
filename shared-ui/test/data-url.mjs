// Makes a data URL of a PDF, as the builds do.
import { readFileSync } from 'node:fs';

export default {
  process: (_text, file) => ({
    code: `exports.__esModule = true; exports.default = 'data:application/pdf;base64,${readFileSync(file, 'base64')}';`,
  }),
};
