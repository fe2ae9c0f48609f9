import { describe, expect, it } from 'vitest';
import { cited } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { ask, campaign, player, referee, someone } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import type { Item } from '../../../state/item.ts';
import { tell } from '../../../view/tell.ts';
import { tiredness } from '../../dungeon/rest/rest.ts';

const rations: Item = { id: id('rations'), name: 'Rations', quantity: 60, weight: 10, kind: 'gear', use: 'ration' };

/** Open country for thirty hexes to the north. */
const wilds = (milesPerHex = 6): Script =>
  new Script(campaign([someone({ items: [rations] })]))
    .play({ type: 'DrawLand', name: 'The March', layout: 'flat', width: 12, height: 30, milesPerHex })
    .play({ type: 'PlaceParty', column: 6, row: 30 });

const course = {
  type: 'SetCourse',
  heading: 'N',
  pace: 'march',
  way: 'country',
  mount: 'none',
  forage: false,
} as const;
const direction = {
  type: 'CheckDirection',
  guide: false,
  trailOrRiver: false,
  landmark: false,
  navigator: false,
} as const;
const wander = { type: 'CheckForWanderers', checks: 1 } as const;
const goOn = { type: 'GoOn', hexes: 50 } as const;
const evening = { type: 'EndDay', food: true, water: false, disturbed: false, resting: [] } as const;

describe('a day on the way by the adventures chapter', () => {
  it('OSE-WLD-07, OSE-HAZ-07: in open country a 1 on a d6 loses the way, and with a guide nothing does', () => {
    const { state } = wilds().play(course, player);
    const checked = (...faces: number[]) => eventIn(ask(state, direction, referee, ...faces), 'DirectionChecked');
    expect(checked(1, 3)).toMatchObject({ chance: { upTo: 1, sides: 6 }, why: { rule: 'OSE-WLD-07' } });
    expect([checked(1, 3)?.heading === 'N', checked(2)?.heading]).toEqual([false, 'N']);
    const guided = eventIn(ask(state, { ...direction, guide: true }, referee), 'DirectionChecked');
    expect(guided).toMatchObject({ roll: null, heading: 'N', why: { rule: 'OSE-HAZ-07' } });
    expect(guided?.why.formula).toBe('with a guide, a trail, a river or a landmark nobody loses the way');
    expect(guided?.why.needed).toBeUndefined();
  });

  it('OSE-WLD-08 to 10: the miles of a day are told with the rate, the terrain and the forced march that make them', () => {
    const hills = { column: 1, row: 1, toColumn: 12, toRow: 30, ground: 'hills', road: false, river: false } as const;
    const reasonOf = (script: Script, pace: 'march' | 'forced') => {
      const before = script
        .play({ ...course, pace }, player)
        .play(direction, referee, 6)
        .play(wander, referee, 6).state;
      const way = eventIn(ask(before, goOn, referee), 'PartyTravelled');
      const why = way && tell(way, player, before, before)?.why;
      return [way?.miles, why?.formula, why?.notes?.slice(0, -1).map(({ rule, text }) => `${rule} ${text}`)];
    };
    const fifth = 'OSE-WLD-08 a fifth of the base rate is the miles of a day';
    expect(reasonOf(wilds(), 'march')).toEqual([24, 'base rate 120 ÷ 5: 24 miles a day, by terrain', [fifth]]);
    expect(reasonOf(wilds(1).play({ type: 'PaintHexes', ...hills }), 'forced')).toEqual([
      24,
      'base rate 120 ÷ 5 × 3/2 for the forced march: 36 miles a day, by terrain',
      [fifth, 'OSE-WLD-09 hills: 24 miles a day', 'OSE-WLD-10 a day of rest is owed for it'],
    ]);
  });

  it('OSE-WLD-05: who forages on the way feeds 1d6 on 1 in 6', () => {
    const { state } = wilds()
      .play({ ...course, forage: true }, player)
      .play(direction, referee, 6)
      .play(wander, referee, 6);
    expect(eventIn(ask(state, goOn, referee, 1, 4), 'Foraged')?.feeds?.total).toBe(4);
    expect(eventIn(ask(state, goOn, referee, 2), 'Foraged')?.feeds).toBeNull();
    expect(cited(state, goOn, referee, 1, 4)).toContain('OSE-WLD-05');
  });

  it('OSE-WLD-06: a day given to the hunt finds game on 1 in 6', () => {
    const { state } = wilds()
      .play({ ...course, pace: 'hunt' }, player)
      .play(wander, referee, 6);
    const hunted = (face: number) => eventIn(ask(state, { ...goOn, hexes: 1 }, referee, face), 'Hunted')?.animals;
    expect([hunted(1), hunted(2)]).toEqual([true, false]);
    expect(cited(state, { ...goOn, hexes: 1 }, referee, 1)).toContain('OSE-WLD-06');
  });

  it('OSE-WLD-11: whoever travels a seventh day in a row is wayworn', () => {
    const script = wilds(24);
    const day = () => script.play(course, player).play(direction, referee, 6).play(wander, referee, 6).play(goOn);
    for (let each = 1; each < 7; each += 1) {
      day();
      expect(eventIn(ask(script.state, evening, referee), 'TravelDayEnded')?.wayworn).toBe(false);
      script.play(evening);
    }
    day();
    expect(eventIn(ask(script.state, evening, referee), 'TravelDayEnded')?.wayworn).toBe(true);
    expect(cited(script.state, evening)).toContain('OSE-WLD-11');
  });

  it('OSE-HAZ-09, OSE-WLD-11: those who starve are wayworn from the fourth day in a row on', () => {
    const hungry = new Script(
      campaign([someone()], { ruleset: { base: 'ose', slots: {}, options: { starvationPreset: 'ladder' } } }),
    )
      .play({ type: 'DrawLand', name: 'The March', layout: 'flat', width: 12, height: 30, milesPerHex: 24 })
      .play({ type: 'PlaceParty', column: 6, row: 30 });
    const worn = [1, 2, 3, 4].map(() => {
      hungry.play(course, player).play(direction, referee, 6).play(wander, referee, 6).play(goOn);
      const felt = tiredness(hungry.state, someone().id, 'attack').some(({ rule }) => rule === 'OSE-WLD-11');
      hungry.play(evening);
      return felt;
    });
    expect(worn).toEqual([false, false, false, true]);
  });

  it('OSE-WLD-03, OSE-WLD-04: a griffon carries its rider twice as far as its rate takes others, and nothing carries the rest', () => {
    const flying = { ...course, way: 'air' } as const;
    const script = wilds(24);
    expect(cited(script.state, flying)).toEqual(['OSE-WLD-04']);
    script
      .play({ ...flying, mount: 'griffon' })
      .play(direction, referee, 6)
      .play(wander, referee, 6);
    const travelled = eventIn(ask(script.state, goOn, referee), 'PartyTravelled');
    expect(travelled?.miles).toBe(48);
    expect(cited(script.state, goOn)).toContain('OSE-WLD-03');
  });
});
