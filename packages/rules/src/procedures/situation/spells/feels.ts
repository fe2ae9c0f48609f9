import type { Creature } from '../../../state/creature.ts';
import { type Harm, isHarm, type SpellNature } from '../../../state/harms.ts';
import { isDead } from '../../../state/read.ts';
import type { DiceBound, DiceFelt, SpellWork } from '../../../state/spell-work.ts';

/** Hit dice as a spell counts them: a level is a die, and less than one is one. */
export const hitDiceFelt = ({ kind, level, hitDice }: Creature): DiceFelt =>
  kind === 'monster' || hitDice
    ? { dice: Math.max(1, Math.floor(hitDice?.dice ?? 1)), plus: Math.max(0, hitDice?.plus ?? 0) }
    : { dice: Math.max(1, level), plus: 0 };

export function isWithin(has: DiceFelt, most: DiceBound): boolean {
  if ('fewerThan' in most) return has.dice < most.fewerThan;
  return has.dice < most.dice || (has.dice === most.dice && has.plus <= most.plus);
}

/** Whether spells of such a nature, or harm of such a kind, do nothing to somebody. */
export const isProof = ({ traits }: Creature, against: Harm | SpellNature | undefined): boolean =>
  against !== undefined &&
  ((traits?.proof?.includes(against) ?? false) || (isHarm(against) && traits?.only?.includes(against) === false));

/** Whether a spell can do anything to somebody at all. */
export const canAffect = (work: SpellWork, creature: Creature): boolean =>
  isReachedBy(work, creature) &&
  !isProof(creature, work.nature) &&
  !isProof(creature, work.damage?.harm) &&
  !(creature.traits?.only && work.damage && !work.damage.harm);

const isReachedBy = ({ dead, living, undead, upTo }: SpellWork, creature: Creature): boolean =>
  isDead(creature) === (dead ?? false) &&
  !(living && creature.undead) &&
  !(undead && !creature.undead) &&
  (!upTo || isWithin(hitDiceFelt(creature), upTo));
