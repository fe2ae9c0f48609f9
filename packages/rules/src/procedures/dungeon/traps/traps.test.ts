import { describe, expect, it } from 'vitest';
import { cited } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import {
  after,
  ask,
  at,
  delve,
  goblin,
  player,
  referee,
  refusedOffers,
  someone,
  spectator,
} from '../../../../test/table.ts';
import { id, loaded } from '../../../core/index.ts';
import { game } from '../../../game.ts';
import { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Hoard } from '../../../state/hoard.ts';
import { NO_COINS } from '../../../state/purse.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { tell } from '../../../view/tell.ts';
import { evolve } from '../../evolve.ts';
import { enterSquares } from './enter.ts';

const rooms = id<'scene'>('rooms');
const pit = id<'trap'>('pit');
const needle = id<'trap'>('needle');
const aldo = someone({ at: at(1, 2) });
const path = [
  { x: 1, y: 2 },
  { x: 2, y: 2 },
  { x: 3, y: 2 },
];

function walk(state: GameState, walker: Creature, ...faces: number[]) {
  const play = new Play(game, state, player, loaded(...faces));
  const walked = enterSquares(play, walker.id, path);
  walked.spring();
  return { steps: walked.path.length - 1, play };
}

describe('traps', () => {
  it('OSE-DUN-15, OSE-DUN-16: who steps on a trap springs it on a 2, and takes its damage without a roll to hit', () => {
    const { steps, play } = walk(delve([aldo]), aldo, 2, 4);
    expect(steps).toBe(1);
    expect(play.state.creatures[aldo.id]?.hitPoints.now).toBe(2);
    expect(play.state.scenes[rooms]?.traps[pit]).toMatchObject({ sprung: true, found: true });
    const step = { type: 'MoveCreature', creature: aldo.id, to: { x: 2, y: 2 } } as const;
    expect(after(delve([aldo]), step, player, 2, 4).creatures[aldo.id]?.hitPoints.now).toBe(2);
    expect(cited(delve([aldo]), step, player, 2, 4)).toEqual(expect.arrayContaining(['OSE-DUN-15', 'OSE-DUN-16']));
  });

  it('OSE-DUN-15: on a 3 it holds, and only the referee hears of it', () => {
    const { steps, play } = walk(delve([aldo]), aldo, 3);
    expect(steps).toBe(2);
    const lines = (seat: typeof player) =>
      play.events.map((event) => tell(event, seat, evolve(delve([aldo]), event), delve([aldo]))?.text ?? null);
    expect(lines(player)).toEqual([null]);
    expect(lines(spectator)).toEqual([null]);
    expect(lines(referee)).toEqual(['Aldo comes upon the pit, and nothing is set off.']);
  });

  it.each([
    ['monsters know the traps of their dungeon (OSE-DUN-16)', delve([goblin({ at: at(1, 2) })]), goblin()],
    ['the referee has switched it off', delve([aldo], { automation: { ...delve([]).automation, traps: false } }), aldo],
    [
      'a sprung trap springs no more',
      after(delve([aldo]), { type: 'SpringTrap', trap: pit, creatures: [], certain: true }, referee),
      aldo,
    ],
  ] as const)('no die is thrown where %s', (_why, state, walker) => {
    expect(walk(state, walker)).toMatchObject({ steps: 2, play: { events: [] } });
  });

  it('the referee springs a trap on whom it catches, for certain or by the dice', () => {
    const state = delve([aldo]);
    const spring = { type: 'SpringTrap', trap: needle, creatures: [aldo.id], certain: false } as const;
    expect(ask(state, spring, referee, 5)).toMatchObject([{ type: 'TrapHeld' }]);
    expect(ask(state, { ...spring, certain: true }, referee)).toMatchObject([{ type: 'TrapSprung', roll: null }]);
    expect(ask(state, spring, player)).toBe('not-your-seat');
  });

  it('a trap that springs on somebody unseen is not told to the table, nor is the trap', () => {
    const state = delve([aldo, goblin({ hidden: true, name: 'Xanthippe' })]);
    const spring = { type: 'SpringTrap', trap: pit, creatures: [goblin().id], certain: true } as const;
    const events = ask(state, spring, referee, 1);
    const [sprung] = typeof events === 'string' ? [] : events;
    expect(sprung && tell(sprung, player, evolve(state, sprung), state)).toBeNull();
    expect(after(state, spring, referee, 1).scenes[rooms]?.traps[pit]).toMatchObject({ sprung: true, found: false });
    const both = ask(state, { ...spring, creatures: [goblin().id, aldo.id] }, referee, 1, 1);
    const line = typeof both === 'string' || !both[0] ? null : tell(both[0], player, evolve(state, both[0]), state);
    expect(line?.text).toBe('A trap springs: the pit catches Aldo!');
  });

  it('the referee reveals, disarms and resets', () => {
    const shown = after(delve([aldo]), { type: 'RevealTrap', trap: pit }, referee);
    expect(shown.scenes[rooms]?.traps[pit]).toMatchObject({ found: true, sprung: false });
    const safe = after(shown, { type: 'DisarmTrap', trap: pit }, referee);
    expect(ask(safe, { type: 'SpringTrap', trap: pit, creatures: [], certain: true }, referee)).toBe('no-change');
    expect(after(safe, { type: 'ResetTrap', trap: pit }, referee).scenes[rooms]?.traps[pit]?.sprung).toBe(false);
  });

  it('OSE-APX-04: a thief takes a found treasure trap apart, one try for each', () => {
    const thief = someone({ class: 'thief', at: at(4, 3) });
    const remove = { type: 'RemoveTrap', creature: thief.id, trap: needle } as const;
    expect(ask(delve([thief]), remove, player)).toBe('no-such-thing');
    const known = after(delve([thief]), { type: 'RevealTrap', trap: needle }, referee);
    expect(after(known, remove, player, 10).scenes[rooms]?.traps[needle]?.sprung).toBe(true);
    const failed = after(known, remove, player, 11);
    expect(ask(failed, remove, player)).toBe('out-of-turn');
    expect(ask(after(failed, { type: 'EndTurn', resting: false }, player), remove, player)).toBe('already-tried');
  });

  it('OSE-APX-04: fighters and room traps are beyond it', () => {
    const shown = after(
      after(delve([aldo]), { type: 'RevealTrap', trap: pit }, referee),
      { type: 'RevealTrap', trap: needle },
      referee,
    );
    expect(ask(shown, { type: 'RemoveTrap', creature: aldo.id, trap: needle }, player)).toBe('forbidden');
    const thief = { ...aldo, class: 'thief' };
    expect(
      ask({ ...shown, creatures: { [aldo.id]: thief } }, { type: 'RemoveTrap', creature: aldo.id, trap: pit }, player),
    ).toBe('forbidden');
  });

  it('one that they have found, and that changes unseen, they take to be as it was', () => {
    const thief = someone({ class: 'thief', at: at(4, 3) });
    const lurker = goblin({ hidden: true, at: at(4, 4) });
    const look = (state: GameState) =>
      [player, spectator].map((seat) => [
        project(state, seat).get('trap:needle'),
        offers(state, seat).filter(({ command }) => command === 'RemoveTrap'),
      ]);
    const armed = after(delve([thief, lurker]), { type: 'RevealTrap', trap: needle }, referee);
    const spring = { type: 'SpringTrap', trap: needle, creatures: [lurker.id], certain: true } as const;
    const sprung = after(armed, spring, referee);
    expect(sprung.scenes[rooms]?.traps[needle]?.sprung).toBe(true);
    expect(look(sprung)).toEqual(look(armed));
    expect(refusedOffers(sprung, player, 'RemoveTrap')).toEqual([]);
    const disarmed = after(armed, { type: 'DisarmTrap', trap: needle }, referee);
    expect(look(disarmed)).not.toEqual(look(armed));
    const set = after(disarmed, { type: 'ResetTrap', trap: needle }, referee);
    expect(set.scenes[rooms]?.traps[needle]?.sprung).toBe(false);
    expect(look(set)).toEqual(look(disarmed));
    const caught = after(set, { ...spring, creatures: [thief.id] }, referee);
    expect(caught.scenes[rooms]?.traps[needle]).toMatchObject({ sprung: true });
    expect(caught.scenes[rooms]?.traps[needle]?.believed).toBeUndefined();
  });

  it.each([['SpringTrap'], ['RevealTrap'], ['DisarmTrap'], ['ResetTrap'], ['RemoveTrap']])(
    'every %s offered is granted',
    (name) => {
      const thief = someone({ class: 'thief', at: at(4, 3) });
      const known = after(
        after(delve([thief]), { type: 'RevealTrap', trap: needle }, referee),
        { type: 'DisarmTrap', trap: pit },
        referee,
      );
      for (const seat of [referee, player])
        expect(refusedOffers(known, seat).filter(([command]) => command.type === name)).toEqual([]);
    },
  );

  it('are set on treasure by the referee, or drawn where it lies, and spring on whoever takes it', () => {
    const at44 = { x: 4, y: 4 };
    const lay = { type: 'LayHoard', name: 'an urn', types: '', square: { x: 3, y: 3 }, hidden: false } as const;
    const laid = (square = at44) => after(delve([someone({ at: at(3, 4) })]), { ...lay, square }, referee);
    const hoardIn = (state: GameState) => Object.values(state.hoards ?? {})[0]?.id ?? id<'hoard'>('none');
    const drawn = laid();
    const takes = { type: 'TakeHoard', hoard: hoardIn(drawn), creature: someone().id } as const;
    expect(after(drawn, takes, player, 2).scenes[rooms]?.traps[needle]?.sprung).toBe(true);
    const set = { type: 'TrapHoard', hoard: hoardIn(drawn), name: 'spring blade', damage: '1d6', text: '' } as const;
    expect(ask(drawn, set, referee)).toBe('no-change');
    const bare = laid({ x: 3, y: 3 });
    const there = { ...set, hoard: hoardIn(bare) };
    expect([ask(bare, there, player), ask(bare, { ...there, damage: 'much' }, referee)]).toEqual([
      'not-your-seat',
      'bad-input',
    ]);
    const trapped = after(bare, there, referee);
    expect(project(trapped, player)).toEqual(project(bare, player));
    const taken = after(trapped, { ...takes, hoard: hoardIn(bare) }, player, 1, 3);
    expect(taken.creatures[someone().id]?.hitPoints.now).toBe(someone().hitPoints.now - 3);
    const held = ask(trapped, { ...takes, hoard: hoardIn(bare) }, player, 5);
    expect(held).toContainEqual(expect.objectContaining({ type: 'TrapHeld', gone: true }));
    const carried = new Script(trapped).play({ ...takes, hoard: hoardIn(bare) }, player, 5);
    expect(Object.keys(carried.state.scenes[rooms]?.traps ?? {})).toEqual([pit, needle]);
    for (const state of [drawn, bare, trapped])
      expect(refusedOffers(state, referee).filter(([{ type }]) => type === 'TrapHoard')).toEqual([]);
  });

  it('that are set on one hoard guard no other of its square, nothing once they have sprung, and go with it', () => {
    const bare = { coins: NO_COINS, valuables: [], things: [], hidden: false, at: at(3, 3) } as const;
    const chest: Hoard = { ...bare, id: id('chest'), name: 'a chest' };
    const urn: Hoard = { ...bare, id: id('urn'), name: 'an urn' };
    const hoards = { [chest.id]: chest, [urn.id]: urn };
    const set = { type: 'TrapHoard', name: 'spring blade', damage: '', text: '' } as const;
    const onChest = new Script(delve([someone({ at: at(3, 4) })], { hoards })).play({ ...set, hoard: chest.id });
    const blade = onChest.state.hoards?.[chest.id]?.trap ?? id<'trap'>('none');
    const takes = { type: 'TakeHoard', creature: someone().id } as const;
    const settable = (state: GameState) =>
      offers(state, referee).flatMap(({ command, about }) => (command === 'TrapHoard' ? [about] : []));
    expect(settable(onChest.state)).toEqual(['hoard:urn']);
    expect(onChest.play({ ...takes, hoard: urn.id }, player).state.scenes[rooms]?.traps[blade]?.sprung).toBe(false);
    const sprung = after(onChest.state, { type: 'DisarmTrap', trap: blade }, referee);
    expect(settable(sprung)).toEqual(['hoard:chest']);
    expect(ask(sprung, { ...set, hoard: chest.id }, referee)).toBeInstanceOf(Array);
    const { state } = onChest.play({ type: 'RemoveHoard', hoard: chest.id });
    expect(Object.keys(state.scenes[rooms]?.traps ?? {})).toEqual([pit, needle]);
  });
});
