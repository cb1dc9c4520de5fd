import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stampFolder } from '@bracketwise/gateway/content-time';
import { ROOT } from '../../scripts/site.mjs';

const digestOf = (content: Buffer | string) => createHash('sha256').update(content).digest('base64');

/**
 * Makes a release of a remote that differs from the built one by a text. Like a build, it renames the changed chunk after its content. It
 * takes a fraction of a second; `openWorkshop` really builds.
 * @param namespace - the texts that hold the sentence
 * @returns the folder of the release
 */
export async function anotherRelease(remote: string, namespace: string, sentence: string, replacement: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), `bracketwise-${remote}-release-`));
  cpSync(path.join(ROOT, remote, 'dist'), folder, { recursive: true });
  const at = (file: string) => path.join(folder, file);
  /** @returns whether the file changed */
  const edit = (file: string, from: string, to: string): boolean => {
    const text = readFileSync(at(file), 'utf8');
    if (!text.includes(from)) return false;
    writeFileSync(at(file), text.replaceAll(from, to));
    for (const ending of ['br', 'gz']) rmSync(at(`${file}.${ending}`), { force: true });
    return true;
  };

  const scripts = readdirSync(at('browser'), { recursive: true, encoding: 'utf8' }).map((file) => `browser/${file}`);
  const words = scripts.find((file) => new RegExp(`/words-${namespace}-en-json\\.\\w+\\.js$`).test(file)) ?? '';
  if (!edit(words, sentence, replacement)) throw new Error(`${words} has no "${sentence}"`);
  const [, former = ''] = /\.(\w+)\.js$/.exec(words) ?? [];
  const hash = createHash('sha256')
    .update(readFileSync(at(words)))
    .digest('hex')
    .slice(0, former.length);
  renameSync(at(words), at(words.replace(former, hash)));
  for (const file of scripts) if (/\.js(on)?$/.test(file) && file !== words) edit(file, former, hash);
  edit('server/index.cjs', sentence, replacement);

  const release = JSON.parse(readFileSync(at('release.json'), 'utf8')) as { files: Record<string, string> };
  for (const file of Object.keys(release.files)) release.files[file] = `sha256-${digestOf(readFileSync(at(file)))}`;
  writeFileSync(at('release.json'), JSON.stringify(release));
  await stampFolder(at('browser'));
  return folder;
}
