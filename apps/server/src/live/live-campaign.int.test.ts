import { id, readyCharacters, type Seat } from '@lanthorn/rules';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testDatabase } from '../../test/app.ts';
import { ask, begin, type Node, nodeOn, PLAYER, REFEREE } from '../../test/live.ts';
import { codeOf } from '../../test/table.ts';
import { THE_TABLE } from './tables.ts';

let one: Node;
let two: Node;
beforeAll(async () => {
  const url = await testDatabase();
  [one, two] = [nodeOn(url), nodeOn(url)];
});
afterAll(() => Promise.all([one.close(), two.close()]));

const goblin = { type: 'AddMonsters', monster: 'goblin', count: 1, square: null, hidden: true } as const;
const say = (text: string) => ({ type: 'Say', text, as: null }) as const;

describe('a command', () => {
  it('asked twice is answered twice and played once', async () => {
    const live = await one.open('twice');
    const asked = { commandId: 'same' };
    expect(await ask(live, REFEREE, goblin, asked)).toEqual({ ok: true });
    expect(await ask(live, REFEREE, goblin, asked)).toEqual({ ok: true });
    expect([live.seq, Object.keys(live.state.creatures).length]).toEqual([1, 1]);
  });

  it('asked twice at once is played once', async () => {
    const live = await one.open('at-once');
    const replies = await Promise.all([1, 2, 3, 4].map(() => ask(live, REFEREE, goblin, { commandId: 'same' })));
    expect(replies).toEqual(Array(4).fill({ ok: true }));
    expect(await one.log.since('at-once', 0)).toHaveLength(1);
  });

  it('that could not be granted again is answered as it was', async () => {
    const live = await one.open('spent');
    const seat = { type: 'SeatPerson', user: PLAYER.user, name: 'Ada', role: 'player' } as const;
    expect(await ask(live, THE_TABLE, seat, { commandId: 'same' })).toEqual({ ok: true });
    expect(await ask(live, THE_TABLE, seat, { commandId: 'same' })).toEqual({ ok: true });
    expect(codeOf(await ask(live, THE_TABLE, seat))).toBe('no-change');
  });

  it('that is refused leaves nothing: no entry, no line, and the state as it was', async () => {
    const live = await one.open('refused');
    live.audience.sit(REFEREE, live.state, [], live.seq);
    expect(codeOf(await ask(live, PLAYER, goblin))).toBe('not-your-seat');
    expect(codeOf(await ask(live, REFEREE, { type: 'OpenDoor', creature: id('nobody'), door: id('none') }))).toBe(
      'no-such-thing',
    );
    expect([live.seq, live.state]).toEqual([0, begin]);
    expect(await one.log.since('refused', 0)).toEqual([]);
    expect(one.sent.filter(({ room }) => room.startsWith('refused'))).toEqual([]);
  });

  it('that a rule refuses is granted when the referee sets the rule aside, and the log says so', async () => {
    const live = await one.open('override');
    const [hild] = readyCharacters();
    if (!hild) throw new Error('there are ready characters');
    await ask(live, THE_TABLE, { type: 'SeatPerson', user: PLAYER.user, name: 'Ada', role: 'player' });
    const asleep = { ...hild, owner: PLAYER.user, conditions: ['asleep'] } as const;
    await ask(live, REFEREE, { type: 'AddCreature', facts: asleep, square: null });
    const [creature = id<'creature'>('none')] = Object.values(live.state.creatures).map((found) => found.id);
    const light = { type: 'LightUp', creature, kind: 'torch' } as const;
    expect(await ask(live, REFEREE, light)).toMatchObject({ ok: false, refusal: { kind: 'rule', code: 'incapable' } });
    expect(codeOf(await ask(live, PLAYER, light, { override: true }))).toBe('incapable');
    const before = live.seq;
    expect(await ask(live, REFEREE, light, { override: true })).toEqual({ ok: true });
    const [entry] = await one.log.since('override', before);
    expect(JSON.stringify(entry?.events)).toContain('Overridden');
    expect(await one.history.at('override', begin)).toEqual({ seq: live.seq, state: live.state });
  });

  it('of a spectator is refused', async () => {
    const live = await one.open('watched');
    const spectator: Seat = { role: 'spectator', user: id('watcher'), name: 'Wim' };
    expect(codeOf(await ask(live, spectator, say('hear me')))).toBe('not-your-seat');
  });

  it.each([-1, 2, 3, 1_000_000])('Rewind to %i is refused where there are two entries', async (to) => {
    const live = await one.open(`bounds-${to}`);
    await ask(live, REFEREE, goblin);
    await ask(live, REFEREE, goblin);
    expect(codeOf(await ask(live, REFEREE, { type: 'Rewind', to }))).toBe('no-such-moment');
    // A player could else find out by trying how far the log reaches, and so count what is secret.
    for (const there of [1, to])
      expect(codeOf(await ask(live, PLAYER, { type: 'Rewind', to: there }))).toBe('not-your-seat');
    expect(live.seq).toBe(2);
  });
});

