import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { at, campaign, goblin, player, referee, someone } from '../../../../test/table.ts';
import { lineOf, toldOf } from '../../../../test/told.ts';
import { loaded } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { known } from '../../../known/known.ts';
import { rulesFor } from '../../../play/index.ts';
import type { HexFacts, HexKey } from '../../../state/land.ts';
import { NO_COINS } from '../../../state/purse.ts';
import { offers } from '../../../view/offers.ts';

const CLEAR: HexFacts = { ground: 'clear', road: false, river: false, label: '' };
const FROM = '5,5';

/** Ten hexes by ten of six miles, flat side up; the party is in 0606 and has the given hexes on its map. */
function wilds(hexes: Readonly<Partial<Record<HexKey, Partial<HexFacts>>>> = {}): Script {
  const script = new Script(campaign([someone({ coins: { ...NO_COINS, gp: 100 } })]));
  script.play({ type: 'DrawLand', name: 'The March', layout: 'flat', width: 10, height: 10, milesPerHex: 6 });
  for (const [key, facts] of Object.entries(hexes)) {
    const [column, row] = key.split(',').map((n) => Number(n) + 1) as [number, number];
    const { ground, road, river, label } = { ...CLEAR, ...facts };
    const there = { column, row, toColumn: column, toRow: row } as const;
    script.play({ type: 'PaintHexes', ...there, ground, road, river });
    script.play({ type: 'DescribeHex', column, row, label, note: '' });
    script.play({ type: 'ShowHexes', ...there, shown: true });
  }
  script.play({ type: 'PlaceParty', column: 6, row: 6 });
  script.told();
  return script;
}

const BOUND = { type: 'SetCourse', pace: 'march', way: 'country', mount: 'none', forage: false } as const;
const NO_HELP = { guide: false, trailOrRiver: false, landmark: false, navigator: false } as const;

/** A day on the way; the faces are those of losing the way. */
function day(script: Script, goal: HexKey, ...faces: number[]): Script {
  script.play({ ...BOUND, goal }, player);
  script.play({ type: 'CheckDirection', ...NO_HELP }, referee, ...(faces.length > 0 ? faces : [6]));
  script.play({ type: 'SkipDayStep' }).play({ type: 'GoOn', hexes: 50 });
  return script;
}

const evening = (script: Script): Script =>
  script.play({ type: 'EndDay', food: false, water: false, disturbed: false, resting: [] });

const refusalOf = (script: Script, goal: HexKey, way: 'country' | 'road' = 'country') => {
  const ruling = decide(script.state, { ...BOUND, way, goal }, player, loaded());
  return ruling.granted ? null : ruling.refusal;
};

