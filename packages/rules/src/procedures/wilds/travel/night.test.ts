import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { ask, at, campaign, delve, player, referee, someone, twoRooms } from '../../../../test/table.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';

/** Open country, with a party in it. */
const wilds = (): Script =>
  new Script(campaign([someone()]))
    .play({ type: 'DrawLand', name: 'The March', layout: 'flat', width: 12, height: 30, milesPerHex: 6 })
    .play({ type: 'PlaceParty', column: 6, row: 30 });

describe('the night that ends a day of travel (OSE-WLD-14)', () => {
  const evening = (pace: 'march' | 'rest' = 'march'): Script => {
    const script = wilds().play({
      type: 'SetCourse',
      heading: 'N',
      pace,
      way: 'country',
      mount: 'none',
      forage: false,
    });
    const looked = pace === 'rest' ? script : script.play({ type: 'SkipDayStep' });
    if (pace === 'rest') return looked.play({ type: 'CheckForWanderers', checks: 1 }, referee, 6);
    return looked.play({ type: 'CheckForWanderers', checks: 1 }, referee, 6).play({ type: 'GoOn', hexes: 50 }, referee);
  };
  const spoken = ({ state }: Script): string | null => {
    const record = project(state, referee).get('prompt');
    return record?.type === 'prompt' ? record.sentence : null;
  };
  const nightly = ({ state }: Script) => offers(state, referee).filter(({ key }) => key === 'CheckForWanderers:night');

  it('may be looked at once for wandering monsters, before the day is ended', () => {
    const script = evening();
    expect(spoken(script)).toBe('Evening comes: end the day, or see first who comes in the night');
    expect(nightly(script)).toHaveLength(1);
    script.play({ type: 'CheckForWanderers', checks: 1 }, referee, 6);
    expect(nightly(script)).toEqual([]);
    expect(ask(script.state, { type: 'CheckForWanderers', checks: 1 }, referee, 1)).toBe('already-tried');
    expect(ask(evening().state, { type: 'CheckForWanderers', checks: 2 }, referee, 1, 1)).toBe('bad-input');
    expect(spoken(script)).toBe('Evening comes: end the day');
    script.play({ type: 'EndDay', food: true, water: false, disturbed: false, resting: [] });
    expect(script.state.journey?.day).toBeNull();
    expect(script.rules).toContain('OSE-WLD-14');
  });

  it('brings whom the country has, who come in the night', () => {
    const script = evening();
    script.play({ type: 'CheckForWanderers', checks: 1 }, referee, 1, 8, 1, 1, 1, 4, 4, 4, 4, 4, 4, 4);
    expect(script.state.drawnUp).toMatchObject({ name: 'Wolf' });
    expect(spoken(script)).toMatch(/^Coming in the night: /);
    expect(nightly(script)).toEqual([]);
    expect(script.state.journey?.day?.step).toBe('endOfDay');
  });

  it('is told to the referee alone', () => {
    const script = evening();
    script.told();
    const before = [...project(script.state, player)];
    script.play({ type: 'CheckForWanderers', checks: 1 }, referee, 6);
    const told = script.told();
    expect([told.players, told.referee[0]]).toEqual([
      [],
      'Wandering monsters in the night, 1-in-6: nothing comes. [6]',
    ]);
    expect([...project(script.state, player)]).toEqual(before);
  });

  it('is slept as the day ends: no night in camp is offered beside it', () => {
    const camps = ({ state }: Script) => offers(state, referee).filter(({ key }) => key === 'PassTurns:night').length;
    expect([camps(wilds()), camps(evening())]).toEqual([1, 0]);
  });

  it('gives no spells back where it was broken into, unless they slept all the same (OSE-APX-06)', () => {
    const ended = (disturbed: boolean, face: number) => {
      const begun = evening();
      const script = new Script({ ...begun.state, castSinceSleep: [someone().id] });
      script.play({ type: 'CheckForWanderers', checks: 1 }, referee, face, 8, 1, 1, 1, 4, 4, 4, 4, 4, 4, 4);
      if (script.state.drawnUp) script.play({ type: 'DismissDrawnUp' });
      const ending = offers(script.state, referee).find(({ command }) => command === 'EndDay');
      script.play({ type: 'EndDay', food: true, water: false, disturbed, resting: [] });
      return [ending?.inputs.some(({ name }) => name === 'disturbed'), script.state.castSinceSleep !== undefined];
    };
    expect(ended(true, 1)).toEqual([true, true]);
    expect(ended(false, 1)).toEqual([true, false]);
    expect(ended(false, 6)).toEqual([false, false]);
  });

  it('asks who heals after a day of rest alone', () => {
    const asked = (pace: 'march' | 'rest') => {
      const ending = offers(evening(pace).state, referee).find(({ command }) => command === 'EndDay');
      return ending?.inputs.map(({ name }) => name);
    };
    expect(asked('march')).toEqual(['food', 'water']);
    expect(asked('rest')).toEqual(['food', 'water', 'disturbed', 'resting']);
  });
});

it('no turn of a day of travel brings a check of the dungeon (OSE-DUN-17, OSE-WLD-14)', () => {
  const script = wilds().play(
    { type: 'SetCourse', heading: 'N', pace: 'march', way: 'country', mount: 'none', forage: false },
    player,
  );
  script.play({ type: 'PassTurns', turns: 4, resting: false }, referee);
  expect(script.state.wanderingDue ?? false).toBe(false);
});

it('in a dungeon that is entered on a day of travel, checks fall due and the night is camped as in any (OSE-DUN-17)', () => {
  const script = wilds().play(
    { type: 'SetCourse', heading: 'N', pace: 'march', way: 'country', mount: 'none', forage: false },
    player,
  );
  const { scenes, scene, creatures } = delve([someone({ at: at(0, 2) })], {}, twoRooms({ traps: {} }));
  const below = new Script({ ...script.state, scenes, scene, creatures });
  const camps = () => offers(below.state, referee).filter(({ key }) => key === 'PassTurns:night');
  expect(camps()).toHaveLength(1);
  below.play({ type: 'PassTurns', turns: 4, resting: false }, referee);
  expect(below.state.wanderingDue).toBe(true);
});
