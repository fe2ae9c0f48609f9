import type { CommandOf, RuleId } from '../../../core/index.ts';
import { type Handler, rulesOf } from '../../../play/index.ts';
import { hexOf } from '../../../state/land.ts';
import type { GameState } from '../../../state/state.ts';
import { against, type Chance, chanceText, inSix, succeeds } from '../../table/chance/chance.ts';
import { nextStep, type Underway, underway } from '../day/day.ts';
import { seenInWeather } from '../weather/today.ts';
import { inSightOfLand } from './in-sight.ts';

/** All of it is the referee's. */
export const checkDirection: Handler<'CheckDirection'> = (play, risks) => {
  const on = underway(play.state);
  if (!on) return;
  const chance = chanceOf(play.state, on, risks);
  const certain = chance.upTo >= chance.sides;
  const roll = chance.upTo > 0 && !certain ? play.roll(1, chance.sides) : null;
  const lost = certain || (roll !== null && succeeds(chance, roll.total));
  const veer = lost ? play.roll(1, 6) : null;
  const { course } = on.day;
  const sure = !play.rules.travel.astray.mayLoseWay(risks.guide, risks.trailOrRiver, risks.landmark);
  const rule: RuleId = sure
    ? play.rules.travel.cites.landmark
    : on.journey.vessel
      ? play.rules.voyage.cites.astray
      : play.rules.travel.cites.astray;
  play.happen({
    type: 'DirectionChecked',
    chance,
    roll,
    veer,
    heading: veer ? play.rules.travel.astray.strays(course.heading, veer.total) : course.heading,
    next: nextStep(play.state, course, 'losingDirection'),
    why: {
      rule,
      ...(sure
        ? { formula: 'with a guide, a trail, a river or a landmark nobody loses the way' }
        : {
            ...(certain
              ? { formula: 'with nothing to go by the way is lost, and no die is thrown for it' }
              : {
                  formula: `d${chance.sides} ≤ ${chanceText(chance)}`,
                  ...(roll ? against(chance, roll) : { needed: chance.upTo }),
                }),
            ...(veer ? { throws: [{ who: 'Which way they go', roll: veer }] } : {}),
          }),
    },
  });
};

function chanceOf(
  state: GameState,
  { land, journey }: Underway,
  risks: Omit<CommandOf<'CheckDirection'>, 'type'>,
): Chance {
  const { guide, trailOrRiver, landmark, navigator } = risks;
  const { travel, voyage } = rulesOf(state);
  if (!travel.astray.mayLoseWay(guide, trailOrRiver, landmark)) return inSix(0);
  return journey.vessel
    ? voyage.way.lostChance(navigator, inSightOfLand(land, journey, seenInWeather(state, voyage.way.landSeenMiles)))
    : travel.astray.lostChance(hexOf(land, journey.at).ground);
}
