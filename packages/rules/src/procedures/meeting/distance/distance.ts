import { objections } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import { advance } from '../steps/advance.ts';
import { layOut } from '../steps/feet-on-board.ts';
import { atStep, inEncounter } from '../steps/steps.ts';
import type { distanceCommands } from './commands.ts';

const rollDistance: Handler<'RollDistance'> = (play) => {
  const { encounter } = play.state;
  if (!encounter) return;
  const faces = encounter.sides.flatMap(({ surpriseFace }) => surpriseFace ?? []);
  const measured = faces.length === encounter.sides.length ? play.rules.distance.bySurprise(faces) : null;
  if (measured !== null) {
    play.happen({ type: 'DistanceSettled', distance: measured, roll: null, was: encounter.distance, bySurprise: true });
    settled(play);
    return;
  }
  const anySurprised = encounter.sides.some((side) => side.surprised === true);
  const { count, sides, each } = play.rules.distance.dice(encounter.setting, anySurprised);
  const roll = play.roll(count, sides);
  play.happen({ type: 'DistanceSettled', distance: roll.total * each, roll, was: encounter.distance });
  settled(play);
};

/** It is thrown: whoever is not on the board comes onto it there. */
function settled(play: Play): void {
  layOut(play);
  advance(play);
}

const setDistance: Handler<'SetDistance'> = (play, { distance }) => {
  const { encounter } = play.state;
  if (!encounter) return;
  play.happen({ type: 'DistanceSettled', distance, roll: null, was: encounter.distance });
  layOut(play);
  if (encounter.step === 'distance') advance(play);
};

export const distanceHandlers: Handlers<typeof distanceCommands> = {
  RollDistance: {
    may: (state, _, seat) => objections(onlyReferee(seat), atStep(state, 'distance')),
    play: rollDistance,
  },
  SetDistance: { may: (state, _, seat) => objections(onlyReferee(seat), inEncounter(state)), play: setDistance },
};
