import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { ask, campaign, referee, someone } from '../../../../test/table.ts';
import { id, loaded } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
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

  it('unless the referee rules otherwise', () => {
    expect(decide(ashore(10), boarding, referee, loaded(), true).granted).toBe(true);
  });
});
