/** Downloads a file that the browser has. */
export function downloadFile(fileName: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  // The click starts the download; the URL is revoked later, because some browsers read it late.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