describe('a database that fails', () => {
  it('is told of, and the same command is played once when it is back', async () => {
    const node = nodeOn(await testDatabase());
    const live = await node.open('failing');
    await node.prisma.$executeRawUnsafe('ALTER TABLE "line" RENAME TO "lost"');
    const reply = await ask(live, REFEREE, goblin, { commandId: 'same' });
    expect([codeOf(reply), node.troubles.length, live.seq, live.state]).toEqual(['unavailable', 1, 0, begin]);
    await node.prisma.$executeRawUnsafe('ALTER TABLE "lost" RENAME TO "line"');
    expect(await ask(live, REFEREE, goblin, { commandId: 'same' })).toEqual({ ok: true });
    expect([live.seq, Object.keys(live.state.creatures).length]).toEqual([1, 1]);
    await node.close();
  });

  it('for want of room on the disk takes in nothing, and goes on when there is room again', async () => {
    const node = nodeOn(await testDatabase());
    const live = await node.open('full');
    expect(await ask(live, REFEREE, say('before'))).toEqual({ ok: true });
    await node.prisma.$executeRawUnsafe(`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$`);
    await node.prisma.$executeRawUnsafe(
      'CREATE TRIGGER full_disk BEFORE INSERT ON "log_entry" FOR EACH STATEMENT EXECUTE FUNCTION full_disk()',
    );
    const asked = [1, 2, 3].map((turn) => ask(live, REFEREE, say(`word ${turn}`), { commandId: `word-${turn}` }));
    expect((await Promise.all(asked)).map(codeOf)).toEqual(['unavailable', 'unavailable', 'unavailable']);
    expect([live.seq, node.troubles.length]).toEqual([1, 3]);
    await node.prisma.$executeRawUnsafe('DROP TRIGGER full_disk ON "log_entry"');
    expect(await ask(live, REFEREE, say('word 1'), { commandId: 'word-1' })).toEqual({ ok: true });
    expect((await node.log.since('full', 0)).map(({ seq }) => seq)).toEqual([1, 2]);
    await node.close();
  });

  it('while a snapshot is kept loses nobody a line', async () => {
    const node = nodeOn(await testDatabase());
    const live = await node.open('unkept');
    live.audience.sit(PLAYER, live.state, [], 0);
    await ask(live, REFEREE, say('before'));
    await node.prisma.$executeRawUnsafe('ALTER TABLE "snapshot" ADD CHECK (false)');
    expect(await ask(live, REFEREE, { type: 'Rewind', to: 0 })).toEqual({ ok: true });
    await expect.poll(() => node.troubles.length).toBe(1);
    await ask(live, REFEREE, say('after'));
    const ids = node.sent.map(({ envelope }) => envelope.id);
    expect(node.sent.slice(1).map(({ envelope }) => envelope.after)).toEqual(ids.slice(0, -1));
    expect(node.sent.flatMap(({ envelope }) => envelope.told.map(({ line }) => line.text)).at(-1)).toBe('after');
    await node.close();
  });
});

