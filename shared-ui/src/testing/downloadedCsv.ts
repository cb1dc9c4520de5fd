import { bytesOf, downloadedFile } from './downloadedFile.ts';

/** For tests: presses "Download CSV" and reads the file. */
export async function downloadedCsv(): Promise<string> {
  const { content } = await downloadedFile('Download CSV');
  return new TextDecoder().decode(await bytesOf(content));
}
