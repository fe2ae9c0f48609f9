import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../test/app.ts';
import { ORIGIN, Visitor } from '../../test/visitor.ts';

const meta = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

describe('a link that is shown elsewhere', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp({ publicUrl: ORIGIN });
  });
  afterAll(() => app.close());

  it('to the entrance has a name, a sentence and a picture', async () => {
    const { body } = await app.inject('/');
    expect(meta(body, 'og:title')).toContain('Lanthorn');
    expect(meta(body, 'description')).toBe(meta(body, 'og:description'));
    expect(meta(body, 'og:image')).toBe(`${ORIGIN}/preview.jpg`);
    expect(meta(body, 'twitter:card')).toBe('summary_large_image');
    expect(body.match(/<title>/g)?.length).toBe(1);
  });

  it('to an invite names the campaign and who invites, in which no name is a tag', async () => {
    const rhea = new Visitor(app);
    await rhea.register('Rhea');
    const campaign = await rhea.begin('<b>"The Fen" $& more</b>');
    const { body } = await app.inject(`/join/${await rhea.invite(campaign)}`);
    expect(meta(body, 'og:title')).toBe('Play in &lt;b&gt;&quot;The Fen&quot; $&amp; more&lt;/b&gt; · Lanthorn');
    expect(meta(body, 'og:description')).toContain('Rhea invites you to the table');
    expect(body).not.toContain('<b>');
  });

  it.each(['nothing-at-all', '%00', '__proto__', 'x'.repeat(90)])(
    'to %s, which opens nothing, tells of no campaign',
    async (token) => {
      const { statusCode, body } = await app.inject(`/join/${token}`);
      expect(statusCode).toBe(200);
      expect(meta(body, 'og:title')).toBe('Join · Lanthorn');
    },
  );
});
