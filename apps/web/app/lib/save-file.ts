const RELEASE_MS = 60_000;

/** Starts a browser download of `file` under this name. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_MS);
};
