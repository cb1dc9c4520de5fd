/** Repeats what a configuration file says about one remote for another, in YAML, JSON with one entry a line, and Dockerfiles. */

const shortOf = (remote) => remote.slice('mf-'.length);

/** The names of a remote in files: `guides` after `mf-` and in anchors of YAML, `MF_GUIDES` in variables. */
const inNames = (remote) => new RegExp(`\\b${shortOf(remote)}\\b`, 'g');
const inVariables = (remote) => new RegExp(`\\b${remote.replaceAll('-', '_').toUpperCase()}(?=_|\\b)`, 'g');

/** Whether a line concerns a remote, except in a comment. */
export const concerns = (line, remote) => {
  const text = line.replace(/(^|\s)#.*/, '');
  return [inNames(remote), inVariables(remote)].some((pattern) => pattern.test(text));
};

/** The text about one remote, about another. */
export const renamed = (text, from, to) =>
  text.replace(inNames(from), shortOf(to)).replace(inVariables(from), to.replaceAll('-', '_').toUpperCase());

const indent = (line) => line.length - line.trimStart().length;

/**
 * The text with each line about `from`, and the lines that belong to it, repeated for `to`; a list in one line gets another item.
 * @throws Error if nothing in the text concerns `from`
 */
export function repeatFor(text, from, to) {
  const lines = text.split('\n');
  const written = [];
  let repeated = 0;
  for (let at = 0; at < lines.length;) {
    const line = lines[at];
    const inList = `, ${from}]`;
    if (line.includes(inList)) {
      written.push(line.replace(inList, `, ${from}, ${to}]`));
      at += 1;
    } else if (concerns(line, from)) {
      let end = at + 1;
      while (end < lines.length && lines[end].trim() !== '' && indent(lines[end]) > indent(line)) end += 1;
      const block = lines.slice(at, end);
      written.push(...block, ...block.map((each) => renamed(each, from, to)));
      at = end;
    } else {
      written.push(line);
      at += 1;
      continue;
    }
    repeated += 1;
  }
  if (repeated === 0) throw new Error(`Nothing is said about ${from}`);
  return written.join('\n');
}
