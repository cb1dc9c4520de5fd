/** Finds every page that code links to by its id. The compiler can't: each remote declares its own pages. */
import { WEB_APPS } from '@bracketwise/contract/apps';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { everyPage } from '@bracketwise/shared-ui/runtime';
import ts from 'typescript';

const ROOT = path.resolve(__dirname, '../../..');
const files = ['shared-ui', ...WEB_APPS].flatMap((workspace) =>
  readdirSync(path.join(ROOT, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/u.test(file))
    .map((file) => path.join(workspace, 'src', file)),
);

/** The ids that a file gives to `pageOf`. */
function idsIn(file: string): readonly string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  if (!text.includes('pageOf')) return [];
  const ids: string[] = [];
  const visit = (node: ts.Node): void => {
    const [id] = ts.isCallExpression(node) && node.expression.getText() === 'pageOf' ? node.arguments : [];
    if (id && ts.isStringLiteral(id)) ids.push(id.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS));
  return ids;
}

test('every page that code links to is declared by a remote', () => {
  const linked = files.flatMap((file) => idsIn(file).map((id) => `${file}: ${id}`));
  expect(linked.length).toBeGreaterThan(5);
  expect(linked.filter((link) => !everyPage.some(({ id }) => link.endsWith(`: ${id}`)))).toEqual([]);
});
