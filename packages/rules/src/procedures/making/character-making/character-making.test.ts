import { describe, expect, it } from 'vitest';
import { cited } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import {
  after,
  ask,
  campaign,
  goblin,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  someone,
  spectator,
} from '../../../../test/table.ts';
import { toldOf } from '../../../../test/told.ts';
import { type Command, id, type RulesetId } from '../../../core/index.ts';
import { MOST_CREATURES } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { MOST_CHARACTERS } from './may.ts';

const under = (base: RulesetId): GameState => campaign([], { ruleset: { base, slots: {}, options: {} } });
const begin = { type: 'BeginCharacter', method: 'rolled' } as const;
/** STR 15, INT 9, WIS 11, DEX 8, CON 16, CHA 10. */
const SCORES = [5, 5, 5, 3, 3, 3, 4, 4, 3, 2, 3, 3, 5, 5, 6, 4, 3, 3];
const draftOf = (state: GameState) => state.drafts[player.user];

/** Played by Ann, one command after the other, with these faces. */
function making(base: RulesetId, commands: readonly Command[], faces: readonly number[] = SCORES): GameState {
  const dice = [...faces];
  return commands.reduce(
    (state, command) => after(state, command, player, ...dice.splice(0, takes(command))),
    under(base),
  );
}
const takes = ({ type }: Command): number =>
  ({ BeginCharacter: 18, RollHitPoints: 1, RollGold: 3 })[type as string] ?? 0;

const fighter = { type: 'ChooseClass', class: 'fighter' } as const;

