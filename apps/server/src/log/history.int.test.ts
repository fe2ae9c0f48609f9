import { STATE_SHAPE } from '@lanthorn/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../test/app.ts';
import { ask, begin, type Node, nodeOn, REFEREE } from '../../test/live.ts';
import type { LiveCampaign } from '../live/live-campaign.ts';

let node: Node;
beforeAll(async () => {
  node = nodeOn(await testDatabase());
});
afterAll(() => node.close());

/** Plays a number of entries, each of them one monster more. */
async function play(live: LiveCampaign, entries: number): Promise<void> {
  for (let entry = 0; entry < entries; entry += 1) {
    const reply = await ask(live, REFEREE, {
      type: 'AddMonsters',
      monster: 'goblin',
      count: 1,
      square: null,
      hidden: true,
    });
    expect(reply).toEqual({ ok: true });
  }
}
const monsters = (live: LiveCampaign): number => Object.keys(live.state.creatures).length;
/** The state as it is read by a server that has only just started. */
const anew = async (campaign: string, to?: number) => node.history.at(campaign, begin, to);

describe('a campaign that is opened again', () => {
  it('stands where it stood, from the log alone', async () => {
    const live = await node.open('plain');
    await play(live, 5);
    expect(await anew('plain')).toEqual({ seq: 5, state: live.state });
    expect(Object.keys((await anew('plain', 3)).state.creatures)).toHaveLength(3);
  });

  it('stands on the snapshot nearest before, and what came after', async () => {
    const live = await node.open('near');
    await play(live, 4);
    await node.snapshots.keep('near', {
      seq: 3,
      state: { ...(await anew('near', 3)).state, name: 'From the snapshot' },
    });
    expect((await anew('near')).state).toEqual({ ...live.state, name: 'From the snapshot' });
    expect((await anew('near', 3)).state.name).toBe('From the snapshot');
    expect((await anew('near', 2)).state.name).toBe(begin.name);
  });

  it('passes over a snapshot of another shape, and folds the log', async () => {
    const live = await node.open('stale');
    await play(live, 4);
    const row = { campaignId: 'stale', seq: 3, shape: STATE_SHAPE - 1, state: { rubbish: true } };
    await node.prisma.snapshot.create({ data: row });
    expect(await anew('stale')).toEqual({ seq: 4, state: live.state });
    expect((await node.open('stale')).state).toEqual(live.state);
  });

  it('says which entry is damaged where an event lacks what it must say; the moments before it stand', async () => {
    const live = await node.open('damaged');
    await play(live, 3);
    const where = { campaignId_seq: { campaignId: 'damaged', seq: 2 } };
    await node.prisma.logEntry.update({ where, data: { events: [{ type: 'CreatureAdded' }] } });
    expect(Object.keys((await anew('damaged', 1)).state.creatures)).toHaveLength(1);
    await expect(anew('damaged')).rejects.toMatchObject({
      code: 'damaged-log',
      message: 'Entry 2 of the log of campaign damaged cannot be read.',
    });
  });

  it('keeps a snapshot every two hundred entries', async () => {
    const live = await node.open('long');
    await play(live, 201);
    await expect.poll(async () => (await node.snapshots.near('long', 1_000))?.seq).toBeGreaterThanOrEqual(200);
    expect((await anew('long')).state).toEqual(live.state);
  });
});

describe('going back', () => {
  it('to before a snapshot, and back again, is the same for who was there and who comes later', async () => {
    const live = await node.open('back');
    await play(live, 6);
    await node.snapshots.keep('back', { seq: 5, state: (await anew('back', 5)).state });
    const six = live.state;
    expect(await ask(live, REFEREE, { type: 'Rewind', to: 2 })).toEqual({ ok: true });
    expect([monsters(live), live.seq]).toEqual([2, 7]);
    await play(live, 1);
    expect(await ask(live, REFEREE, { type: 'Rewind', to: 6 })).toEqual({ ok: true });
    expect(live.state).toEqual(six);
    expect(await ask(live, REFEREE, { type: 'Rewind', to: 8 })).toEqual({ ok: true });
    expect([monsters(live), live.seq]).toEqual([3, 10]);
    expect(await anew('back')).toEqual({ seq: 10, state: live.state });
    await node.prisma.snapshot.deleteMany({ where: { campaignId: 'back' } });
    expect(await anew('back')).toEqual({ seq: 10, state: live.state });
  });

  it('to the very beginning takes all back but who sits there', async () => {
    const live = await node.open('all');
    await ask(live, REFEREE, { type: 'SeatPerson', user: REFEREE.user, name: 'Hester', role: 'referee' });
    await play(live, 2);
    expect(await ask(live, REFEREE, { type: 'Rewind', to: 0 })).toEqual({ ok: true });
    expect(live.state).toEqual({ ...begin, people: { referee: { name: 'Hester', role: 'referee' } } });
  });
});
