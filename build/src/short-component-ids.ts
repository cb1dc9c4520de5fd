/**
 * Shortens the component ids that the styled-components plugin derives from each file's path. They appear on every element of every
 * page and compress badly. The plugin writes a hash without its leading zeros. Runs after the compiler.
 */
const ID = /(componentId: ?")sc-([0-9a-f]{1,8})-(\d+)"/g;
const LENGTH = 4;
const SHORT_IDS = 36 ** LENGTH;

const filesById = new Map<string, string>();

/** @throws Error if two files would share an id */
export const shortComponentIds = (code: string): string =>
  code.replace(ID, (_match, before: string, hash: string, index: string) => {
    const id = (parseInt(hash, 16) % SHORT_IDS).toString(36);
    if ((filesById.get(id) ?? hash) !== hash) throw new Error(`Two files share the component id ${id}`);
    filesById.set(id, hash);
    return `${before}s${id}-${index}"`;
  });
