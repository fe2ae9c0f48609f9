import { expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { at, delve, goblin, referee, someone, toMeet } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import type { GameState } from '../../../state/state.ts';
import { nameSeen } from './seen-name.ts';

const strong = { hitPoints: { now: 60, max: 60 } };
const aldo = someone({ at: at(1, 1), ...strong });

it('who is met and not seen goes without name and number at the table, and by both to the referee', () => {
  const dark = delve([aldo]);
  const foes = [1, 2].map((n) => goblin({ id: id(`far-${n}`), name: `Far ${n}`, at: at(8, n), ...strong }));
  const scene = Object.values(dark.scenes)[0];
  if (!scene) throw new Error('there is no scene');
  const creatures = Object.fromEntries([aldo, ...foes].map((each) => [each.id, each]));
  const script = new Script({ ...dark, creatures, scenes: { [scene.id]: { ...scene, ambient: 'dark' } } });
  script.play({
    type: 'BeginEncounter',
    creatures: foes.map((each) => each.id),
    setting: 'dungeon',
    aware: 'party',
    reveal: true,
  });
  script.play({ type: 'RollSurprise' }, referee, 1);
  while (script.state.encounter?.round === 0) script.play({ type: 'SkipStep' });
  script.play({ type: 'EndRound' }).play({ type: 'RollInitiative' }, referee, 1, 6);
  const { referee: truth, players } = script.told();
  expect(players.join(' ')).not.toMatch(/goblin|Far/i);
  expect(players).toEqual(
    expect.arrayContaining([
      'Something in the dark is surprised!',
      'Initiative: something in the dark, then the party. [6] [1]',
      'Something in the dark may move.',
    ]),
  );
  expect(truth).toEqual(
    expect.arrayContaining(['Initiative: the fars, then the party. [6] [1]', 'The fars may move.']),
  );
});

it('those who were met unseen are called what they are as soon as they are seen', () => {
  const grik = goblin({ at: at(7, 1) });
  const { state } = new Script(delve([aldo, grik])).play(toMeet([grik.id], { reveal: false }));
  const come = { ...state, creatures: { ...state.creatures, [grik.id]: { ...grik, at: at(3, 1) } } };
  const named = (now: GameState) => (now.encounter?.sides ?? []).map((side) => nameSeen(now, side));
  expect([named(state), named(come)]).toEqual([
    ['The party', 'The unseen'],
    ['The party', 'The goblin'],
  ]);
});

it('the referee reads so as well', () => {
  const grik = goblin({ at: at(7, 1) });
  const script = new Script(delve([aldo, grik])).play(toMeet([grik.id], { reveal: false }));
  const names = () => script.state.encounter?.sides.map(({ name }) => name);
  expect(names()).toEqual(['The party', 'The unseen']);
  script.play({ type: 'PlaceCreature', creature: grik.id, square: { x: 3, y: 1 }, scene: id('rooms') });
  expect(names()).toEqual(['The party', 'The goblin']);
});
