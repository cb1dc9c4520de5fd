import { screen } from '@testing-library/react';
import { userEvent } from './userEvent.ts';

/** For tests: presses a button that downloads a file. @returns the file, with the name it is downloaded by */
export async function downloadedFile(button: string | RegExp): Promise<{ readonly name: string; readonly content: Blob }> {
  const content = new Promise<Blob>((resolve) => {
    URL.createObjectURL = (blob) => {
      resolve(blob as Blob);
      return 'blob:1';
    };
  });
  // The page calls it after a while, when a slow test may still run.
  URL.revokeObjectURL = () => undefined;
  let name = '';
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download;
  });
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const file = await content;
  click.mockRestore();
  return { name, content: file };
}

/** The bytes of a file; jsdom's lacks `arrayBuffer`. */
export const bytesOf = (file: Blob): Promise<Uint8Array> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(file);
  });
