import { objections, offer } from '../../../core/index.ts';
import { type Declaration, type Handler, type Handlers, type Offers, type Play, rulesOf } from '../../../play/index.ts';
import type { Encounter } from '../../../state/encounter.ts';
import type { GameState } from '../../../state/state.ts';
import { unitsOf } from '../../table/measures/outdoors.ts';
import { mayReferee, onlyReferee } from '../../table/permission/permission.ts';
import { advance } from '../steps/advance.ts';
import { layOut } from '../steps/feet-on-board.ts';
import { atStep, inEncounter } from '../steps/steps.ts';
import { distanceCommands } from './commands.ts';
import { type DistanceEvent, distanceEvolvers } from './events.ts';
import { countedAs } from './rule.ts';
import { distanceTellers } from './tell.ts';

const rollDistance: Handler<'RollDistance'> = (play) => {
  const { encounter } = play.state;
  if (!encounter) return;
  const measured = bySurprise(play.state, encounter);
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

/** As the surprise dice tell it of the party and those it met first; null where they do not, or were not both thrown. */
function bySurprise(state: GameState, { sides }: Encounter): number | null {
  const both = sides.slice(0, 2);
  const faces = both.flatMap(({ surpriseFace }) => surpriseFace ?? []);
  return faces.length === both.length ? rulesOf(state).distance.bySurprise(faces) : null;
}

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

const distanceHandlers: Handlers<typeof distanceCommands> = {
  RollDistance: {
    may: (state, _, seat) => objections(onlyReferee(seat), atStep(state, 'distance')),
    play: rollDistance,
  },
  SetDistance: { may: (state, _, seat) => objections(onlyReferee(seat), inEncounter(state)), play: setDistance },
};

const distanceOffers: Offers = (state, seat) => {
  const { encounter } = state;
  if (!mayReferee(seat) || !encounter) return [];
  const { distance } = rulesOf(state);
  const { id: rule } = distance;
  const step = encounter.step === 'distance';
  const known = encounter.distance !== null;
  const unit = unitsOf(countedAs(distance, encounter.setting));
  const set = offer('SetDistance', 'Set the distance', {
    confirm: `Set it to {distance} ${unit}`,
    place: 'encounter',
    rule,
    inputs: { distance: { preset: encounter.distance ?? 60, label: `Distance (${unit})` } },
  });
  if (!step) return [set];
  const thrown = bySurprise(state, encounter) !== null;
  return [
    offer('RollDistance', thrown ? 'Take the distance from the surprise dice' : 'Roll the distance', {
      place: 'encounter',
      rule,
      next: !known,
    }),
    set,
  ];
};

export const distance: Declaration<typeof distanceCommands, DistanceEvent> = {
  forms: distanceCommands,
  handle: distanceHandlers,
  evolve: distanceEvolvers,
  tell: distanceTellers,
  offer: distanceOffers,
};
