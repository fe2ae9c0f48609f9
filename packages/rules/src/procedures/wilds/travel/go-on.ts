import { throwText } from '../../../core/index.ts';
import type { Handler, Play } from '../../../play/index.ts';
import { ROUNDING_ERROR, type TravelDay } from '../../../state/land.ts';
import { succeeds } from '../../table/chance/chance.ts';
import { nextStep, underway } from '../day/day.ts';
import { reachShore } from '../voyage/shore.ts';
import { wayOf } from './way.ts';

/** The day's way is gone, or the day is hunted away. */
export const goOn: Handler<'GoOn'> = (play, { hexes, sight = 0 }) => {
  const on = underway(play.state);
  if (!on) return;
  if (on.day.course.pace === 'hunt') hunt(play);
  else travel(play, hexes, sight);
};

function hunt(play: Play): void {
  const check = play.roll(1, play.rules.travel.food.hunt.sides);
  play.happen({ type: 'Hunted', check, animals: succeeds(play.rules.travel.food.hunt, check.total) });
}

function travel(play: Play, hexes: number, sight: number): void {
  const on = underway(play.state);
  if (!on) return;
  const way = wayOf(play, on, hexes, sight);
  const next =
    way.halt === 'chosen' && way.left > ROUNDING_ERROR
      ? 'description'
      : nextStep(play.state, on.day.course, 'description');
  play.happen({ type: 'PartyTravelled', ...way, next });
  if (next === 'endOfDay') forage(play, on.day);
  if (way.halt === 'shore' && on.day.swept) reachShore(play);
}

/** Once a day, beside the travel. */
function forage(play: Play, { course }: TravelDay): void {
  if (!course.forage || course.pace === 'rest' || play.state.journey?.vessel) return;
  const { chance, feeds } = play.rules.travel.food.forage;
  const check = play.roll(1, chance.sides);
  const found = succeeds(chance, check.total);
  play.happen({ type: 'Foraged', check, feeds: found ? throwText(play.dice, feeds) : null });
}
