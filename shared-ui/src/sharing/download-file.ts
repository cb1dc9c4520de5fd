/** Downloads a file that the page has made. It never leaves the browser. */
export function downloadFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Delayed, because the browser reads the file after this function returns.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
