import { expect, test } from 'vitest';
import { coast, Recording, sail } from '../../../../test/journey.ts';
import { player, referee } from '../../../../test/table.ts';
import { loaded } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { type HexFacts, type HexKey, hexKey } from '../../../state/land.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { tell } from '../../../view/tell.ts';

test('OSE-SEA-01: whether a ship lies on a river goes by the players’ map, so that a day’s steps tell nobody lost', () => {
  const river = { ground: 'clear', road: false, river: true, label: '', note: '' } as const;
  const { land, journey, ...rest } = coast('longship').state;
  if (!land || !journey) throw new Error('the ship is at sea');
  const begun = (at: HexKey, charted: HexFacts | null): GameState => {
    const { [hexKey(journey.believed)]: _sea, ...others } = land.charted;
    const chart = { ...others, ...(charted && { [hexKey(journey.believed)]: charted }) };
    const state = { ...rest, journey, land: { ...land, hexes: { ...land.hexes, [at]: river }, charted: chart } };
    return new Recording(state).play(
      { type: 'SetCourse', heading: 'N', pace: 'march', way: 'sails', mount: 'none', forage: false },
      player,
    ).state;
  };
  const stepOf = (state: GameState) => state.journey?.day?.step;
  const here = hexKey(journey.at);
  expect(stepOf(begun(here, null))).toBe('losingDirection');
  expect(stepOf(begun(here, land.charted[hexKey(journey.believed)] ?? null))).toBe('losingDirection');
  expect(stepOf(begun('0,0', river))).toBe('weather');
});

test('at sea the steps of a day are offered by the rules of the sea (OSE-SEA-01, 03, 09, 11)', () => {
  const ruleOf = (command: string): string | null | undefined =>
    offers(recording.state, referee).find((offer) => offer.command === command)?.rule;
  const recording = coast('longship');
  expect(offers(recording.state, player).find(({ command }) => command === 'SetCourse')?.rule).toBe('OSE-SEA-01');
  recording.play(
    { type: 'SetCourse', heading: 'N', pace: 'march', way: 'sails', mount: 'none', forage: false },
    player,
  );
  expect(ruleOf('CheckDirection')).toBe('OSE-SEA-03');
  recording.play(
    { type: 'CheckDirection', guide: false, trailOrRiver: false, landmark: false, navigator: true },
    referee,
    6,
  );
  expect(ruleOf('CheckWeather')).toBe('OSE-SEA-11');
  recording.play({ type: 'CheckWeather', beach: true, clearShore: false, current: 'none' }, referee, 3, 4);
  expect(ruleOf('CheckForWanderers')).toBe('OSE-SEA-09');
});

