import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../test/app.ts';
import { startingScripts } from './headers.ts';

describe('the pages', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  it.each(['GET', 'HEAD'] as const)('are the client for every address that is not the API’s (%s)', async (method) => {
    const reply = await app.inject({ method, url: '/campaigns/some/table' });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toMatch(/^text\/html/);
    expect(reply.headers['cache-control']).toBe('no-cache');
  });

  it.each(['/api/nothing', '/api', '/socket.io/nothing'])('are not served for %s', async (url) => {
    const reply = await app.inject(url);
    expect(reply.headers['content-type']).toMatch(/^application\/json/);
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
  });

  it('run no script but the client’s own', async () => {
    const policy = String((await app.inject('/')).headers['content-security-policy']);
    const scripts = policy.split(';').find((part) => part.startsWith('script-src '));
    expect(scripts).toMatch(/^script-src 'self'( 'sha256-[^']+')*$/);
    expect(policy).toContain("frame-ancestors 'none'");
  });
});

describe('the scripts written in the pages', () => {
  it('are allowed by the hash of their text', () => {
    const build = mkdtempSync(join(tmpdir(), 'lanthorn-build-'));
    mkdirSync(join(build, 'inner'));
    writeFileSync(join(build, '200.html'), '<p></p><script>\n start();\n</script><script src="/a.js"></script>');
    writeFileSync(join(build, 'inner/page.html'), '<script>other()</script>');
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(new Set(startingScripts(build))).toEqual(new Set([hash('\n start();\n'), hash('other()')]));
    rmSync(build, { recursive: true });
  });
});
