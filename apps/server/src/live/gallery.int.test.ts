import { id, readyCharacters, type Seat } from '@lanthorn/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../test/app.ts';
import { ask, type Node, nodeOn, PLAYER, REFEREE } from '../../test/live.ts';
import type { LiveCampaign } from './live-campaign.ts';

const MINUTE = 60_000;
const SPECTATOR: Seat = { role: 'spectator', user: id<'user'>('watcher'), name: 'Wim' };
const clock = { at: Date.now(), now: () => clock.at };
let node: Node;
beforeAll(async () => {
  node = nodeOn(await testDatabase(), clock);
});
afterAll(() => node.close());

const say = (text: string) => ({ type: 'Narrate', text }) as const;
const later = (minutes: number, live: LiveCampaign) => {
  clock.at += minutes * MINUTE;
  return live.showDue();
};
const heard = (campaign: string, role: string) =>
  JSON.stringify(node.sent.filter(({ room }) => room.startsWith(`${campaign}/${role}`)));
const sit = (live: LiveCampaign, seat: Seat) => {
  const { state, seq } = live.momentFor(seat.role);
  return live.audience.sit(seat, state, [], seq);
};
const table = async (campaign: string) => {
  const live = await node.open(campaign);
  for (const seat of [REFEREE, PLAYER, SPECTATOR]) sit(live, seat);
  return live;
};

it('the gallery sees the game as it happens, where no delay is set', async () => {
  const live = await table('prompt');
  await ask(live, REFEREE, say('A bell tolls.'));
  expect(heard('prompt', 'spectator')).toContain('A bell tolls.');
});

it('the gallery is told late, in order, what the table is told at once', async () => {
  const live = await table('late');
  await ask(live, REFEREE, { type: 'SetGalleryDelay', minutes: 10 });
  await ask(live, REFEREE, say('A bell tolls.'));
  clock.at += 2 * MINUTE;
  await ask(live, REFEREE, say('It tolls again.'));
  expect(heard('late', 'player')).toContain('It tolls again.');
  expect(heard('late', 'spectator')).not.toContain('tolls');
  await later(8, live);
  expect(heard('late', 'spectator')).toContain('A bell tolls.');
  expect(heard('late', 'spectator')).not.toContain('It tolls again.');
  await later(2, live);
  expect(heard('late', 'spectator')).toContain('It tolls again.');
});

it('who joins the gallery sees the state as it was, also where the server has started anew', async () => {
  const live = await table('joined');
  await ask(live, REFEREE, { type: 'SetGalleryDelay', minutes: 10 });
  await later(10, live);
  const [hild] = readyCharacters();
  if (!hild) throw new Error('there are ready characters');
  await ask(live, REFEREE, { type: 'AddCreature', facts: hild, square: null });
  const before = { role: 'spectator', user: id<'user'>('second'), name: 'Una' } as const;
  for (const table of [live, await node.open('joined')]) {
    expect(table.momentFor('spectator').seq).toBe(1);
    expect(JSON.stringify(sit(table, before).known)).not.toMatch(/Hild/);
    expect(table.momentFor('player').seq).toBe(2);
  }
  await later(10, live);
  expect(live.momentFor('spectator')).toEqual(live.momentFor('referee'));
  expect(heard('joined', 'spectator:second')).toMatch(/Hild/);
});

it('what is held back is shown at once when the delay is taken away, and a rewind does not take it away', async () => {
  const live = await table('lifted');
  await ask(live, REFEREE, { type: 'SetGalleryDelay', minutes: 30 });
  await ask(live, REFEREE, say('A bell tolls.'));
  await ask(live, REFEREE, { type: 'Rewind', to: 0 });
  expect(live.state.galleryDelay).toBe(30);
  expect(heard('lifted', 'spectator')).not.toContain('tolls');
  await ask(live, REFEREE, { type: 'SetGalleryDelay', minutes: 0 });
  expect(heard('lifted', 'spectator')).toContain('A bell tolls.');
});

it('the gallery is told at once how late it is, and nothing else', async () => {
  const live = await table('told');
  await ask(live, REFEREE, say('A bell tolls.'));
  const before = node.sent.length;
  await ask(live, REFEREE, { type: 'SetGalleryDelay', minutes: 10 });
  const sent = node.sent.slice(before).filter(({ room }) => room.startsWith('told/spectator'));
  expect(sent.map(({ envelope: { change } }) => change)).toMatchObject([{ in: { galleryDelay: { to: 10 } } }]);
  expect(sent.flatMap(({ envelope: { change } }) => Object.keys(change && 'in' in change ? change.in : {}))).toEqual([
    'galleryDelay',
  ]);
  expect(sent.map(({ envelope: { told } }) => told)).toEqual([[]]);
  expect(live.momentFor('spectator').state).toMatchObject({ galleryDelay: 10 });
});

it('a shortened delay shows what is old enough for it and nothing younger; a longer one takes nothing back', async () => {
  const live = await table('shortened');
  await ask(live, REFEREE, { type: 'SetGalleryDelay', minutes: 10 });
  await ask(live, REFEREE, say('A bell tolls.'));
  clock.at += 6 * MINUTE;
  await ask(live, REFEREE, say('It tolls again.'));
  await ask(live, REFEREE, { type: 'SetGalleryDelay', minutes: 5 });
  expect(heard('shortened', 'spectator')).toContain('A bell tolls.');
  expect(heard('shortened', 'spectator')).not.toContain('It tolls again.');
  await ask(live, REFEREE, { type: 'SetGalleryDelay', minutes: 20 });
  await later(14, live);
  expect(heard('shortened', 'spectator')).not.toContain('It tolls again.');
  await later(6, live);
  expect(heard('shortened', 'spectator')).toContain('It tolls again.');
});

it('a rewind within the delay is itself held back, in its place', async () => {
  const live = await table('rewound');
  await ask(live, REFEREE, { type: 'SetGalleryDelay', minutes: 10 });
  await later(10, live);
  await ask(live, REFEREE, say('A bell tolls.'));
  await ask(live, REFEREE, { type: 'Rewind', to: 1 });
  await ask(live, REFEREE, say('A drum beats.'));
  await later(9, live);
  const shown = heard('rewound', 'spectator');
  expect(shown).not.toMatch(/tolls|beats|Rewound|turned back/);
  for (const again of [live, await node.open('rewound')]) expect(again.momentFor('spectator').seq).toBe(1);
  await later(1, live);
  expect(heard('rewound', 'spectator')).toMatch(/tolls.*beats/s);
  expect(live.momentFor('spectator')).toEqual(live.momentFor('referee'));
});

it('only the referee chooses the delay', async () => {
  const live = await table('bounds');
  expect(await ask(live, PLAYER, { type: 'SetGalleryDelay', minutes: 1 })).toMatchObject({ ok: false });
  expect(await ask(live, REFEREE, { type: 'SetGalleryDelay', minutes: 1 })).toMatchObject({ ok: true });
});
