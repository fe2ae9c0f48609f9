import { ask } from '../http.ts';

/** Sends a picture to the server, for pages of the journal. */
export async function brought(campaign: string, file: File) {
  const form = new FormData();
  form.append('file', file);
  const answer = await ask<{ picture: string }>('POST', `/campaigns/${campaign}/pictures?use=page`, form);
  return { name: file.name.replace(/\.[^.]+$/, ''), answer };
}
