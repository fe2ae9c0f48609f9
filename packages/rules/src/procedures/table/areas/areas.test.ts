import { describe, expect, it } from 'vitest';
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
  someone,
  spectator,
  twoRooms,
} from '../../../../test/table.ts';
import { commandFlaw } from '../../../command-flaw.ts';
import { type CommandOf, id, type Seat } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import { areasOf } from '../../../state/areas.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';

const ROOMS = id<'scene'>('rooms');
const aldo = someone({ at: at(1, 1) });
const lurker = goblin({ id: id('lurker'), name: 'Lurker', hidden: true, at: at(3, 1) });
const foe = goblin({ at: at(2, 2) });
const state = delve([aldo, foe, lurker], {}, twoRooms());

const circle = (facts: Partial<CommandOf<'PlaceArea'>> = {}): CommandOf<'PlaceArea'> => ({
  type: 'PlaceArea',
  kind: 'circle',
  at: { x: 2.5, y: 1.5 },
  feet: 20,
  width: 0,
  degrees: 0,
  open: true,
  ...facts,
});

const shown = (of: GameState, seat: Seat) =>
  [...project(of, seat).values()].flatMap((record) => (record.type === 'area' ? [record] : []));
const saves = (of: GameState, seat: Seat) => offers(of, seat).filter(({ command }) => command === 'CallSave');
const first = (of: GameState) => Object.values(areasOf(of))[0]?.id ?? id<'area'>('none');

