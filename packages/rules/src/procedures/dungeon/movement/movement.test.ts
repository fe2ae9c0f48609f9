import type { Square } from '@lanthorn/geometry';
import { describe, expect, it } from 'vitest';
import { wall } from '../../../../test/abbey.ts';
import { cited, offeredBy } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import {
  after,
  ask,
  at,
  delve,
  goblin,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  someone,
  toMeet,
  twoRooms,
} from '../../../../test/table.ts';
import { grik, meet } from '../../../../test/waiting.ts';
import { type Command, id, loaded } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { tell } from '../../../view/tell.ts';
import { evolve } from '../../evolve.ts';
import { encounterRate, familiarRate, groupRate, oseMovement } from './ose.ts';
import { feetLeft, partyRate } from './rate.ts';

const aldo = someone({ at: at(0, 2) });
const to = (x: number, y: number) => ({ type: 'MoveCreature', creature: aldo.id, to: { x, y } }) as const;
const placeOf = (state: GameState, creature: Creature) => state.creatures[creature.id]?.at?.square;
const safe = twoRooms({ traps: {} });
/** The two rooms with a pit on these squares. */
function pits(found: boolean, squares: readonly Square[]) {
  const pit = twoRooms().traps[id<'trap'>('pit')];
  if (!pit) throw new Error('there is no pit');
  return twoRooms({ traps: { [pit.id]: { ...pit, found, squares } } });
}
const known = (row: string) => Array<string>(5).fill(row);

describe('how far somebody goes', () => {
  it('OSE-MOV-01, OSE-EVT-12, OSE-CMB-08: a third of the base rate each round, in a meeting and in a fight', () => {
    const wide = twoRooms({ walls: [], doors: {}, traps: {} });
    const [near, far] = [to(4, 2), to(5, 2)];
    const first = (script: Script): GameState =>
      script.play({ type: 'SetInitiative', first: script.state.encounter?.sides[0]?.id ?? id('none') }).state;
    const begun = (): Script =>
      new Script(delve([aldo, goblin({ at: at(9, 4) })], {}, wide))
        .play(toMeet([goblin().id]))
        .play({ type: 'SkipStep' })
        .play({ type: 'SkipStep' });
    const meeting = first(begun());
    const fighting = first(
      begun()
        .play({ type: 'Parley' }, player)
        .play({ type: 'RollReaction', speaker: 'nobody', modifier: -4 }, referee, 1, 2),
    );
    expect(offeredBy(delve([aldo], {}, wide), 'MoveCreature', player)).toContain('OSE-MOV-01');
    for (const state of [meeting, fighting]) expect(placeOf(after(state, near, player), aldo)).toEqual({ x: 4, y: 2 });
    expect(cited(meeting, far, player)).toEqual(['OSE-EVT-12']);
    expect(cited(fighting, far, player)).toEqual(['OSE-CMB-08']);
  });
});

