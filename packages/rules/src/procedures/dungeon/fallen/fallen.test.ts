import { describe, expect, it } from 'vitest';
import { brawl, weapon } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import {
  ask,
  at,
  delve,
  goblin,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  someone,
} from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import { bearings } from '../../../state/borne.ts';
import type { Creature } from '../../../state/creature.ts';
import { NO_COINS } from '../../../state/purse.ts';
import { offers } from '../../../view/offers.ts';
import { baseRate } from '../movement/rate.ts';

const bow = weapon('short bow', { kind: 'missile', ranges: [50, 100, 150] });
const aldo = someone({ at: at(1, 1) });
const bera = someone({
  id: id('bera'),
  name: 'Bera',
  owner: otherPlayer.user,
  at: at(1, 2),
  conditions: ['unconscious'],
  coins: NO_COINS,
});
const carry = { type: 'PickUpFallen', creature: aldo.id, body: bera.id } as const;
const walk = (x: number, y: number) => ({ type: 'MoveCreature', creature: aldo.id, to: { x, y } }) as const;
const table = (...others: readonly Creature[]) => new Script(delve([aldo, bera, ...others]));
const offered = ({ state }: Script, command: string, seat = player) =>
  offers(known(state, seat), seat).find((one) => one.command === command);
const placeOf = ({ state }: Script) => state.creatures[bera.id]?.at?.square;

describe('a companion who cannot walk', () => {
  it('is offered to whoever stands beside them to be carried, and comes along', () => {
    const script = table();
    expect(offered(script, 'PickUpFallen')).toMatchObject({ label: 'Carry Bera', about: bera.id, barred: null });
    expect(refusedOffers(script.state, [player, referee, otherPlayer], 'PickUpFallen')).toEqual([]);
    script.play(carry, player);
    expect(script.told().players).toEqual(['Aldo takes up Bera, and carries them along.']);
    script.play(walk(3, 1), player);
    expect(placeOf(script)).toEqual({ x: 2, y: 1 });
    expect(refusedOffers(script.state, [player, referee], 'SetDownFallen')).toEqual([]);
    script.play({ type: 'SetDownFallen', creature: aldo.id }, player).play(walk(4, 1), player);
    expect(placeOf(script)).toEqual({ x: 2, y: 1 });
  });

  it.each(['dead', 'paralysed', 'asleep'] as const)('may be %s', (condition) => {
    expect(ask(delve([aldo, { ...bera, conditions: [condition] }]), carry, player)).toMatchObject([
      { type: 'FallenPickedUp' },
    ]);
  });

  it('slows whoever carries them to the slowest pace, and further by the treasure they have', () => {
    const rate = (body: Creature): number => {
      const { state } = new Script({
        ...delve([aldo, body]),
        ruleset: { base: 'gorman', slots: {}, options: {} },
      }).play(carry, player);
      return baseRate(state, state.creatures[aldo.id] ?? aldo);
    };
    expect(rate(bera)).toBe(30);
    expect(rate({ ...bera, coins: { ...NO_COINS, gp: 1_700 } })).toBe(0);
  });

  it('is greyed with the reason for whoever stands elsewhere, or carries somebody already', () => {
    const far = table({ ...aldo, at: at(4, 4) });
    expect(offered(far, 'PickUpFallen')?.barred).toBe('Aldo does not stand beside Bera.');
    expect(ask(far.state, carry, player)).toBe('too-far');
    const cole = someone({ id: id('cole'), name: 'Cole', at: at(0, 1), conditions: ['dead'] });
    const burdened = table(cole).play(carry, player);
    expect(offered(burdened, 'PickUpFallen')?.barred).toBe('Aldo carries Bera already.');
  });

  it('is nobody’s to carry who can walk, nor by who is not one’s own', () => {
    expect(ask(delve([aldo, { ...bera, conditions: [] }]), carry, player)).toBe('no-such-thing');
    expect(ask(table().state, carry, otherPlayer)).toBe('not-your-character');
    expect(offered(table(), 'PickUpFallen', otherPlayer)).toBeUndefined();
  });

  it.each([
    ['their carrier falls', aldo.id, 'unconscious', true, ['Aldo can no longer carry Bera.']],
    ['they can stand again', bera.id, 'unconscious', false, []],
  ] as const)('is carried no longer once %s', (_, creature, condition, on, lines) => {
    const script = table().play(carry, player);
    script.told();
    script.play({ type: 'SetCondition', creature, condition, on });
    expect(bearings(script.state)).toEqual([]);
    expect(script.told().players.filter((line) => line.includes('carry'))).toEqual(lines);
  });

  it('is still carried, and near, when their carrier takes a step back', () => {
    const script = table()
      .play(carry, player)
      .play(walk(2, 1), player)
      .play({ type: 'TakeBackMove', creature: aldo.id }, player);
    expect(script.state.creatures[aldo.id]?.at?.square).toEqual({ x: 1, y: 1 });
    expect(bearings(script.state)).toHaveLength(1);
    expect(placeOf(script)).toEqual({ x: 2, y: 1 });
  });

  it('is told to the referee alone where nobody else knows of the carrier', () => {
    const cole = someone({ id: id('cole'), name: 'Cole', owner: null, at: at(2, 2), hidden: true });
    const script = table(cole).play({ type: 'PickUpFallen', creature: cole.id, body: bera.id }, referee);
    script.play({ type: 'SetDownFallen', creature: cole.id }, referee);
    expect(script.told()).toEqual({
      referee: ['Cole takes up Bera, and carries them along.', 'Cole sets Bera down.'],
      players: [],
    });
  });

  it('is set down by whoever strikes or shoots', () => {
    const script = brawl({}, [{ ...aldo, attacks: [bow] }, bera], [goblin({ at: at(4, 1) })], 'movement').play(
      carry,
      player,
    );
    while (script.state.encounter?.combat?.phase !== 'missile') script.play({ type: 'NextPhase' });
    script.told();
    script.play({ type: 'Attack', attacker: aldo.id, target: goblin().id, attack: 0 }, player, 2);
    expect(bearings(script.state)).toEqual([]);
    expect(script.told().players.at(-1)).toBe('Aldo has set Bera down, with both hands for the fight.');
  });
});
