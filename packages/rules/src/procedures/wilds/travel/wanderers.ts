import { type RuleId, throwText } from '../../../core/index.ts';
import type { Handler, Play } from '../../../play/index.ts';
import { mustered } from '../../body/monsters/mustered.ts';
import { against, chanceText, succeeds } from '../../table/chance/chance.ts';
import { nextStep, type Underway, underway } from '../day/day.ts';
import { country, isAfloat } from './country.ts';

/** Up to four checks; the first that finds somebody is the last. */
export const checkForWanderers: Handler<'CheckForWanderers'> = (play, { checks }) => {
  const on = underway(play.state);
  if (!on) return;
  for (let made = 0; made < checks && !play.state.drawnUp; made += 1) check(play, on);
};

/** On the way, or in the night that ends the day: whatever flew by day lies on the ground then. */
function check(play: Play, on: Underway): void {
  const night = on.day.step === 'endOfDay';
  const { chance, table, ground } = country(play.rules, on.land, on.journey, night ? undefined : on.day.course);
  const roll = play.roll(1, chance.sides);
  const encounter = succeeds(chance, roll.total);
  const rule: RuleId = isAfloat(on.journey) ? play.rules.voyage.cites.wandering : play.rules.travel.cites.wandering;
  play.happen({
    type: 'WanderersChecked',
    chance,
    roll,
    encounter,
    next: night ? 'endOfDay' : nextStep(play.state, on.day.course, 'wandering'),
    ...(night ? { night: true } : {}),
    why: { rule, formula: `d${chance.sides} ≤ ${chanceText(chance)}`, ...against(chance, roll) },
  });
  if (encounter) drawUp(play, ground, table);
}

/** The country's table, how many, and their hit points; how far off is thrown once surprise is known. */
function drawUp(play: Play, ground: string, entries: readonly string[]): void {
  const table = play.roll(1, entries.length);
  const monster = play.rules.monsters.monster(entries[table.total - 1] ?? '');
  if (!monster) return;
  const number = throwText(play.dice, monster.numberAppearing.lair);
  const { creatures, rolls } = mustered(play, monster, {
    count: Math.max(1, number.total),
    at: null,
    hidden: true,
  });
  play.happen({ type: 'BandDrawnUp', name: monster.name, ground, table, number, creatures, hitPoints: rolls });
}
