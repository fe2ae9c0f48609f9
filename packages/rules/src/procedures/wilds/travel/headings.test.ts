import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { campaign, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import type { Command, Seat } from '../../../core/index.ts';
import { offers } from '../../../view/offers.ts';

const FLAT = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'];
const POINTY = ['north-east', 'east', 'south-east', 'south-west', 'west', 'north-west'];

const wilds = (layout: 'flat' | 'pointy'): Script =>
  new Script(campaign([someone()]))
    .play({ type: 'DrawLand', name: 'The March', layout, width: 10, height: 10, milesPerHex: 6 })
    .play({ type: 'PlaceParty', column: 5, row: 5 });

/** The headings that a command offers, as they are said. */
const headings = ({ state }: Script, command: Command['type'], seat: Seat = referee) =>
  offers(state, seat)
    .filter((offer) => offer.command === command)
    .flatMap(({ inputs }) => inputs.filter(({ name }) => name === 'heading'))
    .map((input) => (input.kind === 'choice' ? input.options.map(({ label }) => label) : []));

describe('a course leads over a side of a hex, and never over a corner', () => {
  it.each([
    ['flat', FLAT],
    ['pointy', POINTY],
  ] as const)('on %s hexes', (layout, sides) => {
    const script = wilds(layout);
    const [first] = layout === 'flat' ? (['N'] as const) : (['NE'] as const);
    for (const seat of [player, referee])
      for (const one of headings(script, 'SetCourse', seat)) expect(one).toEqual(sides);
    expect(headings(script, 'SetCourse', player)).toHaveLength(1);
    expect(refusedOffers(script.state, player, 'SetCourse')).toEqual([]);
    script.play({ type: 'SetCourse', heading: first, pace: 'march', way: 'country', mount: 'none', forage: false });
    expect(headings(script, 'RuleHeading')).toEqual([sides]);
    expect(refusedOffers(script.state, referee, 'RuleHeading')).toEqual([]);
  });
});
