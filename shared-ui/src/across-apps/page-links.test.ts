/** Finds every page that code links to by its id. The compiler can't: each remote declares its own pages. */
import { REMOTES, WEB_APPS } from '@bracketwise/contract/apps';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { everyPage } from '@bracketwise/shared-ui/runtime';
import ts from 'typescript';
import { readPagesOf } from '../site-map/read-declared-pages.ts';

const ROOT = path.resolve(__dirname, '../../..');
const files = ['shared-ui', ...WEB_APPS].flatMap((workspace) =>
  readdirSync(path.join(ROOT, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/u.test(file))
    .map((file) => path.join(workspace, 'src', file)),
);

/** The ids that a file gives to `pageOf`, and whether it does so as it loads, outside of functions. */
function idsIn(file: string): readonly { readonly id: string; readonly loading: boolean }[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  if (!text.includes('pageOf')) return [];
  const ids: { id: string; loading: boolean }[] = [];
  const visit = (node: ts.Node, loading: boolean): void => {
    const [id] = ts.isCallExpression(node) && node.expression.getText() === 'pageOf' ? node.arguments : [];
    if (id && ts.isStringLiteral(id)) ids.push({ id: id.text, loading });
    ts.forEachChild(node, (child) => visit(child, loading && !ts.isFunctionLike(node)));
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS), true);
  return ids;
}

test('every page that code links to is declared by a remote', () => {
  const linked = files.flatMap((file) => idsIn(file).map(({ id }) => `${file}: ${id}`));
  expect(linked.length).toBeGreaterThan(5);
  expect(linked.filter((link) => !everyPage.some(({ id }) => link.endsWith(`: ${id}`)))).toEqual([]);
});

test('a remote names pages of others only inside functions, because its image is built and tested without them', () => {
  const named = files
    .filter((file) => !file.startsWith('shell/'))
    .flatMap((file) => {
      const remote = REMOTES.find((each) => file.startsWith(`${each}/`));
      const own = remote ? readPagesOf(ROOT, remote).map(({ id }) => id) : [];
      return idsIn(file).flatMap(({ id, loading }) => (loading && !own.includes(id) ? [`${file}: ${id}`] : []));
    });
  expect(named).toEqual([]);
});
