import type { Told } from '@lanthorn/protocol';

/** Lines before a known one, or those that hold some words; oldest first. `asPlayer`: the referee reads what players were told. None when the server cannot be reached. */
export async function linesBefore(
  campaign: string,
  before: string | null,
  search: string,
  asPlayer = false,
): Promise<readonly Told[]> {
  const query = new URLSearchParams({
    limit: '60',
    ...(before ? { before } : {}),
    ...(search ? { search } : {}),
    ...(asPlayer ? { as: 'player' } : {}),
  });
  try {
    const reply = await fetch(`/api/campaigns/${campaign}/log?${query}`);
    const body: unknown = reply.ok ? await reply.json() : null;
    return typeof body === 'object' && body !== null && 'told' in body && Array.isArray(body.told) ? body.told : [];
  } catch {
    return [];
  }
}