test('a voyage through a gale that ends on a shore (OSE-SEA-01 to 14)', () => {
  const recording = coast('longship');
  sail(recording, [6], [3, 4]);
  sail(recording, [6], [1, 1]);
  sail(recording, [2, 1], [2, 4]);
  sail(recording, [6], [6, 6, 6], [75]);
  expect(recording.table.filter((line) => !line.startsWith('A day goes by'))).toMatchInlineSnapshot(`
    [
      "The party stands on hex 4040.",
      "The party goes aboard a longship.",
      "Day 1 of the journey. The party sets out north, under sail.",
      "The wind is normal. Under sail the ship goes as far as usual.",
      "The party goes 90 miles across open water until evening: hex 4025 by its map.",
      "Day 1 of the journey ends.",
      "Day 2 of the journey. The party sets out north, under sail.",
      "There is no wind. The sails hang slack.",
      "There is no wind: the party lies still.",
      "Day 2 of the journey ends.",
      "Day 3 of the journey. The party sets out north, under sail.",
      "The wind is normal. Under sail the ship goes as far as usual.",
      "The party goes 90 miles across open water until evening: hex 4010 by its map.",
      "Day 3 of the journey ends.",
      "Day 4 of the journey. The party sets out north, under sail.",
      "A gale blows.",
      "A gale sweeps the ship away, 300° to the right of its course: north-west.",
      "The party is driven 138 miles across open water until a shore bars the way: hex 2101 by its map.",
      "The ship is wrecked on the shore.",
      "Day 4 of the journey ends.",
    ]
  `);
  expect(recording.referee.filter((line) => !line.startsWith('A day goes by'))).toMatchInlineSnapshot(`
    [
      "The Sound is ready (60 by 60 hexes).",
      "The party stands on hex 4040.",
      "The party goes aboard a longship.",
      "Day 1 of the journey. The party sets out north, under sail.",
      "Losing the way, 2-in-6: they keep it.",
      "The wind is normal. Under sail the ship goes as far as usual.",
      "Wandering monsters, 2-in-6: nothing comes.",
      "The party goes 90 miles across open water until evening: hexes 4039, 4038, 4037, 4036, 4035, 4034, 4033, 4032, 4031, 4030, 4029, 4028, 4027, 4026 and 4025.",
      "Day 1 of the journey ends.",
      "Day 2 of the journey. The party sets out north, under sail.",
      "Losing the way, 2-in-6: they keep it.",
      "There is no wind. The sails hang slack.",
      "Wandering monsters, 2-in-6: nothing comes.",
      "There is no wind: the party lies still.",
      "Day 2 of the journey ends.",
      "Day 3 of the journey. The party sets out north, under sail.",
      "Losing the way, 2-in-6: they are lost, and really go north-west.",
      "The wind is normal. Under sail the ship goes as far as usual.",
      "Wandering monsters, 2-in-6: nothing comes.",
      "The party goes 90 miles across open water until evening: hexes 3925, 3824, 3724, 3623, 3523, 3422, 3322, 3221, 3121, 3020, 2920, 2819, 2719, 2618 and 2518.",
      "Day 3 of the journey ends.",
      "Day 4 of the journey. The party sets out north, under sail.",
      "Losing the way, 2-in-6: they keep it.",
      "A gale blows.",
      "A gale sweeps the ship away, 300° to the right of its course: north-west.",
      "Wandering monsters, 2-in-6: nothing comes.",
      "The party is driven 138 miles across open water until a shore bars the way: hexes 2417, 2317, 2216, 2116, 2015, 1915, 1814, 1714, 1613, 1513, 1412, 1312, 1211, 1111, 1010, 0910, 0809, 0709, 0608, 0508, 0407, 0307 and 0206.",
      "The ship is wrecked on the shore.",
      "Day 4 of the journey ends.",
    ]
  `);
  expect(recording.state.journey?.vessel).toBeNull();
});

test('OSE-SEA-05, OSE-SEA-12: the miles of a becalmed ship under oars are told with the third that is left of them', () => {
  const { state } = coast('longship');
  const recording = new Recording({ ...state, ruleset: { ...state.ruleset, options: { variableWind: true } } });
  const told = (): string | undefined => {
    const { state: begin } = recording
      .play({ type: 'SetCourse', heading: 'N', pace: 'march', way: 'oars', mount: 'none', forage: false }, player)
      .play({ type: 'SkipDayStep' }, referee)
      .play({ type: 'CheckWeather', beach: true, clearShore: false, current: 'none' }, referee, 1, 1)
      .play({ type: 'SkipDayStep' }, referee);
    const ruling = decide(begin, { type: 'GoOn', hexes: 50 }, referee, loaded());
    if (!ruling.granted) throw new Error(ruling.refusal.sentence);
    const [travelled] = ruling.events;
    return travelled && tell(travelled, player, ruling.after[0] ?? begin, begin)?.why?.formula;
  };
  expect(told()).toBe('rowing rate 90 ÷ 5 × 1/3 by the wind: 6 miles a day');
});

test('OSE-SEA-15: a ship that is not seaworthy is swamped far from land', () => {
  const recording = sail(coast('boat, sailing'), [6], [6, 6, 80]);
  expect(recording.table).toContain('A gale: the ship is swamped, and sinks.');
  expect(recording.state.journey).toMatchObject({ vessel: null });
});
