import { type Answer, ask } from '../http.ts';

/** A picture that the campaign has in store. */
export interface Stored {
  readonly id: string;
  readonly name: string;
  readonly use: 'face' | 'page';
}

/** One that was removed, with what brings it back. */
export interface Removed extends Stored {
  readonly file: Blob;
}

const pathOf = (campaign: string, picture = ''): string => `/campaigns/${campaign}/pictures${picture && `/${picture}`}`;

/** All that are in store, those for pages first; none where they cannot be asked for. */
export async function allStored(campaign: string): Promise<readonly Stored[]> {
  const answer = await ask<{ faces: readonly Omit<Stored, 'use'>[]; pages: readonly Omit<Stored, 'use'>[] }>(
    'GET',
    pathOf(campaign),
  );
  if (!answer.ok) return [];
  const { faces, pages } = answer.body;
  return [
    ...pages.map((one) => ({ ...one, use: 'page' as const })),
    ...faces.map((one) => ({ ...one, use: 'face' as const })),
  ];
}

/** Those whose names hold each of the words. */
export function calledSo(all: readonly Stored[], words: string): readonly Stored[] {
  const each = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ name }) => each.every((word) => name.toLocaleLowerCase().includes(word)));
}

export const renamed = (campaign: string, { id }: Stored, name: string): Promise<Answer<null>> =>
  ask('PATCH', pathOf(campaign, id), { name });

/** Removes one; it is fetched before, so that it can be brought back. */
export async function removed(campaign: string, one: Stored): Promise<Answer<Removed>> {
  const file = await fetch(`/api${pathOf(campaign, one.id)}`)
    .then((reply) => (reply.ok ? reply.blob() : null))
    .catch(() => null);
  if (!file)
    return {
      ok: false,
      failure: { code: 'offline', message: 'The picture could not be fetched: nothing was removed.' },
    };
  const answer = await ask<null>('DELETE', pathOf(campaign, one.id));
  return answer.ok ? { ok: true, body: { ...one, file } } : answer;
}

/** Brings back one that was removed, under its name and id: a page or a face of an earlier day that names it shows it again. */
export async function broughtBack(campaign: string, { id, file, name, use }: Removed): Promise<Answer<unknown>> {
  const form = new FormData();
  form.append('file', file, 'picture.webp');
  const answer = await ask<unknown>('POST', `${pathOf(campaign)}?use=${use}&as=${id}`, form);
  return answer.ok ? renamed(campaign, { id, name, use }, name) : answer;
}