describe('movement', () => {
  it.each([
    [120, 40],
    [90, 30],
    [240, 80],
    [100, 33],
    [0, 0],
  ])('OSE-MOV-01: a base rate of %i is %i in an encounter', (base, encounter) => {
    expect(encounterRate(base)).toBe(encounter);
  });

  it.each([
    [[120, 90, 60], 60],
    [[120, 0], 0],
    [[], 0],
  ])('OSE-MOV-02: a party of rates %j goes %i', (rates, group) => {
    expect(groupRate(rates)).toBe(group);
  });

  it.each([
    [120, 3, 360],
    [60, 2, 120],
    [60, 1, 60],
  ])('OSE-DUN-10: %i at %i times is %i', (base, multiplier, feet) => {
    expect(familiarRate(base, multiplier)).toBe(feet);
    expect(oseMovement({ familiar: multiplier }).familiar(base)).toBe(feet);
  });

  it('OSE-MOV-02: the dead do not hold the party up', () => {
    const slow = someone({ id: id('slow'), movement: 30 });
    expect(partyRate(delve([aldo, slow]))).toBe(30);
    expect(partyRate(delve([aldo, { ...slow, conditions: ['dead'] }]))).toBe(120);
  });

  it('one walks the shortest way, and it is counted in feet', () => {
    const state = after(delve([aldo], {}, safe), to(3, 2), player);
    expect([placeOf(state, aldo), state.creatures[aldo.id]?.moved]).toEqual([{ x: 3, y: 2 }, 30]);
  });

  it('a diagonal counts one and a half', () => {
    expect(after(delve([aldo], {}, safe), to(2, 4), player).creatures[aldo.id]?.moved).toBe(30);
  });

  it('goes round rough ground where that is quicker', () => {
    const rough = [1, 2, 3].map((x) => ({ kind: 'rough' as const, at: { x: x + 0.5, y: 2.5 } }));
    const state = after(delve([aldo], {}, twoRooms({ features: rough, traps: {} })), to(4, 2), player);
    expect([placeOf(state, aldo), state.creatures[aldo.id]?.moved]).toEqual([{ x: 4, y: 2 }, 50]);
  });

  it('before the first round of an encounter what was walked in the turn takes nothing from a round', () => {
    const walked = someone({ at: at(0, 2), moved: 100 });
    const met = after(delve([walked, grik], {}, safe), meet, referee);
    expect(feetLeft(met, walked)).toBe(40);
  });

  it('rough ground, once it is seen, takes twice as much', () => {
    const rough = { features: [{ kind: 'rough', at: { x: 1.5, y: 2.5 } }], traps: {} } as const;
    expect(after(delve([aldo], {}, twoRooms(rough)), to(1, 2), player).creatures[aldo.id]?.moved).toBe(20);
    const unseen = twoRooms({ ...rough, explored: known('1011111111') });
    expect(
      after(delve([{ ...aldo, conditions: ['blind'] }], {}, unseen), to(1, 2), player).creatures[aldo.id]?.moved,
    ).toBe(10);
  });

  it('OSE-DUN-09: no farther than the base rate in a turn', () => {
    const slow = { ...aldo, movement: 30 };
    expect(ask(delve([slow], {}, safe), to(4, 2), player)).toBe('too-far');
    expect(ask(after(delve([slow], {}, safe), to(3, 2), player), to(3, 3), player)).toBe('too-far');
  });

  it('OSE-DUN-09: a new turn begins with the whole rate', () => {
    const tired = after(delve([{ ...aldo, movement: 30 }], {}, safe), to(3, 2), player);
    expect(placeOf(after(after(tired, { type: 'EndTurn', resting: false }, player), to(4, 2), player), aldo)).toEqual({
      x: 4,
      y: 2,
    });
  });

  it('OSE-DUN-10: where the party has walked, thirty feet take ten of the rate', () => {
    const state = delve([aldo], {}, twoRooms({ traps: {}, walked: known('1111100000') }));
    expect(after(state, to(3, 2), player).creatures[aldo.id]?.moved).toBeCloseTo(10);
  });

  it('OSE-DUN-10: only squares that were walked, or are next to them, are familiar', () => {
    const there = after(delve([aldo], {}, safe), to(2, 2), player);
    expect(there.creatures[aldo.id]?.moved).toBe(20);
    expect(after(there, to(0, 2), player).creatures[aldo.id]?.moved).toBeCloseTo(20 + 20 / 3);
  });

  it.each([
    ['a wall', 7, 4],
    ['a closed door', 6, 1],
    ['a secret door that nobody has found', 5, 3],
  ])('not through %s', (_what, x, y) => {
    expect(ask(delve([aldo]), to(x, y), player)).toBe('blocked');
  });

  it('a known shut door is named as what is in the way, and a secret one that nobody has found is not', () => {
    const rooms = safe;
    const { [id<'door'>('secret')]: secret } = rooms.doors;
    const sentence = (scene: Scene, command: Command, seat = player) => {
      const ruling = decide(delve([aldo], {}, scene), command, seat, loaded());
      return ruling.granted ? '' : ruling.refusal.sentence;
    };
    expect(sentence(rooms, to(6, 1))).toBe('A shut door to the east is in the way: open it first.');
    expect(sentence(rooms, { ...to(6, 1), walks: true }, referee)).toBe(
      'A shut door to the east is in the way: open it first, or drag them to set them down.',
    );
    const solid = {
      ...rooms,
      walls: [wall(5, 0, 5, 3), wall(5, 4, 5, 5)],
      doors: secret ? { [secret.id]: secret } : {},
    };
    expect(sentence(solid, to(6, 3))).toBe('There is no way there that you know of.');
  });

  it('whoever would go where nobody has looked yet in the dark is told to bring a light, whether there is floor or not', () => {
    const sentence = (ambient: Scene['ambient'], walls: Scene['walls']) => {
      const scene = twoRooms({ ambient, doors: {}, walls, explored: known('1111000000') });
      const ruling = decide(delve([aldo], {}, scene), to(6, 1), player, loaded());
      return ruling.granted ? '' : ruling.refusal.sentence;
    };
    for (const walls of [[], [wall(5, 0, 5, 5)]]) {
      expect(sentence('dark', walls)).toBe('It is too dark to see a way there: go nearer with a light.');
      expect(sentence('lit', walls)).toBe('There is no way there that you know of.');
    }
  });

  it('goes round a trap that was found, onto it where somebody means it, and over it where there is no other way', () => {
    const pit = twoRooms().traps[id<'trap'>('pit')];
    if (!pit) throw new Error('there is no pit');
    const across = (found: boolean, squares = pit.squares, goal = { x: 3, y: 2 }) => {
      const scene = twoRooms({ traps: { [pit.id]: { ...pit, found, squares } } });
      const command = { ...to(goal.x, goal.y) };
      const ruling = decide(delve([{ ...aldo, at: at(1, 2) }], {}, scene), command, player, loaded(6, 6, 6, 6));
      const [gone] = ruling.granted ? ruling.events.filter((event) => event.type === 'CreatureMoved') : [];
      return gone?.path.some(({ x, y }) => x === 2 && y === 2) ?? null;
    };
    expect(across(false)).toBe(true);
    expect(across(true)).toBe(false);
    expect(across(true, pit.squares, { x: 2, y: 2 })).toBe(true);
    const wholeColumn = [0, 1, 2, 3, 4].map((y) => ({ x: 2, y }));
    expect(across(true, wholeColumn)).toBe(true);
  });

  it('goes straight over a trap that the party found, where the referee has a monster walk', () => {
    const walker = goblin({ at: at(1, 2) });
    const state = delve([walker], {}, pits(true, [{ x: 2, y: 2 }]));
    const ruling = ask(state, { ...to(3, 2), creature: walker.id, walks: true }, referee, 6, 6, 6);
    const [gone] = typeof ruling === 'string' ? [] : ruling.filter((event) => event.type === 'CreatureMoved');
    expect(gone?.path).toContainEqual({ x: 2, y: 2 });
  });

  it('goes round a trap that was found however long the way round is', () => {
    const pit = twoRooms().traps[id<'trap'>('pit')];
    if (!pit) throw new Error('there is no pit');
    const row = '1'.repeat(20);
    const loop = twoRooms({
      width: 20,
      height: 2,
      walls: [wall(1, 1, 19, 1)],
      doors: {},
      explored: [row, row],
      walked: ['0'.repeat(20), '0'.repeat(20)],
      traps: { [pit.id]: { ...pit, found: true, squares: [{ x: 5, y: 0 }] } },
    });
    const seated = delve([{ ...aldo, at: at(4, 0) }], {}, loop);
    expect(ask(seated, to(6, 0), player)).toBe('too-far');
    expect(placeOf(after(seated, { ...to(6, 0), asFar: true }, player), aldo)).toMatchObject({ y: 1 });
    expect(placeOf(after(seated, to(5, 0), player, 6, 6, 6), aldo)).toEqual({ x: 5, y: 0 });
  });

  it('whoever goes as far as they can walks up to the shut door that is in the way, and is told so', () => {
    const far = { ...to(6, 1), asFar: true };
    const there = after(delve([aldo], {}, safe), far, player);
    expect(placeOf(there, aldo)).toEqual({ x: 4, y: 1 });
    expect(tellings(delve([aldo], {}, safe), far)).toEqual(['Aldo walks up to the shut door that is in the way.']);
    expect(ask(there, far, player)).toBe('blocked');
  });

  it('whoever would walk up to the shut door in the way stays where a foe stands before it, or nothing is left to go', () => {
    const far = { ...to(6, 1), asFar: true };
    expect(ask(delve([aldo, goblin({ at: at(4, 1) })], {}, safe), far, player)).toBe('blocked');
    expect(ask(delve([{ ...aldo, moved: 120 }], {}, safe), far, player)).toBe('too-far');
  });

  it('through an open door', () => {
    const scene = twoRooms({ walls: [wall(5, 0, 5, 1), wall(5, 2, 5, 5)], doors: {}, traps: {} });
    expect(placeOf(after(delve([aldo], {}, scene), to(6, 1), player), aldo)).toEqual({ x: 6, y: 1 });
  });

  it('what has not been explored is felt out a step at a time, and answers nothing farther off', () => {
    const scene = twoRooms({ ambient: 'dark', explored: known('0'.repeat(10)), traps: {} });
    expect(ask(delve([aldo], {}, scene), to(2, 2), player)).toBe('blocked');
    expect(ask(delve([aldo], {}, scene), to(9, 2), player)).toBe('blocked');
    expect(placeOf(after(delve([aldo], {}, scene), to(1, 2), player), aldo)).toEqual({ x: 1, y: 2 });
  });

  it('an enemy in sight holds its square; one that is hidden, or lies dead, does not', () => {
    const foe = goblin({ at: at(2, 3) });
    expect(ask(delve([aldo, foe]), to(2, 3), player)).toBe('blocked');
    for (const other of [
      { ...foe, hidden: true },
      { ...foe, conditions: ['dead'] as const },
    ])
      expect(placeOf(after(delve([aldo, other]), to(2, 3), player), aldo)).toEqual({ x: 2, y: 3 });
  });

  it("nobody moves what is another's, is dead, or is not on the board", () => {
    expect(ask(delve([aldo]), to(1, 2), otherPlayer)).toBe('not-your-character');
    expect(ask(delve([{ ...aldo, conditions: ['dead'] }]), to(1, 2), player)).toBe('incapable');
    expect(ask(delve([{ ...aldo, at: null }]), to(1, 2), player)).toBe('no-such-thing');
  });

  it('whom the referee has walk goes as a player would: by known ways, at a cost, and no farther than is left', () => {
    const walk = (x: number, y: number) => ({ ...to(x, y), walks: true });
    const state = after(delve([aldo], {}, safe), walk(3, 2), referee);
    expect([placeOf(state, aldo), state.creatures[aldo.id]?.moved]).toEqual([{ x: 3, y: 2 }, 30]);
    expect(ask(delve([aldo]), walk(7, 4), referee)).toBe('blocked');
    expect(ask(delve([aldo]), walk(6, 1), referee)).toBe('blocked');
    const slow = delve([{ ...aldo, movement: 30 }], {}, safe);
    expect(ask(slow, walk(4, 2), referee)).toBe('too-far');
    const part = after(slow, { ...walk(4, 2), asFar: true }, referee);
    expect(placeOf(part, aldo)).toEqual({ x: 3, y: 2 });
  });

  it('whom the referee has walk goes where nobody has been yet, but sooner by what the players know; a monster knows its own', () => {
    const unexplored = twoRooms({ traps: {}, explored: known('1110000000') });
    const walk = { ...to(4, 2), walks: true };
    const blind = { ...aldo, conditions: ['blind'] } as const;
    expect(ask(delve([blind], {}, unexplored), to(4, 2), player)).toBe('blocked');
    const led = after(delve([blind], {}, unexplored), walk, referee);
    expect([placeOf(led, aldo), led.creatures[aldo.id]?.moved]).toEqual([{ x: 4, y: 2 }, 40]);
    const shortcut = twoRooms({ traps: {}, explored: ['1111100000', ...Array<string>(4).fill('1000100000')] });
    const round = after(delve([blind], {}, shortcut), walk, referee);
    expect([placeOf(round, aldo), round.creatures[aldo.id]?.moved]).toEqual([{ x: 4, y: 2 }, 75]);
    const grik = goblin({ at: at(0, 2) });
    const own = after(delve([grik], {}, unexplored), { ...walk, creature: grik.id }, referee);
    expect(placeOf(own, grik)).toEqual({ x: 4, y: 2 });
  });

  it('the referee moves anything anywhere, and it costs nothing', () => {
    const state = after(delve([aldo]), to(9, 4), referee);
    expect([placeOf(state, aldo), state.creatures[aldo.id]?.moved]).toEqual([{ x: 9, y: 4 }, 0]);
    expect(ask(delve([aldo]), to(10, 4), referee)).toBe('bad-input');
  });

  it('OSE-DUN-15: a trap that springs ends the way', () => {
    const state = after(delve([aldo]), to(4, 2), player, 1, 3);
    expect(placeOf(state, aldo)).toEqual({ x: 2, y: 2 });
  });
});

