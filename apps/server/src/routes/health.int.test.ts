import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../test/app.ts';
import { VERSION } from '../version.ts';

describe('GET /api/health', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  it('tells the version and the kind of database', async () => {
    const reply = await app.inject('/api/health');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ status: 'ok', version: VERSION, database: 'embedded' });
  });

  it('fails when the database does, and says nothing of the inside', async () => {
    const broken = await testApp();
    await broken.pool.end();
    const reply = await broken.inject('/api/health');
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toEqual({
      code: 'unavailable',
      message: 'The database cannot be reached. Try again in a moment.',
    });
    broken.pool.end = async () => {};
    await broken.close();
  });
});
