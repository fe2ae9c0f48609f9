import { afterEach, describe, expect, it, vi } from 'vitest';
import { ask, download } from './http.ts';

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

  it('says that the table cannot be reached where nothing came back', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new Error('no network'))),
    );
    expect(await ask('GET', '/me')).toMatchObject({ ok: false, failure: { code: 'offline' } });
  });

  it.each([
    ['a page of a proxy', 502, '<html>Bad gateway</html>'],
    ['a list', 500, '[]'],
    ['a refusal without a code', 500, '{"message":"No."}'],
    ['a code that is a number', 500, '{"code":7,"message":"No."}'],
    ['half a body, and grants it', 200, '{"id":'],
  ])('says that the answer cannot be read where the server sends %s', async (_, status, body) => {
    answer(status, body);
    expect(await ask('GET', '/me')).toMatchObject({ ok: false, failure: { code: 'unreadable' } });
    expect(await download('/file').then(({ ok }) => ok)).toBe(status === 200);
  });
});