const tellings = (state: GameState, command: Command, ...faces: number[]) => {
  const ruling = decide(state, command, player, loaded(...(faces.length > 0 ? faces : [6, 6, 6])));
  return ruling.granted
    ? ruling.events.flatMap((event) => tell(event, player, ruling.events.reduce(evolve, state), state)?.text ?? [])
    : [ruling.refusal.sentence];
};

describe('one who goes as far as may be', () => {
  it('OSE-DUN-09: comes as near as the turn lets them', () => {
    const late = delve([{ ...aldo, moved: 100 }], {}, safe);
    expect(ask(late, to(4, 2), player)).toBe('too-far');
    expect(placeOf(after(late, { ...to(4, 2), asFar: true }, player), aldo)).toEqual({ x: 2, y: 2 });
    expect(tellings(late, { ...to(4, 2), asFar: true })).toEqual([
      'Aldo gets 20′ of the way, and no farther in this turn.',
    ]);
    expect(tellings(delve([aldo], {}, safe), { ...to(4, 2), asFar: true })).toEqual([]);
    expect(ask(delve([{ ...aldo, moved: 120 }], {}, safe), { ...to(4, 2), asFar: true }, player)).toBe('too-far');
  });
});

describe('several who move together', () => {
  const hild = someone({ id: id('hild'), name: 'Hild', at: at(0, 1) });
  const both = delve([aldo, hild], {}, safe);
  const go = (x: number, y: number) =>
    ({ type: 'MoveTogether', creatures: [aldo.id, hild.id], of: aldo.id, to: { x, y } }) as const;

  it('keep their formation, in one act', () => {
    const state = after(both, go(3, 2), player);
    expect([placeOf(state, aldo), placeOf(state, hild)]).toEqual([
      { x: 3, y: 2 },
      { x: 3, y: 1 },
    ]);
  });

  it('close up where there is no floor for it', () => {
    const state = after(both, go(3, 0), player);
    expect(placeOf(state, aldo)).toEqual({ x: 3, y: 0 });
    expect(placeOf(state, hild)).toBeDefined();
    expect(placeOf(state, hild)).not.toEqual({ x: 3, y: 0 });
  });

  it('go as far as the slowest of them, and say so', () => {
    const state = delve([aldo, { ...hild, moved: 100 }], {}, safe);
    const end = after(state, go(4, 2), player);
    expect([placeOf(end, aldo), placeOf(end, hild)]).toEqual([
      { x: 2, y: 2 },
      { x: 2, y: 1 },
    ]);
    expect(tellings(state, go(4, 2))).toEqual(['Aldo and 1 more get 20′ of the way, and no farther in this turn.']);
  });

  it('walk up to the shut door that is in the way, and stay where the first stands before it, or a foe does', () => {
    const state = after(both, go(6, 1), player);
    expect(placeOf(state, aldo)).toEqual({ x: 4, y: 1 });
    expect(placeOf(state, hild)).toEqual({ x: 4, y: 0 });
    expect(tellings(both, go(6, 1))).toEqual(['Aldo and 1 more walk up to the shut door that is in the way.']);
    expect(ask(state, go(6, 1), player)).toBe('blocked');
    expect(ask(delve([aldo, hild, goblin({ at: at(4, 1) })], {}, safe), go(6, 1), player)).toBe('blocked');
    expect(placeOf(after(state, { type: 'TakeBackMove', creature: aldo.id }, player), hild)).toEqual({ x: 0, y: 1 });
  });

  it('stand beside traps that were found, while there is room', () => {
    const state = after(delve([aldo, hild], {}, pits(true, [{ x: 3, y: 1 }])), go(3, 2), player);
    expect(placeOf(state, aldo)).toEqual({ x: 3, y: 2 });
    expect(placeOf(state, hild)).not.toEqual({ x: 3, y: 1 });
    const unknown = after(delve([aldo, hild], {}, pits(false, [{ x: 3, y: 1 }])), go(3, 2), player, 6, 6);
    expect(placeOf(unknown, hild)).toEqual({ x: 3, y: 1 });
  });

  it('make for the shut door together, where a trap stops the first of them', () => {
    const column = [0, 1, 2, 3, 4].map((y) => ({ x: 2, y }));
    const lines = tellings(delve([aldo, hild], {}, pits(false, column)), go(6, 1), 1, 1, 1, 1);
    expect(lines[0]).toBe('Aldo and 1 more make for the shut door that is in the way.');
  });

  it('are at the shut door when the first of them is, though somebody lags behind', () => {
    const late = delve(
      [
        { ...aldo, at: at(3, 1) },
        { ...hild, at: at(3, 0), moved: 115 },
      ],
      {},
      safe,
    );
    expect(tellings(late, go(6, 1))).toEqual(['Aldo walks up to the shut door that is in the way.']);
  });

  it('are one’s own, or the party’s where one speaks for it', () => {
    const theirs = delve([aldo, { ...hild, owner: otherPlayer.user }], {}, safe);
    expect(typeof ask(theirs, go(3, 2), player)).toBe('object');
    const called = { ...theirs, party: { ...theirs.party, caller: otherPlayer.user } };
    expect(ask(called, go(3, 2), player)).toBe('not-your-character');
  });

  it('walk where the referee has them walk, and it costs them what it costs players', () => {
    const state = after(delve([aldo, hild], {}, safe), { ...go(3, 2), walks: true }, referee);
    const led = after(delve([aldo, hild], {}, safe), go(3, 2), player);
    for (const { id } of [aldo, hild]) {
      expect(state.creatures[id]?.at).toEqual(led.creatures[id]?.at);
      expect(state.creatures[id]?.moved).toBe(led.creatures[id]?.moved);
    }
  });

  it('are set down by the referee as they stood, through walls or not', () => {
    const state = after(delve([aldo, hild, goblin({ at: at(1, 1) })], {}, safe), go(8, 3), referee);
    expect([placeOf(state, aldo), placeOf(state, hild)]).toEqual([
      { x: 8, y: 3 },
      { x: 8, y: 2 },
    ]);
  });

  it('are offered so, and all that is offered is granted', () => {
    expect(offers(both, player).map(({ key }) => key)).toContain('MoveTogether');
    expect(refusedOffers(both, [referee, player], 'MoveTogether')).toEqual([]);
  });
});