describe('a party bound for a place (OSE-WLD-01)', () => {
  it('halts there, though the day is not over', () => {
    const script = day(wilds(), '5,3');
    expect(script.told().players).toEqual([
      'Day 1 of the journey. The party sets out for hex 0604, across country.',
      'The party goes 12 miles across open country and is where it was bound: hex 0604 by its map.',
    ]);
    expect(script.state.journey).toMatchObject({ at: { x: 5, y: 3 }, believed: { x: 5, y: 3 } });
    expect(evening(script).state.journey).toMatchObject({ day: null, inHand: null });
    expect(script.state.journey?.unfinished).toBeUndefined();
    expect(script.rules).toContain('OSE-WLD-01');
  });

  it('is said by its name where the map has one', () => {
    const script = day(wilds({ '5,3': { label: 'Thornwick' } }), '5,3');
    expect(script.told().players[0]).toBe(
      'Day 1 of the journey. The party sets out for Thornwick (0604), across country.',
    );
  });

  it('goes on for days, and is asked each morning whether it goes on', () => {
    const script = evening(day(wilds(), '5,0'));
    expect(script.state.journey).toMatchObject({ believed: { x: 5, y: 1 }, unfinished: { goal: '5,0' } });
    const [on] = offers(known(script.state, player), player).filter(({ key }) => key === 'SetCourse:on');
    expect(on).toMatchObject({ label: 'Go on to hex 0601', next: true, inputs: [], fixed: { goal: '5,0' } });
    script.play({ type: 'SetCourse', heading: 'S', pace: 'rest', way: 'country', mount: 'none', forage: false });
    evening(script.play({ type: 'SkipDayStep' }));
    expect(script.state.journey?.unfinished, 'a day of rest on the way').toMatchObject({ goal: '5,0' });
    day(script, '5,0');
    expect(script.state.journey?.believed).toEqual({ x: 5, y: 0 });
  });

  it('that takes the road keeps to it, around its bends', () => {
    const road = { road: true } as const;
    const script = wilds({ [FROM]: road, '6,5': road, '6,4': road, '5,3': road });
    script.play({ ...BOUND, way: 'road', goal: '5,3' }, player);
    script.play({ type: 'CheckDirection', ...NO_HELP, trailOrRiver: true }).play({ type: 'SkipDayStep' });
    script.play({ type: 'GoOn', hexes: 50 });
    expect(script.told().referee.at(-1)).toMatch(/^The party goes 18 miles .*: hexes 0706, 0705 and 0604\.$/);
  });

  it('takes the road at first where one leads to a place, and is told how far it is', () => {
    const road = { road: true } as const;
    const script = wilds({ [FROM]: road, '6,5': { ...road, label: 'Ford' }, '3,3': { label: 'Abbey' } });
    const asked = offers(known(script.state, player), player).find(({ key }) => key === 'SetCourse:to')?.inputs ?? [];
    expect(asked.find(({ name }) => name === 'way')).toMatchObject({ preset: 'road' });
    expect(asked.find(({ name }) => name === 'goal')).toMatchObject({
      options: [{ label: 'Abbey (0404)' }, { label: 'Ford (0706)', note: '6 miles along the road.' }],
    });
    const off = wilds({ '3,3': { label: 'Abbey' } });
    const plain = offers(known(off.state, player), player).find(({ key }) => key === 'SetCourse:to')?.inputs ?? [];
    expect(plain.find(({ name }) => name === 'way')).toMatchObject({ preset: 'country' });
  });

  it('is told to go across country where it would take the road and none leads there', () => {
    const script = wilds({ [FROM]: { road: true } }).play({ ...BOUND, way: 'road', goal: '5,3' }, player);
    expect(script.told().players[0]).toBe('Day 1 of the journey. The party sets out for hex 0604, across country.');
  });

  it('is told the road where it took one, and the ground of the other hexes', () => {
    const road = { road: true } as const;
    const gone = (hexes: Parameters<typeof wilds>[0]) => {
      const script = wilds({ [FROM]: road, ...hexes }).play({ ...BOUND, way: 'road', heading: 'N' }, player);
      script.play({ type: 'SkipDayStep' }).play({ type: 'SkipDayStep' }).play({ type: 'GoOn', hexes: 2 });
      const lines = script.told().players;
      return lines.map((line) => line.replace(/^Day 1 of the journey\. | and halts.*$/g, ''));
    };
    expect(gone({ '5,4': road, '5,3': road })).toEqual([
      'The party sets out north, along the road.',
      'The party goes 12 miles along the road',
    ]);
    expect(gone({ '5,4': road, '5,3': { ground: 'hills' } }).at(-1)).toBe(
      'The party goes 12 miles along the road and across hills',
    );
  });

  it('is told to go across country where no road leaves its hex that way', () => {
    const setsOut = (heading: 'N' | 'S') => {
      const through = [6, 5].map((row): [number, number] => [6, row]);
      const script = wilds().play({ type: 'DrawWay', way: 'road', through });
      script.play({ type: 'ShowHexes', column: 6, row: 5, toColumn: 6, toRow: 6, shown: true });
      script.told();
      return script.play({ ...BOUND, way: 'road', heading }, player).told().players[0];
    };
    expect(setsOut('N')).toContain('sets out north, along the road.');
    expect(setsOut('S')).toContain('sets out south, across country.');
  });

  it('goes by a river and a named place, where it would take the road and none leads there (OSE-HAZ-07)', () => {
    const presets = (ahead: Partial<HexFacts>) => {
      const script = wilds({
        [FROM]: { road: true, river: true },
        '5,4': { river: true, label: 'Thornwick', ...ahead },
      });
      script.play({ ...BOUND, way: 'road', goal: '5,4' }, player);
      const asked = offers(script.state, referee).find(({ command }) => command === 'CheckDirection')?.inputs ?? [];
      return asked.flatMap((input) => ('preset' in input && input.preset === true ? [input.name] : []));
    };
    expect(presets({})).toEqual(['trailOrRiver', 'landmark']);
    expect(presets({ river: false })).toEqual(['landmark']);
    expect(presets({ river: false, road: true }), 'by road').toEqual(['trailOrRiver']);
  });

  it('is told what each ground makes of a day, but where it went by road (OSE-WLD-09)', () => {
    const whyOf = (hexes: Parameters<typeof wilds>[0], goal: HexKey) => {
      const script = wilds({ [FROM]: { road: true }, ...hexes }).play({ ...BOUND, way: 'road', goal }, player);
      script.play({ type: 'SkipDayStep' }).play({ type: 'SkipDayStep' });
      const why = lineOf(toldOf(script.state, { type: 'GoOn', hexes: 50 }, [], player), 'PartyTravelled')?.why;
      return [
        why?.formula,
        ...(why?.notes ?? []).flatMap(({ rule, text }) => (text.endsWith('miles a day') ? `${text} ${rule}` : [])),
      ];
    };
    const byRoad = 'base rate 120 ÷ 5 × 3/2 by road: 36 miles a day, by terrain where there is none';
    expect(whyOf({ '5,4': { ground: 'forest' } }, '5,4')).toEqual([
      'base rate 120 ÷ 5: 24 miles a day, by terrain',
      'forest: 16 miles a day OSE-WLD-09',
    ]);
    expect(whyOf({ '5,4': { ground: 'forest', road: true } }, '5,4')).toEqual([byRoad]);
    const partly = { '5,4': { ground: 'forest', road: true }, '5,3': { ground: 'mountains' } } as const;
    expect(whyOf(partly, '5,3')).toEqual([byRoad, 'mountains: 12 miles a day OSE-WLD-09']);
  });

  it('aboard is told of no road', () => {
    const both = { road: true, river: true } as const;
    const script = wilds({ [FROM]: both, '5,4': { ...both, label: 'Ford' } });
    script.play({ type: 'Embark', vessel: 'boat, river' });
    const [to] = offers(known(script.state, player), player).filter(({ key }) => key === 'SetCourse:to');
    expect(to?.inputs[0]).toMatchObject({ options: [{ value: '5,4', label: 'Ford (0605)' }] });
    expect(JSON.stringify(to)).not.toContain('road');
  });

  it('goes as fast as by road only where the road runs on, not where it crosses another’s', () => {
    const script = wilds();
    const along = (way: readonly (readonly [number, number])[]) =>
      script.play({ type: 'DrawWay', way: 'road', through: [...way] });
    along([
      [6, 6],
      [5, 6],
    ]);
    along([
      [6, 5],
      [7, 5],
    ]);
    along([
      [6, 4],
      [7, 4],
    ]);
    script.play({ type: 'PlaceParty', column: 6, row: 6 });
    script.told();
    script.play({ type: 'SetCourse', heading: 'N', pace: 'march', way: 'road', mount: 'none', forage: false }, player);
    script.play({ type: 'SkipDayStep' }).play({ type: 'SkipDayStep' }).play({ type: 'GoOn', hexes: 50 });
    expect(script.told().referee.at(-1)).toMatch(/^The party goes 24 miles /);
  });

  it('that takes a road which turns back beside itself goes by the turn, as it is drawn', () => {
    const script = wilds();
    const hairpin = [
      [6, 6],
      [6, 5],
      [6, 4],
      [7, 4],
      [7, 5],
      [7, 6],
    ] as const;
    script.play({ type: 'DrawWay', way: 'road', through: [...hairpin] });
    for (const [column, row] of hairpin)
      script.play({ type: 'ShowHexes', column, row, toColumn: column, toRow: row, shown: true });
    script.told();
    script.play({ ...BOUND, way: 'road', goal: '6,5' }, player);
    script.play({ type: 'CheckDirection', ...NO_HELP, trailOrRiver: true }).play({ type: 'SkipDayStep' });
    script.play({ type: 'GoOn', hexes: 50 });
    expect(script.told().referee.at(-1)).toMatch(/: hexes 0605, 0604, 0704, 0705 and 0706\.$/);
  });

  it('that loses its way goes off it in each hex, and halts where its map says it has come (OSE-HAZ-08)', () => {
    const script = day(wilds(), '5,3', 1, 6);
    expect(script.state.journey).toMatchObject({ believed: { x: 5, y: 3 }, at: { x: 7, y: 4 } });
    expect(script.told().players.at(-1)).toContain('hex 0604 by its map');
  });

  it('goes around water that it knows of, and halts at water that it does not', () => {
    const around = day(wilds({ '5,4': { ground: 'lake' } }), '5,3');
    expect(around.state.journey?.at).toEqual({ x: 5, y: 3 });
    const script = wilds();
    script.play({
      type: 'PaintHexes',
      column: 1,
      row: 3,
      toColumn: 10,
      toRow: 3,
      ground: 'lake',
      road: false,
      river: false,
    });
    expect(day(script, '5,1').state.journey?.at).toEqual({ x: 5, y: 3 });
    expect(script.told().players.at(-1)).toMatch(/until water bars the way/);
  });

  it('is refused what is not on the map, where it is, and where no way leads that it knows of', () => {
    const moat: Partial<Record<HexKey, Partial<HexFacts>>> = Object.fromEntries(
      (['1,0', '1,1', '0,1'] as const).map((key) => [key, { ground: 'lake' }]),
    );
    const script = wilds(moat);
    expect(refusalOf(script, '12,3')).toMatchObject({ code: 'no-such-thing' });
    expect(refusalOf(script, FROM)).toMatchObject({ code: 'bad-input', sentence: 'The party is there already.' });
    expect(refusalOf(script, '0,0')).toMatchObject({ code: 'blocked' });
    const neither = decide(script.state, BOUND, player, loaded());
    expect(neither).toMatchObject({ granted: false, refusal: { code: 'bad-input' } });
  });

  it('can name the places of its map that it can come to, and no others', () => {
    const script = wilds({
      '5,3': { label: 'Thornwick' },
      '1,0': { ground: 'lake' },
      '1,1': { ground: 'lake' },
      '0,1': { ground: 'lake' },
      '0,0': { label: 'Isle of Gulls' },
    });
    script.play({ type: 'DescribeHex', column: 9, row: 9, label: 'Xyzzybar', note: '' });
    const [to] = offers(known(script.state, player), player).filter(({ key }) => key === 'SetCourse:to');
    expect(to?.inputs[0]).toMatchObject({ options: [{ value: '5,3', label: 'Thornwick (0604)' }] });
  });
});

