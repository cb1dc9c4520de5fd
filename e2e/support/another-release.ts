import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stampFolder } from '@bracketwise/gateway/content-time';
import { ROOT } from '../../scripts/site.mjs';

const sha256 = (content: string) => createHash('sha256').update(content);
const digestOf = (content: string) => `sha256-${sha256(content).digest('base64')}`;
const hashIn = (name: string) => name.split('.').at(-2) ?? '';

/**
 * Makes a release of a remote whose code differs from the built one. Like a build, it names changed scripts after their content and lists
 * their digests. It takes a fraction of a second; `openWorkshop` really builds.
 * @param edit - changes the text of each script, and of the server bundle
 * @returns the folder of the release
 */
export async function anotherRelease(remote: string, edit: (text: string) => string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), `bracketwise-${remote}-release-`));
  cpSync(path.join(ROOT, remote, 'dist'), folder, { recursive: true });
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const remove = (file: string) => {
    for (const ending of ['', '.br', '.gz']) rmSync(path.join(folder, file + ending), { force: true });
  };
  const replace = (file: string, content: string, as = file) => {
    remove(file);
    writeFileSync(path.join(folder, as), content);
  };

  const named = (pattern: RegExp) => {
    const file = readdirSync(path.join(folder, 'browser'), { recursive: true, encoding: 'utf8' }).find((each) => pattern.test(each));
    if (!file) throw new Error(`${remote} has no ${pattern}`);
    return `browser/${file}`;
  };

  /** What replaces each text in the files that name others. */
  const renamed: (readonly [from: string, to: string])[] = [];
  /** Writes a script under the name of its content. */
  const rename = (file: string, content: string) => {
    const as = file.replace(hashIn(file), sha256(content).digest('hex').slice(0, 8));
    renamed.push([digestOf(read(file)), digestOf(content)], [hashIn(file), hashIn(as)]);
    replace(file, content, as);
    return path.basename(as);
  };
  for (const list of ['numbered-digests', 'digests'].map((name) => named(new RegExp(`^assets/${name}\\.\\w+\\.js$`)))) {
    const [json = ''] = /{.*}/.exec(read(list)) ?? [];
    const digests = JSON.parse(json) as Record<string, string>;
    const before = renamed.length;
    for (const file of Object.keys(digests)) {
      const text = read(`browser/assets/${file}`);
      const edited = edit(text);
      if (edited === text) continue;
      delete digests[file];
      digests[rename(`browser/assets/${file}`, edited)] = digestOf(edited);
    }
    if (renamed.length > before) rename(list, `releasedScripts.know(${JSON.stringify(digests)})`);
  }
  if (renamed.length === 0) throw new Error('No script changed');
  const withNames = (text: string) => renamed.reduce((whole, [from, to]) => whole.replaceAll(from, to), text);
  const entry = withNames(read('browser/remoteEntry.js'));
  rename(named(/^remoteEntry\.\w+\.js$/), entry);
  replace('browser/remoteEntry.js', entry);
  replace('browser/assets.json', withNames(read('browser/assets.json')));
  replace('server/index.cjs', edit(read('server/index.cjs')));

  const release = JSON.parse(withNames(read('release.json'))) as { files: Record<string, string> };
  for (const file of Object.keys(release.files)) release.files[file] = digestOf(read(file));
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(release));
  await stampFolder(path.join(folder, 'browser'));
  return folder;
}
