import { screen } from '@testing-library/react';
import { userEvent } from './userEvent.ts';

/** For tests: presses "Download CSV" and reads the file. */
export async function downloadedCsv(): Promise<string> {
  const file = new Promise<Blob>((resolve) => {
    URL.createObjectURL = (blob) => {
      resolve(blob as Blob);
      return 'blob:1';
    };
  });
  // The page calls it after a while, when a slow test may still run.
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
  const reader = new FileReader();
  const read = new Promise<string>((resolve) => {
    reader.onload = () => resolve(reader.result as string);
  });
  reader.readAsText(await file);
  click.mockRestore();
  return read;
}
