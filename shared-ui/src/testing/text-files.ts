/** For tests and generators: finds the files with texts. Each is named by its language. */
import { LANGUAGES, type Language } from '@bracketwise/contract/languages';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Its English is in the engine: `leftOut` of each state's law. */
export const LEFT_OUT_TEXTS = 'mf-guides/src/coverage/left-out';

/** The language of a file with texts; undefined for other files. */
export const languageOf = (file: string): Language | undefined => LANGUAGES.find((language) => path.basename(file) === `${language}.json`);

/** The folders with sources of all workspaces. @param root - the repository's folder */
export const sourceFolders = (root: string): readonly string[] =>
  (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { workspaces: string[] }).workspaces
    .map((workspace) => path.join(workspace, 'src'))
    .filter((folder) => existsSync(path.join(root, folder)));

/** The files with texts that visitors read, from the repository's root. @param root - the repository's folder */
export const textFiles = (root: string): readonly string[] => sourceFolders(root).flatMap((folder) => textFilesIn(root, folder));

/** Every folder with texts, the generators' templates included. @param root - the repository's folder */
export const textFolders = (root: string): readonly string[] => [
  ...new Set([...textFiles(root), ...textFilesIn(root, 'scripts/new')].map((file) => path.dirname(file))),
];

const textFilesIn = (root: string, folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => languageOf(file) !== undefined)
    .map((file) => path.join(folder, file));
