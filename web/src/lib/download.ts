/** Give a text to the person as a file. */
export function download(text: string, name: string): void {
  downloadFile(new Blob([text], { type: 'text/plain' }), name);
}

/** The same with anything else. */
export function downloadFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
