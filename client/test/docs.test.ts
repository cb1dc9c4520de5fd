import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = join(__dirname, '../../docs/client.md');
const textOf = (file: string): string => readFileSync(join(__dirname, '../examples', file), 'utf8');
const page = (): string => readFileSync(PAGE, 'utf8');

it.each(['compare-states.ts', 'compare_states.py', 'compare-states.sh'])(
  'docs/client.md shows %s as it is (`npm run docs -w client` updates it)',
  (file) => {
    const shown = new RegExp(`(\`client/examples/${file}\`[^\`]*\`\`\`\\w+\n)[^]*?(\`\`\`\n)`);
    const text = page().replace(shown, (_, before: string, after: string) => `${before}${textOf(file)}${after}`);
    expect(text).toContain(textOf(file));
    if (process.env['WRITE_DOCS']) writeFileSync(PAGE, text);
    expect(page()).toBe(text);
  },
);
