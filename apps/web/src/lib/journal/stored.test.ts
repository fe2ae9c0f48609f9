import { afterEach, describe, expect, it, vi } from 'vitest';
import { allStored, broughtBack, calledSo, removed, type Stored } from './stored.ts';

const king: Stored = { id: 'k', name: 'The drowned king', use: 'page' };
const goblin: Stored = { id: 'g', name: 'Goblin, old', use: 'face' };

afterEach(() => vi.unstubAllGlobals());

/** A server that answers by method and path; what it was asked. */
function server(answers: Readonly<Record<string, { readonly status?: number; readonly body?: unknown }>>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${path}`);
    const { status = 204, body } = answers[`${method} ${path}`] ?? {};
    return new Response(body === undefined ? null : JSON.stringify(body), { status });
  });
  return asked;
}

describe('pictures in store', () => {
  it('are listed with what they are for', async () => {
    server({
      'GET /api/campaigns/c/pictures': {
        status: 200,
        body: { pages: [{ id: 'k', name: king.name }], faces: [{ id: 'g', name: goblin.name }] },
      },
    });
    expect(await allStored('c')).toEqual([king, goblin]);
  });

  it('are found by words of their names, in any order', () => {
    expect(calledSo([king, goblin], 'KING drow')).toEqual([king]);
    expect(calledSo([king, goblin], ' ')).toEqual([king, goblin]);
    expect(calledSo([king, goblin], 'queen')).toEqual([]);
  });

  it('are fetched before they are removed, and brought back under their name and id', async () => {
    const asked = server({
      'GET /api/campaigns/c/pictures/k': { status: 200, body: 'pixels' },
      'POST /api/campaigns/c/pictures?use=page&as=k': { status: 201, body: { picture: 'k' } },
    });
    const gone = await removed('c', king);
    if (!gone.ok) throw new Error(gone.failure.message);
    await broughtBack('c', gone.body);
    expect(asked).toEqual([
      'GET /api/campaigns/c/pictures/k',
      'DELETE /api/campaigns/c/pictures/k',
      'POST /api/campaigns/c/pictures?use=page&as=k',
      'PATCH /api/campaigns/c/pictures/k',
    ]);
  });

  it('stay where they cannot be fetched', async () => {
    const asked = server({ 'GET /api/campaigns/c/pictures/k': { status: 404, body: {} } });
    expect(await removed('c', king)).toMatchObject({ ok: false });
    expect(asked).toHaveLength(1);
  });
});