describe('areas on the board', () => {
  it('areas of one shape and size are told apart by where they lie', () => {
    const script = new Script(state).play(circle(), referee);
    const laid = script.play(circle({ at: { x: 1.5, y: 1.5 } }), referee).state;
    const labels = (of: GameState) =>
      offers(of, referee).flatMap(({ command, label }) => (command === 'RemoveArea' ? [label] : []));
    expect(labels(laid)).toEqual([
      'Take the circle of 20′ radius (column 3, row 2) off the map',
      'Take the circle of 20′ radius (column 2, row 2) off the map',
    ]);
    expect(saves(laid, referee).flatMap(({ about, label }) => (about === null ? [] : [label]))).toEqual([
      'Damage and saves in the circle of 20′ radius (column 3, row 2)',
      'Damage and saves in the circle of 20′ radius (column 2, row 2)',
    ]);
    expect(labels(after(state, circle(), referee))).toEqual(['Take the circle of 20′ radius off the map']);
  });

  it('whoever flies above what an area reaches does not stand in it', () => {
    const at = (elevation: number) => ({
      ...state,
      creatures: { ...state.creatures, [foe.id]: { ...foe, elevation } },
    });
    expect(shown(after(at(10), circle(), player), player)[0]?.within).toEqual([aldo.id, foe.id]);
    expect(shown(after(at(60), circle(), player), player)[0]?.within).toEqual([aldo.id]);
  });

  it('an area laid in the air has those in it who fly there, and not those below', () => {
    const flying = { ...state, creatures: { ...state.creatures, [foe.id]: { ...foe, elevation: 60 } } };
    const laid = after(flying, circle({ height: 60 }), player);
    expect(shown(laid, player)[0]).toMatchObject({ height: 60, within: [foe.id] });
    expect(offers(laid, referee).find(({ command }) => command === 'RemoveArea')?.label).toBe(
      'Take the circle of 20′ radius (60′ up) off the map',
    );
    expect(areasOf(after(flying, circle({ height: 0 }), player))).toEqual(areasOf(after(flying, circle(), player)));
    expect(commandFlaw({ ...circle(), height: 2_000 } as object)).not.toBeNull();
  });

  it('an area says who stands in it, of those whom the seat knows', () => {
    const laid = after(state, circle(), player);
    expect(shown(laid, referee)[0]?.within).toEqual([aldo.id, foe.id, lurker.id]);
    expect(shown(laid, player)[0]?.within).toEqual([aldo.id, foe.id]);
    expect(shown(laid, spectator)[0]?.within).toEqual([aldo.id, foe.id]);
    expect(shown(laid, otherPlayer)[0]).toMatchObject({ name: 'Ann', open: true });
  });

  it('somebody hidden in a player’s area changes nothing of what any player knows, is shown or offered', () => {
    const { [lurker.id]: _gone, ...others } = state.creatures;
    const without = { ...state, creatures: others };
    for (const seat of [player, otherPlayer, spectator]) {
      const [one, other] = [after(state, circle(), player), after(without, circle(), player)];
      expect(known(one, seat)).toEqual(known(other, seat));
      expect(project(one, seat)).toEqual(project(other, seat));
    }
  });

  it('what the referee lays for themselves nobody else is shown, nor may take off', () => {
    const laid = after(state, circle({ open: false }), referee);
    expect(shown(laid, referee)).toHaveLength(1);
    for (const seat of [player, spectator]) {
      expect(known(laid, seat)).toEqual(known(state, seat));
    }
    expect(ask(laid, { type: 'RemoveArea', area: first(laid) }, player)).toBe('no-such-thing');
  });

  it('whoever laid an area takes it off, and the referee any', () => {
    const laid = after(state, circle({ open: false }), player);
    const off = { type: 'RemoveArea', area: first(laid) } as const;
    expect(shown(laid, otherPlayer)).toHaveLength(1);
    expect(ask(laid, off, otherPlayer)).toBe('not-your-seat');
    const asked = (seat: Seat) => offers(laid, seat).find(({ command }) => command === 'RemoveArea')?.asks;
    expect([asked(player), asked(referee)]).toEqual([undefined, expect.stringContaining('gone for them')]);
    expect(shown(after(laid, off, player), player)).toEqual([]);
    expect(shown(after(laid, off, referee), player)).toEqual([]);
  });

  it('whoever watches lays none, a player none on other maps, and nobody one off the map', () => {
    expect(ask(state, circle(), spectator)).toBe('not-your-seat');
    const two = { ...state, scenes: { ...state.scenes, [id<'scene'>('cellar')]: twoRooms({ id: id('cellar') }) } };
    expect(ask(two, circle({ scene: id('cellar') }), player)).toBe('no-such-thing');
    expect(shown(after(two, circle({ scene: id('cellar') }), referee), player)).toEqual([]);
    expect(ask(state, circle({ at: { x: 11, y: 1 } }), player)).toBe('bad-input');
    expect(ask(state, circle({ kind: 'cone' }), player)).toBe('bad-input');
  });

  it('one person lays no more than fifty on a map', () => {
    const [one] = Object.values(areasOf(after(state, circle(), player)));
    if (!one) throw new Error('There is no area.');
    const all = Array.from({ length: 50 }, (_, place) => ({ ...one, id: id<'area'>(`area-${place}`) }));
    const many = { ...state, areas: Object.fromEntries(all.map((area) => [area.id, area])) };
    expect(ask(many, circle(), player)).toBe('bad-input');
    expect(ask(many, circle(), otherPlayer)).not.toBe('bad-input');
    const cellar = id<'scene'>('cellar');
    const two = { ...many, scene: cellar, scenes: { ...many.scenes, [cellar]: twoRooms({ id: cellar }) } };
    expect(ask(two, circle(), player)).not.toBe('bad-input');
  });

  it('goes with the map that it lies on', () => {
    const gone = after(after(state, circle(), player), { type: 'RemoveScene', scene: ROOMS }, referee);
    expect(areasOf(gone)).toEqual({});
  });

  it.each([[{ feet: 0 }], [{ feet: 1.5 }], [{ degrees: 360 }], [{ at: { x: Number.NaN, y: 1 } }], [{ kind: 'star' }]])(
    'garbage is no command: %j',
    (facts) => {
      expect(commandFlaw({ ...circle(), ...facts } as object)).not.toBeNull();
    },
  );

  it('the referee deals damage and calls for saves to those who stand in it, in one form', () => {
    const laid = after(state, circle(), player);
    const form = saves(laid, referee).find(({ about }) => about === first(laid));
    expect(form?.inputs.find(({ name }) => name === 'creatures')).toMatchObject({
      preset: [aldo.id, foe.id, lurker.id],
    });
    expect(saves(laid, player)).toEqual([]);
    const burnt = ask(
      laid,
      {
        type: 'CallSave',
        creatures: [foe.id],
        save: 'none',
        modifier: 0,
        source: 'a fireball',
        damage: '2',
        otherwise: 'none',
        destructive: false,
      },
      referee,
    );
    expect(typeof burnt === 'string' ? burnt : burnt.map(({ type }) => type)).toEqual(['DamageRolled', 'DamageTaken']);
  });
});
