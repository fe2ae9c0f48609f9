import { describe, expect, it } from 'vitest';
import { testApp } from '../../test/app.ts';
import { Visitor } from '../../test/visitor.ts';

describe('what fails inside', () => {
  it('is answered without a word of the inside', async () => {
    const broken = await testApp();
    const visitor = new Visitor(broken);
    await visitor.register('Hester');
    await broken.pool.query('DROP TABLE invite, member CASCADE');
    const reply = await visitor.get('/api/campaigns');
    expect([reply.statusCode, reply.json().code]).toEqual([500, 'internal']);
    expect(reply.body).not.toMatch(/member|prisma|relation|stack/i);
    await broken.close();
  });
});
