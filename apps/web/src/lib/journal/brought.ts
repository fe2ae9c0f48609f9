import { ask } from '../http.ts';

/** Sends the picture that was chosen in a field to the server, for pages of the journal; null where none was chosen. */
export async function brought(campaign: string, field: HTMLInputElement) {
  const [file] = field.files ?? [];
  if (!file) return null;
  const form = new FormData();
  form.append('file', file);
  const answer = await ask<{ picture: string }>('POST', `/campaigns/${campaign}/pictures?use=page`, form);
  field.value = '';
  return { file, name: file.name.replace(/\.[^.]+$/, ''), answer };
}
