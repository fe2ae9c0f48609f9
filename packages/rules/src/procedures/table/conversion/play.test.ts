import { describe, expect, it } from 'vitest';
import { cited } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import { ask, campaign, goblin, player, referee, refusedOffers } from '../../../../test/table.ts';
import type { CommandOf } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { tell } from '../../../view/tell.ts';

const ERIS = { base: 'eris', slots: {}, options: {} } as const;
const claw = { name: 'claw', kind: 'melee', damage: '2d8', times: 2, ranges: null, slow: false, blunt: false } as const;
const beast = goblin({
  name: 'Beast',
  hitDice: { dice: 3, plus: 1, stars: 1 },
  hitPoints: { now: 20, max: 20 },
  naturalArmour: 21,
  attacks: [claw, { ...claw, name: 'bite', times: 1 }],
});
const state = (facts: Partial<Creature> = {}) => ({ ...campaign([{ ...beast, ...facts }]), ruleset: ERIS });
const plain = { source: 'likened', dice: 2, magical: false, usesShield: false, several: false } as const;
type How = Partial<Omit<CommandOf<'ConvertMonster'>, 'type' | 'creature'>>;
const convert = (how: How = {}) => ({ type: 'ConvertMonster', creature: beast.id, ...plain, ...how }) as const;
const made = (how: How = {}) => new Script(state()).play(convert(how), referee, 1, 2, 3).state.creatures[beast.id];

describe('monsters of other books', () => {
  it('ERI-CNV-01: listed hit points are ignored: a d6 for each hit die, and points once', () => {
    expect(made()?.hitPoints).toEqual({ now: 7, max: 7 });
  });

  it('ERI-CNV-04, 05: armour class is never below 2; a highly magical hide is worth up to three and three', () => {
    expect([made()?.naturalArmour, made()?.enchanted]).toEqual([17, undefined]);
    const magical = { magical: true, usesShield: true } as const;
    expect(made(magical)?.enchanted).toEqual({ armour: 3, shield: 1 });
    expect(cited(state(), convert(magical), referee, 1, 2, 3)).toContain('ERI-CNV-05');
    expect(cited(state(), convert(), referee, 1, 2, 3)).not.toContain('ERI-CNV-05');
  });

  it('ERI-CNV-02, 08: one attack with a d6, unless the booklets or its size give it more', () => {
    expect(made()?.attacks.map(({ damage, times }) => [damage, times])).toEqual([['1d6', 1]]);
    expect(made({ several: true })?.attacks.map(({ times }) => times)).toEqual([2, 1]);
    expect(made({ source: 'booklets' })?.attacks.map(({ damage }) => damage)).toEqual(['2d8', '2d8']);
  });

  it.each([
    ['likened', 3, 3, '1d6'],
    ['giant-animal', 1, 2, '1d6'],
    ['giant-animal', 9, 9, '3d6'],
    ['giant-animal', 25, 20, '3d6'],
    ['booklets', 9, 9, '2d8'],
  ] as const)('ERI-CNV-03: %s, listed at %d hit dice: %d, with %s of damage', (source, listed, dice, damage) => {
    const one = state({ hitDice: { dice: listed, plus: 0, stars: 0 } });
    const faces = Array<number>(dice).fill(2);
    const found = new Script(one).play(convert({ source, dice: 3 }), referee, ...faces).state.creatures[beast.id];
    expect([found?.hitDice?.dice, found?.attacks[0]?.damage]).toEqual([dice, damage]);
  });

  it('ERI-CNV-02, 03, 04, 08, 09: the referee is told each rule that had a part, and nobody else is', () => {
    const events = ask(state(), convert({ several: true }), referee, 1, 2, 3);
    const told = (seat: typeof referee) =>
      typeof events === 'string' ? [] : events.flatMap((event) => tell(event, seat, state(), state()) ?? []);
    expect(told(referee)[0]?.why?.notes?.map(({ rule }) => rule)).toEqual([
      'ERI-CNV-03',
      'ERI-CNV-02',
      'ERI-CNV-04',
      'ERI-CNV-08',
      'ERI-CNV-09',
    ]);
    expect(told(player)).toEqual([]);
  });

  it('is the referee’s, at the desk, of monsters that are whole; what is offered is granted', () => {
    expect(ask(state(), convert(), player)).toBe('not-your-seat');
    expect(ask(state({ hitPoints: { now: 3, max: 20 } }), convert(), referee)).toBe('no-such-thing');
    expect(ask({ ...state(), ruleset: { ...ERIS, base: 'ose' } }, convert(), referee)).toBe('no-such-thing');
    expect(refusedOffers(state(), referee, 'ConvertMonster')).toEqual([]);
  });
});
