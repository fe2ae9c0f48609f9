import type { CreatureId, Dice, EventOf, Roll, Ruleset } from '../../../core/index.ts';
import { inUnit } from '../../../core/time-units.ts';
import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead } from '../../../state/read.ts';
import { ails } from '../../situation/condition/ailing.ts';
import { healsSlowly } from '../../situation/condition/enchantment.ts';
import { revive } from '../dying/dying.ts';
import type { RestDay } from './rule.ts';

/** What a day of complete rest makes of hit points, never above the full ones; null for the whole, who need none, and for the dead (R48). */
export function restedDay(
  rules: Pick<Ruleset, 'healing' | 'damage'>,
  dice: Dice,
  day: RestDay,
): { readonly hitPoints: number; readonly roll: Roll } | null {
  const thrown = rules.healing.rested(day, dice);
  return thrown && { hitPoints: rules.damage.points.heal(day.now, day.max, thrown.total), roll: thrown };
}

/** How somebody spent a day of complete rest. */
interface Rested extends Pick<RestDay, 'safe' | 'fed'> {
  /** It is told with the days after it. */
  readonly quiet?: boolean;
}

/** A day of complete rest; the days in a row count on, as long as nothing came between. */
export function healNaturally(play: Play, creature: CreatureId, { safe, fed, quiet = false }: Rested): void {
  const found = play.state.creatures[creature];
  if (!found || isDead(found)) return;
  const slower = timesSlower(play, creature);
  const days = restedInARow(play, creature, safe, slower > 1);
  const { now, max } = found.hitPoints;
  const inARow = days / slower;
  const healed = Number.isInteger(inARow) ? restedDay(play.rules, play.dice, { now, max, inARow, safe, fed }) : null;
  recover(play, found, days);
  const unclean = ails(play.state, creature, 'festering') || ails(play.state, creature, 'not healing');
  if (!healed || unclean) return;
  play.happen({
    type: 'Healed',
    creature,
    ...healed,
    by: healed.hitPoints - now,
    rest: play.rules.healing.id,
    ...(quiet ? { quiet } : {}),
  });
  revive(play, creature);
}

/** What days of rest have brought each, as a line for each; of what has happened since so many events. */
export function tellOfRest(play: Play, since: number): void {
  const healed = play.events.slice(since).flatMap((event) => (event.type === 'Healed' && event.quiet ? [event] : []));
  for (const creature of new Set(healed.map((each) => each.creature))) {
    const own = healed.filter((each) => each.creature === creature);
    const by = own.reduce((sum, each) => sum + each.by, 0);
    const days = daysOfRest(play, creature, own);
    play.happen({ type: 'RestTold', creature, by, days, rolls: own.map(({ roll }) => roll) });
  }
}

/** How many days of rest that took: where recovery goes by days in a row, all of them. */
function daysOfRest(play: Play, creature: CreatureId, healed: readonly EventOf<'Healed'>[]): number {
  if (play.rules.healing.daily) return healed.length * timesSlower(play, creature);
  const [last] = healed.toReversed();
  const before = play.events.slice(0, last ? play.events.indexOf(last) : 0);
  const inARow = before.findLast(
    (event): event is EventOf<'RestCounted'> => event.type === 'RestCounted' && event.creature === creature,
  );
  return inARow?.days ?? healed.length;
}

/** Levels that were lost for a time come back. */
function recover(play: Play, { id, level, operating }: Creature, days: number): void {
  for (const ailment of play.state.ailments?.[id] ?? []) {
    if (!play.rules.afflictions.isOver(ailment, days)) continue;
    // Whoever operates as the other class by now has them back in the one that lost them.
    const aside = operating && ailment.class && operating.as !== ailment.class ? operating.aside : null;
    play.happen({
      type: 'LevelsRegained',
      creature: id,
      level: (aside?.level ?? level) + (ailment.amount ?? 0),
      ...(aside && ailment.class ? { aside: ailment.class } : {}),
    });
    play.happen({ type: 'AilmentEnded', creature: id, kind: ailment.kind });
  }
}

/** How many days of rest heal as much as one of others: the wounds of who rots close ten times slower, and of who is cursed so half as fast. */
const timesSlower = ({ state }: Play, creature: CreatureId): number =>
  (ails(state, creature, 'rotting') ? ROT : 1) * (healsSlowly(state, creature) ? SLOWLY : 1);
const ROT = 10;
const SLOWLY = 2;

/**
 * Days are counted where recovery goes by them; a fight or a journey begins the count anew. @param slowly several days
 * heal as much as one: where each would heal by itself, they need not follow each other
 */
function restedInARow(play: Play, creature: CreatureId, safe: boolean, slowly: boolean): number {
  const { daily } = play.rules.healing;
  if (daily && !slowly) return 1;
  const before = play.state.recovery[creature];
  const goesOn = before !== undefined && (daily || before.until === play.state.rounds - ROUNDS_PER_DAY);
  const days = safe || daily ? (goesOn ? before.days + 1 : 1) : 0;
  play.happen({ type: 'RestCounted', creature, days, until: play.state.rounds });
  return days;
}

const ROUNDS_PER_DAY = inUnit(1, 'day', 'round');
