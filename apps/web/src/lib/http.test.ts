import { afterEach, describe, expect, it, vi } from 'vitest';
import { ask } from './http.ts';

const answer = (status: number, body: string) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body || null, { status })),
  );
afterEach(() => vi.unstubAllGlobals());

describe('asking the server', () => {
  it('gives the body of what was granted', async () => {
    answer(200, '{"id":"c1"}');
    expect(await ask('POST', '/campaigns', { name: 'x' })).toEqual({ ok: true, body: { id: 'c1' } });
  });

  it('takes no body for null', async () => {
    answer(204, '');
    expect(await ask('DELETE', '/sessions')).toEqual({ ok: true, body: null });
  });

  it('gives the sentence of a refusal', async () => {
    answer(409, '{"code":"name-taken","message":"Somebody has that name."}');
    expect(await ask('POST', '/accounts', {})).toEqual({
      ok: false,
      failure: { code: 'name-taken', message: 'Somebody has that name.' },
    });
  });

  it.each([
    [
      'is not reachable',
      () =>
        vi.stubGlobal(
          'fetch',
          vi.fn(async () => Promise.reject(new Error('no network'))),
        ),
    ],
    ['answers with a page of a proxy', () => answer(502, '<html>Bad gateway</html>')],
    ['answers with something else', () => answer(500, '[]')],
  ])('says what to do when the server %s', async (_, stub) => {
    stub();
    expect(await ask('GET', '/me')).toMatchObject({ ok: false, failure: { code: 'offline' } });
  });
});
