/** A figure of law stands in a table with its source. Finds those that stand as bare numbers in the steps of a state's form. */
import { LAW_YEARS } from '@bracketwise/contract/years';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const folder = path.join(__dirname, '../src/law/states');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

const TAKE_AGES = ['peopleAged', 'dependentsBelow', 'perPersonAged', 'perDependentBelow'];
/** They take functions over the worksheet, or have them as properties. */
const TAKE_STEPS = ['workedOut', 'amountFrom', 'onInvestments', 'onBusiness'];
const STEPS = ['apply', 'of', 'resident', 'commuter'];
const COMPARISONS = [
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
];

/** Counts, halves, percentages, rounding, and years that choose a table's entry. */
const ARITHMETIC: readonly number[] = [0, 1, 2, 10, 100, ...LAW_YEARS];

/** The last name of an expression: `age` of `age` and of `person.age`. */
function nameOf(node: ts.Node): string {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isIdentifier(node) ? node.text : '';
}

const isAge = (node: ts.Node) => nameOf(node).toLowerCase().endsWith('age');
const isWorksheet = ({ type }: ts.ParameterDeclaration) =>
  type !== undefined && ts.isTypeReferenceNode(type) && type.typeName.getText().endsWith('Worksheet');
const isCallOf = (node: ts.Node, names: readonly string[]): node is ts.CallExpression =>
  ts.isCallExpression(node) && names.includes(nameOf(node.expression));

/** Whether a number says to how many digits something is rounded: `toFixed(6)`, `Math.round(10_000 * share) / 10_000`. */
function isRounding(node: ts.Node): boolean {
  for (let parent = node.parent; !ts.isSourceFile(parent); parent = parent.parent) {
    if (isCallOf(parent, ['toFixed'])) return parent === node.parent;
    if (ts.isBinaryExpression(parent) && isCallOf(parent.left, ['round']) && parent.right.getText() === node.getText()) return true;
  }
  return false;
}

/** The bare figures in a file's code, each with its line. */
function bareFigures(code: string): readonly string[] {
  const source = ts.createSourceFile('law.ts', code, ts.ScriptTarget.Latest, true);
  const found = new Set<ts.Node>();
  const constants = new Map<string, number>();

  function everyNode(node: ts.Node, see: (node: ts.Node) => void): void {
    see(node);
    ts.forEachChild(node, (child) => everyNode(child, see));
  }
  function valueOf(node: ts.Node): number | undefined {
    if (ts.isNumericLiteral(node)) return Number(node.text);
    return ts.isIdentifier(node) ? constants.get(node.text) : undefined;
  }
  const findIn = (part: ts.Node) =>
    everyNode(part, (node) => {
      const value = valueOf(node);
      if (value !== undefined && !ARITHMETIC.includes(value) && !ts.isLiteralTypeNode(node.parent) && !isRounding(node)) found.add(node);
    });

  everyNode(source, (node) => {
    const value = ts.isVariableDeclaration(node) && node.initializer ? valueOf(node.initializer) : undefined;
    if (value !== undefined) constants.set((node as ts.VariableDeclaration).name.getText(), value);
  });
  everyNode(source, (node) => {
    if (isCallOf(node, TAKE_AGES)) node.arguments.forEach(findIn);
    if (isCallOf(node, TAKE_STEPS)) node.arguments.filter(ts.isArrowFunction).forEach(findIn);
    if (ts.isPropertyAssignment(node) && STEPS.includes(node.name.getText()) && ts.isArrowFunction(node.initializer))
      findIn(node.initializer);
    if (ts.isFunctionLike(node) && node.parameters.some(isWorksheet)) findIn(node);
    if (!ts.isBinaryExpression(node) || !COMPARISONS.includes(node.operatorToken.kind)) return;
    if (isAge(node.left)) findIn(node.right);
    if (isAge(node.right)) findIn(node.left);
  });
  return [...found].map((node) => `${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${node.getText()}`);
}

test.each([
  ['an age', 'const people = federal.peopleAged(65);', ['1: 65']],
  ['an age of each person', 'const step = perPersonAged(65, fixed(exemption));', ['1: 65']],
  ['an age that is compared', 'const old = people.filter((person) => person.age >= 62);', ['1: 62']],
  ['a constant', 'const AGED = 65;\nconst old = household.spouseAge < AGED;', ['2: AGED']],
  ['a share', 'const credit = workedOut(table, (value) => 0.25 * value);', ['1: 0.25']],
  ['an amount', 'const credit = amountFrom([], () => 15_000, source);', ['1: 15_000']],
  [
    'none in tables, percentages and years',
    'const credit = workedOut(table, ({ age }) => rate[2025].value * federal.peopleAged(age) / 100);',
    [],
  ],
])('it finds %s', (_what, code, figures) => expect(bareFigures(code)).toEqual(figures));

test('no step of a state’s form has a bare age, share or amount', () => {
  const bare = files.flatMap((file) => bareFigures(readFileSync(path.join(folder, file), 'utf8')).map((figure) => `${file}:${figure}`));
  expect(bare).toEqual([]);
});