describe('what a party finds on the road', () => {
  const shops = (script: Script) =>
    offers(known(script.state, player), player).filter(({ command }) => command === 'Buy').length;
  const buying = (script: Script) => {
    const [buyer] = script.state.party.members;
    if (!buyer) throw new Error('nobody buys');
    const ruling = decide(
      script.state,
      { type: 'Buy', creature: buyer, ware: 'torches (6)', lots: 1 },
      player,
      loaded(),
    );
    return ruling.granted ? 'bought' : ruling.refusal.sentence;
  };

  it('is no shop, by day or at camp, until it comes to a place with a name', () => {
    const script = wilds({ '5,3': { label: 'Thornwick' } });
    expect(shops(script), 'before it sets out').toBe(1);
    day(script, '5,4');
    expect([shops(script), buying(script)]).toEqual([0, expect.stringMatching(/^There is no shop on the road/)]);
    evening(script);
    expect([shops(script), buying(script)]).toEqual([0, expect.stringMatching(/^There is no shop on the road/)]);
    evening(day(script, '5,3'));
    expect(shops(script), 'in Thornwick').toBe(1);
  });
});

it('on the road days are counted: players propose no end of a turn, and no wings are put forward that nobody leads', () => {
  const script = wilds();
  const offered = (seat: typeof player) => offers(known(script.state, seat), seat);
  expect(offered(player).some(({ command }) => command === 'ProposeEndTurn')).toBe(false);
  expect(offered(referee).find(({ key }) => key === 'SetCourse:air')?.place).toBe('palette');
  script.play({ type: 'PassTurns', turns: 1, resting: false });
  expect(script.told().players).toEqual(['Ten minutes go by.']);
});