describe('making a character', () => {
  it('OSE-APX-01: six scores of 3d6 in order, thrown by the server', () => {
    expect(draftOf(making('ose', [begin]))?.scores).toEqual({ STR: 15, INT: 9, WIS: 11, DEX: 8, CON: 16, CHA: 10 });
  });

  it('OSE-APX-02, 10: class, hit die with constitution, and 3d6 × 10 gold pieces', () => {
    const state = making(
      'ose',
      [
        begin,
        fighter,
        { type: 'RollHitPoints' },
        { type: 'RollGold' },
        { type: 'FinishCharacter', name: ' Hild ', alignment: 'lawful' },
      ],
      [...SCORES, 5, 4, 4, 3],
    );
    const [hild] = Object.values(state.creatures);
    expect(hild).toMatchObject({
      name: 'Hild',
      owner: player.user,
      class: 'fighter',
      level: 1,
      hitPoints: { now: 7, max: 7 },
      coins: { gp: 110 },
      alignment: 'lawful',
      at: null,
    });
    expect([state.party.members, state.drafts]).toEqual([[hild?.id], {}]);
  });

  it('nobody makes characters without end, and the referee as many as it takes', () => {
    const owned = Array.from({ length: MOST_CHARACTERS }, (_, nth) => someone({ id: id(`one-${nth}`) }));
    const [full, room] = [campaign(owned), campaign(owned.slice(1))];
    expect(ask(full, begin, player)).toBe('bad-input');
    expect(offers(full, player).find(({ command }) => command === 'BeginCharacter')?.barred).toContain('50');
    expect(refusedOffers(room, player, 'BeginCharacter')).toEqual([]);
    const crowd = Array.from({ length: MOST_CREATURES }, (_, nth) => goblin({ id: id(`goblin-${nth}`) }));
    expect(ask(campaign(crowd), begin, player)).toBe('blocked');
    for (const seat of [otherPlayer, referee]) expect(ask(full, begin, seat, ...SCORES)).toBeInstanceOf(Array);
  });

  it('OSE-APX-01: a hit die gives one point at least', () => {
    const weak = [...SCORES.slice(0, 12), 1, 1, 1, ...SCORES.slice(15)];
    expect(
      draftOf(
        making('ose', [begin, { type: 'ChooseClass', class: 'magic-user' }, { type: 'RollHitPoints' }], [...weak, 2]),
      )?.hitPoints,
    ).toBe(1);
  });

  it('OSE-APX-02: a class asks for its scores', () => {
    const state = making('ose', [begin]);
    expect(ask(state, { type: 'ChooseClass', class: 'halfling' }, player)).toBe('forbidden');
    expect(ask(state, { type: 'ChooseClass', class: 'wizard' }, player)).toBe('no-such-thing');
  });

  it('OSE-APX-01: two points of an ability buy one of the prime requisite, and never below 9', () => {
    const state = making('ose', [begin, fighter, { type: 'TradeScores', lower: 'WIS', raise: 'STR' }]);
    expect(draftOf(state)?.scores).toMatchObject({ STR: 16, WIS: 9 });
    expect(ask(state, { type: 'TradeScores', lower: 'WIS', raise: 'STR' }, player)).toBe('forbidden');
    expect(ask(state, { type: 'ChooseClass', class: 'cleric' }, player)).toBe('out-of-turn');
  });

  it('GOR-ABI-02: two scores change places, once', () => {
    const swap = { type: 'SwapScores', one: 'STR', other: 'DEX' } as const;
    const state = making('gorman', [begin, swap]);
    expect(draftOf(state)?.scores).toMatchObject({ STR: 8, DEX: 15 });
    expect(ask(state, swap, player)).toBe('already-tried');
    expect(ask(making('ose', [begin]), swap, player)).toBe('already-tried');
  });

  it('GOR-ABI-03: the array is arranged at will', () => {
    const state = making(
      'gorman',
      [
        { type: 'BeginCharacter', method: 'array' },
        { type: 'SwapScores', one: 'STR', other: 'CON' },
        { type: 'SwapScores', one: 'STR', other: 'CHA' },
      ],
      [],
    );
    expect(draftOf(state)?.scores).toEqual({ STR: 6, INT: 14, WIS: 12, DEX: 10, CON: 17, CHA: 8 });
    expect(ask(under('ose'), { type: 'BeginCharacter', method: 'array' }, player)).toBe('no-such-thing');
  });

  it('GOR-ADV-03: a fighter keeps the better of two dice', () => {
    const state = after(making('gorman', [begin, fighter]), { type: 'RollHitPoints' }, player, 2, 5);
    expect(draftOf(state)?.hitPoints).toBe(7);
  });

  it('ERI-HPL-02: nobody begins with fewer than three hit points', () => {
    expect(draftOf(making('eris', [begin, fighter, { type: 'RollHitPoints' }], [...SCORES, 1]))?.hitPoints).toBe(3);
    expect(cited(making('eris', [begin, fighter]), { type: 'RollHitPoints' }, player, 1)).toContain('ERI-HPL-02');
  });

  it.each<[string, GameState, Command, string]>([
    ['a second character at once', making('ose', [begin]), begin, 'no-change'],
    ['hit points before a class', making('ose', [begin]), { type: 'RollHitPoints' }, 'out-of-turn'],
    [
      'hit points twice',
      making('ose', [begin, fighter, { type: 'RollHitPoints' }], [...SCORES, 4]),
      { type: 'RollHitPoints' },
      'already-tried',
    ],
    [
      'gold twice',
      making('ose', [begin, { type: 'RollGold' }], [...SCORES, 1, 1, 1]),
      { type: 'RollGold' },
      'already-tried',
    ],
    [
      'an end before all is thrown',
      making('ose', [begin]),
      { type: 'FinishCharacter', name: 'X', alignment: 'lawful' },
      'out-of-turn',
    ],
    [
      'a class after the hit points',
      making('ose', [begin, fighter, { type: 'RollHitPoints' }], [...SCORES, 4]),
      { type: 'ChooseClass', class: 'thief' },
      'out-of-turn',
    ],
    [
      'to give up another’s',
      after(under('ose'), begin, otherPlayer, ...SCORES),
      { type: 'DiscardCharacter', user: otherPlayer.user },
      'not-your-character',
    ],
  ])('refuses %s', (_what, state, command, code) => {
    expect(ask(state, command, player)).toBe(code);
  });

  it('is nothing for spectators', () => {
    expect(ask(under('ose'), begin, spectator)).toBe('not-your-seat');
  });

  it('is seen by its maker and the referee alone, and the dice by all', () => {
    const state = making('ose', [begin]);
    const seen = [player, referee, otherPlayer, spectator].map((seat) =>
      project(state, seat).has(`draft:${player.user}`),
    );
    expect(seen).toEqual([true, true, false, false]);
    const script = new Script(under('ose')).play(begin, referee, ...SCORES);
    expect(script.told().players).toEqual([
      'Rhea rolls a character: STR 15, INT 9, WIS 11, DEX 8, CON 16, CHA 10. [5 5 5] [3 3 3] [4 4 3] [2 3 3] [5 5 6] [4 3 3]',
    ]);
  });

  it('tells the others its hit points, and no class of it while that is not told', () => {
    const chosen = making('ose', [begin, fighter]);
    const told = (command: Command, faces: readonly number[] = []) =>
      toldOf(chosen, command, faces, otherPlayer, player).map(({ line }) => line?.text ?? null);
    expect(told({ type: 'ChooseClass', class: 'thief' })).toEqual([null]);
    expect(told({ type: 'RollHitPoints' }, [5])).toEqual(['Ann’s character has 7 hit points.']);
  });

  it.each(['ose', 'gorman', 'eris'] as const)('under %s whatever is offered is granted', (base) => {
    const states = [
      under(base),
      making(base, [begin]),
      making(base, [begin, fighter]),
      making(base, [begin, fighter, { type: 'RollGold' }], [...SCORES, 4, 4, 4]),
    ];
    const commands = [
      'BeginCharacter',
      'SwapScores',
      'TradeScores',
      'ChooseClass',
      'RollHitPoints',
      'RollGold',
      'FinishCharacter',
      'DiscardCharacter',
    ] as const;
    for (const state of states) expect(refusedOffers(state, [player, referee], commands)).toEqual([]);
  });
});
