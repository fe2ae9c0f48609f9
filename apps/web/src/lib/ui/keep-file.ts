import type { FetchedFile } from '../http.ts';

/** Lets the browser keep a file under a name of its own. */
export function keepFile({ name, file }: FetchedFile): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