describe('the party on the move', () => {
  const hob = someone({ id: id('hob'), at: at(0, 3), movement: 30, owner: null, kind: 'retainer' });
  const party = delve([aldo, hob], {}, safe);
  const march = (x: number, y: number) => ({ type: 'MoveParty', to: { x, y } }) as const;

  it('OSE-PTY-04: goes in its marching order, the foremost to the goal, the others behind', () => {
    const state = after(party, march(2, 2), player);
    expect([placeOf(state, aldo), placeOf(state, hob)?.x]).toEqual([{ x: 2, y: 2 }, 1]);
  });

  it('stands beside traps that were found, while there is room', () => {
    const behind = [1, 2, 3].map((y) => ({ x: 1, y }));
    const brisk = { ...hob, movement: 120 };
    const state = after(delve([aldo, brisk], {}, pits(true, behind)), march(2, 2), player);
    expect(placeOf(state, aldo)).toEqual({ x: 2, y: 2 });
    expect(behind).not.toContainEqual(placeOf(state, hob));
  });

  it('OSE-MOV-02: goes no farther than its slowest member may, and that is told', () => {
    const state = after(party, march(4, 2), player);
    expect([placeOf(state, aldo), placeOf(state, hob)?.x]).toEqual([{ x: 3, y: 2 }, 2]);
    expect(tellings(party, march(4, 2))).toEqual(['Aldo and 1 more get 30′ of the way, and no farther in this turn.']);
    const spent = delve(
      [
        { ...aldo, moved: 120 },
        { ...hob, moved: 30 },
      ],
      {},
      safe,
    );
    expect(ask(spent, march(4, 2), player)).toBe('too-far');
    expect(cited(spent, march(4, 2), player)).toContain('OSE-MOV-02');
  });

  it('OSE-PTY-05: is told where to go by the caller alone, where there is one', () => {
    const called = { ...party, party: { ...party.party, caller: otherPlayer.user } };
    expect(ask(called, march(2, 2), player)).toBe('caller-speaks');
    expect(typeof ask(called, march(2, 2), otherPlayer)).toBe('object');
  });

  it('goes all together or not at all', () => {
    const beyond = delve([aldo, { ...hob, movement: 120, at: at(8, 3) }], {}, safe);
    expect(ask(beyond, march(2, 2), player)).toBe('blocked');
  });

  it('leaves the dead where they lie', () => {
    const state = after(delve([aldo, { ...hob, conditions: ['dead'] }], {}, safe), march(4, 2), player);
    expect(placeOf(state, hob)).toEqual({ x: 0, y: 3 });
  });

  it('whatever is offered is granted, and the way of the party is offered', () => {
    expect(offers(party, player).map(({ key }) => key)).toContain('MoveParty');
    for (const command of ['MoveParty', 'MoveCreature'] as const)
      expect(refusedOffers(party, [referee, player], command)).toEqual([]);
  });
});
