import { expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { inPeace } from '../../../../test/in-play.ts';
import { at, goblin, referee, someone, toMeet, twoRooms } from '../../../../test/table.ts';

/** Three squares off and one aside, five feet to the square: 17½ feet. */
const fine = twoRooms({ feetPerSquare: 5 });
const met = () => {
  const { state } = inPeace('eris', [someone({ at: at(0, 1) }), goblin({ at: at(3, 2), movement: 150 })]);
  const automation = { ...state.automation, rounds: true };
  return new Script({ ...state, automation, scenes: { [fine.id]: fine } }).play(toMeet([goblin().id]), referee);
};

it('the distance of those who stand on the board is of whole feet, what is over left out', () => {
  const script = met();
  expect(script.state.encounter?.distance).toBe(17);
  expect(script.told().players).toContain('They are 17 feet apart.');
});
