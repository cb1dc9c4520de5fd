/** Reads the browser's own accessibility tree, which is what a screen reader gets. */
import type { CDPSession } from '@playwright/test';

interface Node {
  readonly id: string;
  /** The node is not announced, but its children may be. */
  readonly ignored: boolean;
  readonly role: string;
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly children: readonly string[];
}

/** The nodes in the order of reading. */
export async function accessibilityTree(browser: CDPSession): Promise<readonly Node[]> {
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  // The browser gives them level by level.
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (id: string): typeof nodes => {
    const node = byId.get(id);
    return node ? [node, ...(node.childIds ?? []).flatMap(read)] : [];
  };
  return nodes
    .filter(({ parentId }) => parentId === undefined)
    .flatMap(({ nodeId }) => read(nodeId))
    .map(({ nodeId, ignored, role, name, properties = [], childIds = [] }) => ({
      id: nodeId,
      ignored,
      role: String(role?.value),
      name: String(name?.value ?? '').trim(),
      properties: Object.fromEntries(properties.map((property) => [property.name, property.value.value as unknown])),
      children: childIds,
    }));
}

/** Roles that scripts focus; screen readers then read their content, so they need no name. */
const PLACES = ['RootWebArea', 'main', 'row'];
const LANDMARKS = ['banner', 'complementary', 'contentinfo', 'form', 'main', 'navigation', 'region', 'search'];
const SINGLE = ['banner', 'contentinfo', 'main'];

/** Finds problems with names, headings and landmarks. */
export function structureFaults(nodes: readonly Node[]): string[] {
  const tree = nodes.filter(({ ignored }) => !ignored);
  const nameless = tree.filter(
    ({ role, name, properties }) => name === '' && (properties.focusable === true ? !PLACES.includes(role) : role === 'image'),
  );
  const headings = tree.filter(({ role }) => role === 'heading').map(({ name, properties }) => ({ name, level: Number(properties.level) }));
  const skipping = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 1) + 1);
  const landmarks = LANDMARKS.map((role) => ({ role, names: tree.filter((node) => node.role === role).map(({ name }) => name) }));
  return [
    ...nameless.map(({ role }) => `a ${role} without a name`),
    ...skipping.map(({ name }) => `a heading that skips a level: ${name}`),
    ...(headings.filter(({ level }) => level === 1).length === 1 ? [] : ['not one heading of the first level']),
    ...landmarks.filter(({ role, names }) => SINGLE.includes(role) && names.length !== 1).map(({ role }) => `not one ${role}`),
    ...landmarks
      .filter(({ names }) => new Set(names).size < names.length)
      .map(({ role, names }) => `not to be told apart, ${role}: ${names.join(', ')}`),
  ];
}

/** The text of all live regions. */
export async function announced(browser: CDPSession): Promise<string> {
  const tree = await accessibilityTree(browser);
  const byId = new Map(tree.map((node) => [node.id, node]));
  const textOf = ({ name, role, children }: Node): string =>
    role === 'StaticText' ? name : children.map((id) => byId.get(id)).reduce((text, node) => (node ? `${text} ${textOf(node)}` : text), '');
  return tree
    .filter(({ role }) => role === 'status' || role === 'alert')
    .map(textOf)
    .join('\n');
}