describe('a clock that is set back', () => {
  it('leaves the log, and what is told of it, in the order in which it happened', async () => {
    const live = await one.open('clock');
    live.audience.sit(PLAYER, live.state, [], 0);
    const now = vi.spyOn(Date, 'now');
    for (const [place, at] of [9_000_000, 5_000_000, 7_000_000].entries()) {
      now.mockReturnValue(at);
      expect(await ask(live, REFEREE, say(`word ${place}`))).toEqual({ ok: true });
    }
    now.mockRestore();
    const words = ['word 0', 'word 1', 'word 2'];
    expect(
      one.sent
        .flatMap(({ room, envelope }) => (room.startsWith('clock') ? envelope.told : []))
        .map(({ line }) => line.text),
    ).toEqual(words);
    const page = { before: null, upTo: null, limit: 10, search: null };
    expect(
      (await one.lines.read('clock', { role: 'player', user: PLAYER.user }, page)).map(({ line }) => line.text),
    ).toEqual(words);
  });
});

describe('two servers on one database', () => {
  it('race a hundred commands: nothing is lost, nothing doubled, and both end alike', async () => {
    const [here, there] = [await one.open('race'), await two.open('race')];
    here.audience.sit(REFEREE, here.state, [], 0);
    there.audience.sit(PLAYER, there.state, [], 0);
    const texts = Array.from({ length: 100 }, (_, place) => `word ${place}`);
    const replies = await Promise.all(
      texts.map((text, place) => ask(place % 2 === 0 ? here : there, place % 2 === 0 ? REFEREE : PLAYER, say(text))),
    );
    expect(replies).toEqual(texts.map(() => ({ ok: true })));
    await Promise.all([here.catchUp(), there.catchUp()]);
    const entries = await one.log.since('race', 0);
    expect(entries.map(({ seq }) => seq)).toEqual(texts.map((_, place) => place + 1));
    const said = entries.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === 'Said' ? [event.text] : [])),
    );
    expect([...said].sort()).toEqual([...texts].sort());
    expect([here.seq, here.state]).toEqual([there.seq, there.state]);
    const told = (node: Node) =>
      node.sent
        .filter(({ room }) => room.startsWith('race'))
        .flatMap(({ envelope }) => envelope.told.map(({ line }) => line.text));
    expect([told(one), told(two)]).toEqual([said, said]);
  });

  it('race what changes the state too, and play what is asked of both only once', async () => {
    const [here, there] = [await one.open('both'), await two.open('both')];
    const ids = Array.from({ length: 40 }, (_, place) => `command-${place}`);
    const asked = ids.flatMap((commandId) => [here, there].map((live) => ask(live, REFEREE, goblin, { commandId })));
    expect(await Promise.all(asked)).toEqual(asked.map(() => ({ ok: true })));
    await Promise.all([here.catchUp(), there.catchUp()]);
    expect(Object.keys(here.state.creatures)).toHaveLength(40);
    expect(here.state).toEqual(there.state);
    expect(await one.history.at('both', begin)).toEqual({ seq: 40, state: here.state });
  });

  it('show what the other has recorded by the same lines that are stored', async () => {
    const [here, there] = [await one.open('lines'), await two.open('lines')];
    here.audience.sit(PLAYER, here.state, [], 0);
    there.audience.sit(PLAYER, there.state, [], 0);
    await ask(here, REFEREE, say('over here'));
    await there.catchUp();
    const told = (node: Node) =>
      node.sent.filter(({ room }) => room.startsWith('lines')).map(({ envelope }) => envelope.told);
    expect(told(two)).toEqual(told(one));
    expect(told(two)).toHaveLength(1);
  });
});
