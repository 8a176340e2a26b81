/** Hands a file that was made or fetched by the page to the browser, which saves it. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file by then; at once would be too early for some.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
