import { readyCharacters } from '@lanthorn/rules';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDatabase } from '../../test/app.ts';
import { ask, type Node, nodeOn, REFEREE } from '../../test/live.ts';
import type { LiveCampaign } from '../live/live-campaign.ts';
import { HourClock } from './hour-clock.ts';

let one: Node;
let two: Node;
beforeAll(async () => {
  const url = await testDatabase();
  [one, two] = [nodeOn(url), nodeOn(url)];
});
afterAll(() => Promise.all([one.close(), two.close()]));

const MINUTE = 60_000;

/** Real time, which goes on only when it is told to. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
const forward = (minutes: number): void => void vi.setSystemTime(Date.now() + minutes * MINUTE);

const clockFor = (...tables: readonly LiveCampaign[]): HourClock => {
  const watched = async () => tables.filter(({ audience }) => audience.size > 0);
  return new HourClock({ watched }, Date.now, (error) => expect(error).toBeNull());
};

/** A campaign by Gorman's book with somebody in it who can be met, and whom both nodes see seated. */
async function tables(name: string): Promise<readonly [LiveCampaign, LiveCampaign]> {
  const here = await one.open(name);
  await ask(here, REFEREE, { type: 'ChooseBook', slot: 'base', book: 'gorman' });
  const [hild] = readyCharacters();
  if (!hild) throw new Error('there are ready characters');
  await ask(here, REFEREE, { type: 'AddCreature', facts: hild, square: null });
  const there = await two.open(name);
  for (const table of [here, there]) table.audience.sit(REFEREE, table.state, [], table.seq);
  return [here, there];
}

const checksIn = async (campaign: string): Promise<number> =>
  (await one.log.since(campaign, 0)).flatMap(({ events }) =>
    events.filter(({ type }) => type === 'WanderingChecked' || type === 'WanderingFellDue'),
  ).length;

/** Both nodes look every five minutes, at once; somebody says a word now and then. */
async function play(live: readonly [LiveCampaign, LiveCampaign], minutes: number, talking = true) {
  const looking = [clockFor(live[0]), clockFor(live[1])];
  for (let minute = 0; minute < minutes; minute += 5) {
    if (talking) await ask(live[0], REFEREE, { type: 'Say', text: `minute ${minute}`, as: null });
    await Promise.all(looking.map((each) => each.look()));
    forward(5);
  }
  for (const each of looking) each.stop();
}

describe('the hours of a table', () => {
  it('GOR-WAN-01: bring one check each, over two nodes that both say the time', async () => {
    const live = await tables('hours');
    await play(live, 60);
    expect(await checksIn('hours')).toBe(0);
    await play(live, 5);
    expect(await checksIn('hours')).toBe(1);
    await play(live, 60);
    expect(await checksIn('hours')).toBe(2);
    await Promise.all(live.map((table) => table.catchUp()));
    expect(live[0].state).toEqual(live[1].state);
  });

  it('GOR-WAN-01: bring none where nobody sits', async () => {
    const live = await tables('deserted');
    for (const table of live) table.audience.leave(REFEREE);
    await play(live, 130);
    expect(await checksIn('deserted')).toBe(0);
  });

  it('GOR-WAN-01: bring none where pages stand open and nobody plays', async () => {
    const live = await tables('quiet');
    forward(40);
    await play(live, 300, false);
    expect(await checksIn('quiet')).toBe(0);
    const counted = (await one.log.since('quiet', 0))
      .flatMap(({ events }) => events)
      .filter(({ type }) => type === 'PlayCounted');
    expect(counted).toEqual([]);
  });

  it('are not counted by the other books', async () => {
    const live = await tables('others');
    await ask(live[0], REFEREE, { type: 'ChooseBook', slot: 'base', book: 'ose' });
    await live[1].catchUp();
    await play(live, 130);
    expect([await checksIn('others'), live[0].state.hours]).toEqual([0, undefined]);
  });
});
