import { classTable } from '../../../books/ose/content/levels.ts';
import { pointsOfDie } from '../../../books/ose/content/points-of-die.ts';
import type { Dice, RuleId } from '../../../core/index.ts';
import type { Affliction } from '../../../state/ailment.ts';
import type { Attack, Creature } from '../../../state/creature.ts';
import type { Befallen, Drained } from './rule.ts';

const RULE: RuleId = 'OSE-APX-13';
const AVERAGE = 10;

/** Levels are not lost by those who have none. */
export const NOTHING: Befallen = {
  saved: null,
  says: 'has no levels to lose',
  hitPointsLost: 0,
  ailment: null,
  dies: false,
  drained: null,
  rule: RULE,
  formula: 'a touch drains levels, without a save',
};

const KINDS: Readonly<Record<string, number>> = { wight: 1, wraith: 1, spectre: 2, vampire: 2 };

/** What a touch takes: by the words of the attack (`draining 2 levels`), or, where they say no number, by what it is. */
export function oseDrain({ kind, name }: Creature, attack: Attack): Affliction | null {
  if (kind !== 'monster') return null;
  if (/draining strength/.test(`${attack.name} ${attack.damage}`)) return { kind: 'strength' };
  const [, counted = null] = /draining (a|\d+) levels?/.exec(`${attack.name} ${attack.damage}`) ?? [];
  const drainer = Object.keys(KINDS).find((each) => name.toLowerCase().includes(each)) ?? 'undead';
  const bare = / \+ drain$/.test(attack.name) ? (KINDS[drainer] ?? 0) : 0;
  const levels = counted === 'a' ? 1 : Number(counted ?? bare);
  return levels > 0 ? { kind: 'drain', levels, lasting: true, drainer } : null;
}

/**
 * Levels are lost for good, each with its hit die; experience falls to the least of the new level. Nobody dies of the
 * lost hit points while a level is left (the list of monsters says no more than that a level is drained).
 */
export function oseDrained(victim: Creature, { levels }: Affliction & { kind: 'drain' }, dice: Dice): Befallen {
  if (victim.kind === 'monster') return NOTHING;
  const level = Math.max(0, victim.level - levels);
  const lost = levels === 1 ? 'a level' : `${levels} levels`;
  if (level === 0)
    return { ...NOTHING, says: `loses ${lost}, and life`, dies: true, formula: 'nobody lives below the first level' };
  const drained: Drained = { level, experience: leastOf(victim, level), hitPoints: pointsAfter(victim, level, dice) };
  return {
    ...NOTHING,
    says: `loses ${lost} for good`,
    drained,
    dice: [{ who: 'Hit points lost' }],
    formula: 'no save; a hit die lost with each level, experience the least of the new level',
  };
}

/** The touch of a shadow takes a point of strength; whoever has none left dies. */
export function strengthDrained({ abilities }: Creature): Befallen {
  const formula = 'a touch drains a point of strength, without a save';
  if (!abilities) return { ...NOTHING, says: 'has no strength to lose', formula };
  const strength = Math.max(0, abilities.STR - 1);
  const says = strength === 0 ? 'loses the last strength, and life' : `loses a point of strength, and has ${strength}`;
  return { ...NOTHING, says, strength, dies: strength === 0, formula };
}

const leastOf = ({ class: of, experience }: Creature, level: number): number =>
  classTable(of)?.experience[level - 1] ?? experience;

/** A die for each level lost, as it was thrown when the level was gained; a flat number above the ninth. */
function pointsAfter({ class: of, abilities, level: before, hitPoints }: Creature, level: number, dice: Dice) {
  const table = classTable(of);
  const constitution = abilities?.CON ?? AVERAGE;
  const lost = Array.from({ length: before - level }, (_, place) =>
    before - place > LAST_DIE_LEVEL
      ? (table?.hitPointsAfter9 ?? 0)
      : pointsOfDie(dice.die(table?.hitDie ?? AVERAGE_DIE), constitution),
  ).reduce((sum, each) => sum + each, 0);
  return {
    now: Math.min(hitPoints.now, Math.max(1, hitPoints.now - lost)),
    max: Math.max(level, hitPoints.max - lost),
  };
}

const LAST_DIE_LEVEL = 9;
const AVERAGE_DIE = 6;
