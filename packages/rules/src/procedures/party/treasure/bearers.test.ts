import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import {
  after,
  ask,
  at,
  delve,
  goblin,
  isOffered,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  someone,
  spectator,
  toMeet,
} from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { baseRate } from '../../dungeon/movement/rate.ts';

const aldo = someone({ at: at(0, 0) });
const bera = someone({ id: id('bera'), name: 'Bera', owner: otherPlayer.user, at: at(1, 0) });
const DETAILED = { base: 'ose', slots: {}, options: { encumbrance: 'detailed' } } as const;
const found = (gp: number, facts = {}) =>
  after(
    { ...delve([aldo, bera]), ruleset: DETAILED, ...facts },
    { type: 'PoolTreasure', pp: 0, gp, ep: 0, sp: 0, cp: 0, valuables: 0 },
    referee,
  );
const rates = (state: ReturnType<typeof found>) =>
  [aldo.id, bera.id].map((one) => baseRate(state, state.creatures[one] ?? aldo));
const bear = (...creatures: (typeof aldo.id)[]) => ({ type: 'BearPool', creatures }) as const;

describe('the weight of what is everybody’s (OSE-ENC-02, OSE-ENC-05)', () => {
  it('is upon the foremost of the marching order, while nobody else is named', () => {
    expect(rates(found(700))).toEqual([60, 120]);
  });

  it('is upon whom the party names', () => {
    expect(rates(after(found(700), bear(bera.id), player))).toEqual([120, 60]);
  });

  it('is proposed to all who live, until somebody is named', () => {
    const proposed = (state: ReturnType<typeof found>) =>
      offers(state, referee).flatMap(({ command, inputs: [input] }) =>
        command === 'BearPool' && input?.kind === 'choices' ? (input.preset ?? []) : [],
      );
    expect(proposed(found(700))).toEqual([aldo.id, bera.id]);
    expect(proposed(after(found(700), bear(bera.id), player))).toEqual([bera.id]);
  });

  it('is offered to nobody while all who live are helpless', () => {
    const state = found(700);
    const asleep = [aldo, bera].map((one) => [one.id, { ...one, conditions: ['asleep'] as const }] as const);
    const helpless = { ...state, creatures: { ...state.creatures, ...Object.fromEntries(asleep) } };
    expect(isOffered(helpless, [player, referee], 'BearPool')).toBe(false);
  });

  it('is shared by several, coin by coin', () => {
    expect(rates(after(found(600), bear(aldo.id, bera.id), player))).toEqual([120, 120]);
    expect(rates(after(found(900), bear(aldo.id, bera.id), player))).toEqual([90, 90]);
  });

  it('is upon the next when who carries it falls', () => {
    const fallen = { ...aldo, conditions: ['unconscious'] as const };
    const state = found(700);
    expect(rates({ ...state, creatures: { ...state.creatures, [aldo.id]: fallen } })[1]).toBe(60);
  });

  it('counts things of magic that nobody has taken', () => {
    const state = after(
      found(380),
      { type: 'PoolThing', name: 'a heavy blade', thing: 'weapon', named: false },
      referee,
    );
    expect(rates(state)).toEqual([90, 120]);
  });

  it('more than 1,600 coins nobody moves under (OSE-ENC-03), and the sheet tells why', () => {
    const state = found(1_601);
    expect(rates(state)).toEqual([0, 120]);
    expect(JSON.stringify(project(state, spectator).get('sheet:aldo'))).toContain('1661 of 1600 coins');
  });

  it('is upon nobody once it is divided, or where loads are not counted', () => {
    expect(rates(found(700, { ruleset: { base: 'ose', slots: {}, options: {} } }))).toEqual([120, 120]);
  });

  it('the caller says who carries it, and living members only', () => {
    const called = found(700, { party: { ...delve([aldo, bera]).party, caller: player.user } });
    expect(ask(called, bear(bera.id), otherPlayer)).toBe('caller-speaks');
    expect(ask(called, bear(), player)).toBe('no-such-thing');
    expect(ask(called, bear(bera.id, bera.id), player)).toBe('no-such-thing');
    expect(ask(called, bear(id('goblin')), player)).toBe('no-such-thing');
    expect(refusedOffers(called, [player, referee], 'BearPool')).toEqual([]);
  });

  it('may be thrown down before pursuers who want it (OSE-PUR-05)', () => {
    const grik = goblin({ at: at(3, 0), movement: 150 });
    const rich = found(600, { creatures: { [aldo.id]: aldo, [bera.id]: bera, [grik.id]: grik } });
    const script = new Script(rich).play(bear(aldo.id, bera.id), player);
    script.play(toMeet([grik.id]));
    script.play({ type: 'SetDistance', distance: 70 }).play({ type: 'SetReaction', reaction: 'attacks' });
    const party = script.state.encounter?.sides.find(({ kind }) => kind === 'party')?.id ?? id<'side'>('none');
    script.play({ type: 'Evade', side: party }, player).play({ type: 'DecidePursuit', pursue: true });
    expect(refusedOffers(script.state, player, 'DropLure')).toEqual([]);
    script.play({ type: 'DropLure', creature: aldo.id, what: 'pool' }, player, 3);
    expect(script.state.adventure?.coins.gp).toBe(300);
    expect(script.state.encounter?.flight?.outcome).toBe('evaded');
    expect(script.rules).toContain('OSE-PUR-05');
  });
});
