import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { ask, at, campaign, goblin, referee, someone } from '../../../../test/table.ts';
import { id, loaded } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import type { Condition, Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';

const crew = (many: number) =>
  Array.from({ length: many }, (_, nth) => someone({ id: id(`rower-${nth}`), name: `Rower ${nth}` }));

/** So many people on the shore of a lake. */
const ashore = (many: number) =>
  new Script({ ...campaign(crew(many)), ruleset: { base: 'ose', slots: {}, options: { encumbrance: 'detailed' } } })
    .play({ type: 'DrawLand', name: 'The Sound', layout: 'flat', width: 9, height: 9, milesPerHex: 6 })
    .play({ type: 'PlaceParty', column: 2, row: 2 }).state;

const boarding = { type: 'Embark', vessel: 'canoe' } as const;
const shipsFor = (many: number): readonly string[] =>
  offers(ashore(many), referee)
    .filter(({ command }) => command === 'Embark')
    .flatMap(({ inputs }) => inputs.flatMap((input) => ('options' in input ? input.options : [])))
    .map(({ value }) => value);

describe('OSE-APX-11: a ship carries so much, people and what they have on them', () => {
  it('three people go in a canoe, ten do not', () => {
    expect(typeof ask(ashore(3), boarding, referee)).not.toBe('string');
    expect(ask(ashore(10), boarding, referee)).toBe('forbidden');
    expect(shipsFor(3)).toContain('canoe');
    expect(shipsFor(10)).not.toContain('canoe');
    expect(shipsFor(10)).toContain('longship');
  });

  describe('where the weight of things is not counted, what goes with the party is (OSE-ENC-01)', () => {
    const store = (name: string, rate: number | null, weight: number) =>
      ({
        id: id<'store'>(name),
        name,
        along: true,
        bears: { full: 2_000, half: 4_000, rate },
        items: [
          { id: id<'item'>(`${name}-load`), name: 'sacks', quantity: 2, weight: weight / 2, kind: 'gear', use: null },
        ],
        coins: { pp: 0, gp: 0, ep: 0, sp: 0, cp: 0 },
      }) as const;
    const with_ = (facts: Partial<GameState>, prisoners: readonly Creature[] = []): GameState => {
      const state = { ...ashore(1), ruleset: campaign([]).ruleset, ...facts };
      return {
        ...state,
        creatures: { ...state.creatures, ...Object.fromEntries(prisoners.map((one) => [one.id, one])) },
      };
    };
    const boards = (state: GameState, vessel: string) => {
      const said = decide(state, { type: 'Embark', vessel }, referee, loaded());
      return said.granted ? 'aboard' : said.refusal.sentence;
    };
    const prisoner = (nth: number, conditions: readonly Condition[] = ['captive']) =>
      goblin({ id: id(`goblin-${nth}`), name: `Goblin ${nth}`, conditions, at: null });

    it('a mule of 10,000 coins, with 3,000 on its back', () => {
      const stores = [store('mule', 120, 3_000)];
      expect(boards(with_({ stores }), 'canoe')).toBe(
        'A canoe carries 6,000 coins of weight: the party and all that goes with it come to 14,600.',
      );
      expect(boards(with_({ stores }), 'lifeboat')).toBe('aboard');
      expect(boards(with_({ stores: stores.map((one) => ({ ...one, along: false })) }), 'canoe')).toBe('aboard');
    });

    it('a cart by what lies in it alone', () => {
      expect(boards(with_({ stores: [store('cart', null, 4_400)] }), 'canoe')).toBe('aboard');
      expect(boards(with_({ stores: [store('cart', null, 4_402)] }), 'canoe')).toContain('come to 6,002.');
    });

    it('each prisoner as one of the party, and no other monster', () => {
      const three = [0, 1, 2].map((nth) => prisoner(nth));
      expect(boards(with_({}, three.slice(0, 2)), 'canoe')).toBe('aboard');
      expect(boards(with_({}, three), 'canoe')).toContain('come to 6,400.');
      expect(boards(with_({}, [prisoner(0), prisoner(1), prisoner(2, [])]), 'canoe')).toBe('aboard');
      expect(boards(with_({}, [prisoner(0), prisoner(1), prisoner(2, ['captive', 'dead'])]), 'canoe')).toBe('aboard');
    });

    it('and nobody whom others hold, hidden or on a map', () => {
      const held = [0, 1, 2].map((nth) => ({ ...prisoner(nth), at: at(nth, 0) }));
      expect(boards(with_({}, held), 'canoe')).toBe('aboard');
      const hidden = [0, 1, 2].map((nth) => ({ ...prisoner(nth), hidden: true }));
      expect(boards(with_({}, hidden), 'canoe')).toBe('aboard');
    });

    it('and no ship is offered that would not carry them', () => {
      const offered = (state: GameState) =>
        offers(state, referee)
          .filter(({ command }) => command === 'Embark')
          .flatMap(({ inputs }) => inputs.flatMap((input) => ('options' in input ? input.options : [])))
          .map(({ value }) => value);
      expect(offered(with_({ stores: [store('mule', 120, 3_000)] }))).not.toContain('canoe');
      expect(offered(with_({}))).toContain('canoe');
    });
  });

  it('unless the referee rules otherwise', () => {
    expect(decide(ashore(10), boarding, referee, loaded(), true).granted).toBe(true);
  });
});