it('the table is told where the party stands by the name on its map', () => {
  const script = wilds({ '2,3': { label: 'Thornwick' } });
  script.play({ type: 'PlaceParty', column: 3, row: 4 }).play({ type: 'PlaceParty', column: 3, row: 5 });
  expect(script.told().players).toEqual([
    'The party leaves hex 0606, and stands at Thornwick (0304) now.',
    'The party leaves Thornwick (0304), and stands on hex 0305 now.',
  ]);
});

it('nobody but the referee offers a mount with wings, unless one goes along', () => {
  const script = wilds();
  const flies = (seat: typeof player) =>
    offers(known(script.state, seat), seat).some(({ key }) => key === 'SetCourse:air');
  expect([flies(player), flies(referee)]).toEqual([false, true]);
  script.play({ type: 'AddStore', name: 'A griffon', bears: 0 });
  const [beast] = (script.state.stores ?? []).slice(-1);
  if (!beast) throw new Error('no beast');
  script.play({ type: 'MoveStore', store: beast.id, along: true });
  expect(flies(player)).toBe(true);
});

describe('whom a party meets on its way', () => {
  it('are those of the land’s table, and nobody who stands on a map of a dungeon', () => {
    const { state } = wilds();
    const rat = goblin({ name: 'Rat', at: at(1, 1) });
    const out = { ...state, creatures: { ...state.creatures, [rat.id]: rat } };
    const offered = offers(out, referee);
    expect(offered.filter(({ command }) => command === 'BeginEncounter')).toEqual([]);
    const [monster] = offered.find(({ key }) => key === 'AddMonsters:country')?.inputs ?? [];
    const table = rulesFor(out.ruleset).travel.wandering.table('clear');
    expect(monster?.kind === 'choice' && monster.options.length).toBe(new Set(table).size);
    expect(offers(out, player).map(({ key }) => key)).not.toContain('AddMonsters:country');
  });
});
