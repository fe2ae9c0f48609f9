import { bookArmour } from '../../../content/book-armour.ts';
import { isDenied } from '../../../content/denied.ts';
import { BACKGROUND, BACKGROUNDS, backgroundOf } from '../../../content/eris/backgrounds.ts';
import type { Creature } from '../../../state/creature.ts';
import { erisCalling } from '../../body/creature/eris-calling.ts';
import type { Nature } from '../../making/class-functions/rule.ts';
import { backgroundSkill } from '../../making/skills/eris.ts';
import { assassinates, barred, joining, mayPlay, paladinHeals, raging } from './eris.ts';
import type { BackgroundsRule } from './rule.ts';

/** Alignments and abilities by the book's words. */
const ALIGNMENT = { lawful: 'law', neutral: 'neutrality', chaotic: 'chaos' } as const;
const scoresOf = ({ abilities }: Creature): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(abilities ?? {}).map(([ability, score]) => [ability.toLowerCase(), score]));

/** Both classes of an elf must be open to it (ERI-ADV-04). */
const callingsOf = (creature: Creature): readonly string[] =>
  creature.class === 'elf' ? ['fighter', 'magic-user'] : [erisCalling(creature) ?? 'none'];

function against(creature: Creature, background: string, played: number): readonly Nature[] {
  const known = backgroundOf(background);
  if (!known) return [{ rule: 'ERI-ADV-12', sentence: 'no such background is open' }];
  const reasons = callingsOf(creature).flatMap((of) =>
    barred(of, known, ALIGNMENT[creature.alignment], scoresOf(creature)),
  );
  return [
    ...(creature.background === undefined
      ? []
      : [{ rule: 'ERI-ADV-03', sentence: `${creature.name} has a background already` } as const]),
    ...mayPlay(played, true).reasons.map(
      () => ({ rule: 'ERI-ADV-01', sentence: 'the player has had no character before' }) as const,
    ),
    ...[...new Set(reasons)].map((reason) => ({ rule: 'ERI-ADV-04', sentence: `not by ${reason}` }) as const),
  ];
}

/**
 * ERI-ADV as one slot.
 * @param daysNeeded days of the real calendar that training takes (ERI-ADV-05)
 */
export const erisBackgrounds = ({ daysNeeded }: { readonly daysNeeded: number }): BackgroundsRule => ({
  cites: {
    background: 'ERI-ADV-02',
    touch: 'ERI-ADV-08',
    rage: 'ERI-ADV-10',
    skills: 'ERI-ADV-13',
    learned: 'ERI-SKL-12',
  },
  known: BACKGROUNDS,
  barred: against,
  training: {
    rule: 'ERI-ADV-05',
    days: daysNeeded,
    left: (trained) => {
      const answer = joining(false, true, trained, daysNeeded);
      return isDenied(answer) ? daysNeeded : answer.daysLeft;
    },
  },
  skills: (background) => {
    const known = backgroundOf(background);
    return known ? BACKGROUND[known].skills : [];
  },
  begins: backgroundSkill,
  touch: (healer, { hitPoints: { now, max } }) => {
    if (healer.background !== 'paladin') return null;
    const answer = paladinHeals(healer.level, { hp: now, hpMax: max }, false, false);
    return isDenied(answer) ? null : answer.healed;
  },
  rage: (creature) => {
    if (creature.background !== 'berserker') return undefined;
    return isDenied(raging(true, bookArmour(creature.armour), 'melee'))
      ? { rule: 'ERI-ADV-10', sentence: `${creature.name} cannot rage in metal armour.` }
      : null;
  },
  stroke: ({ background, level }, target) =>
    background === 'assassin'
      ? {
          rule: 'ERI-ADV-07',
          skill: 'assassin',
          kills: assassinates(level, Math.floor(target.hitDice?.dice ?? target.level), true).killed,
        }
      : null,
  raging: (creature, action) => {
    const answer = raging(true, bookArmour(creature.armour), action);
    return isDenied(answer) ? { bonus: 0, allowed: true } : { bonus: answer.attackBonus, allowed: answer.allowed };
  },
});
