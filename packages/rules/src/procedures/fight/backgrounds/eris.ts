import { isMetal } from '../../../books/eris/content/armour-class.ts';
import {
  BACKGROUND,
  BACKGROUNDS,
  type Background,
  backgroundOf,
  PLANNED,
} from '../../../books/eris/content/backgrounds.ts';
import { bookArmour } from '../../../content/book-armour.ts';
import { type Answer, denied, isDenied } from '../../../content/denied.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { erisCalling } from '../../body/creature/eris-calling.ts';
import type { Nature } from '../../making/class-functions/rule.ts';
import { backgroundSkill } from '../../making/skills/eris.ts';
import type { BackgroundsRule } from './rule.ts';

type Unknown = 'not-available' | 'bad-background';

/** The background of a name, or why there is none (ERI-ADV-02, 12). */
export function named(name: string): Answer<{ readonly background: Background }, Unknown> {
  const background = backgroundOf(name);
  if (background) return { background };
  return denied(PLANNED.includes(name) ? 'not-available' : 'bad-background');
}

/** ERI-ADV-01: the player has played before, and feels up to it. */
export function mayPlay(charactersPlayed: number, comfortable: boolean) {
  const reasons = [
    ...(charactersPlayed < 1 ? ['no-earlier-character'] : []),
    ...(comfortable ? [] : ['not-comfortable']),
  ];
  return { eligible: reasons.length === 0, reasons };
}

/** ERI-ADV-04: all that stands against it: class, alignment, then scores. */
export function barred(
  of: string,
  background: Background,
  alignment: string,
  scores: Readonly<Record<string, number>>,
): readonly string[] {
  const asks = BACKGROUND[background];
  return [
    ...(asks.classes.some((known) => known === of) ? [] : ['class']),
    ...(asks.alignments === null || asks.alignments.includes(alignment) ? [] : ['alignment']),
    ...['str', 'int', 'wis', 'dex', 'con', 'cha'].filter(
      (ability) => (scores[ability] ?? 0) < (asks.scores[ability] ?? 0),
    ),
  ];
}

/** ERI-ADV-05: new characters begin with it; others are accepted and trained first. */
export function joining(
  newCharacter: boolean,
  accepted: boolean,
  realDays: number,
  daysNeeded: number,
): Answer<{ readonly joined: boolean; readonly daysLeft: number }, 'not-accepted'> {
  if (newCharacter) return { joined: true, daysLeft: 0 };
  if (!accepted) return denied('not-accepted');
  const daysLeft = Math.max(0, daysNeeded - realDays);
  return { joined: daysLeft === 0, daysLeft };
}

/** ERI-ADV-07: what a check of the skill does to somebody surprised. */
function assassinates(level: number, targetHitDice: number, success: boolean) {
  const killed = success && targetHitDice <= level;
  return { killed, doubleDamage: success && !killed };
}

const HEALING_PER_LEVEL = 2;

/** ERI-ADV-08: a touch once a day. */
export function paladinHeals(
  level: number,
  health: { readonly hp: number; readonly hpMax: number },
  usedToday: boolean,
  fallen: boolean,
): Answer<{ readonly healed: number; readonly hp: number }, 'fallen' | 'used-today'> {
  if (fallen) return denied('fallen');
  if (usedToday) return denied('used-today');
  const hp = Math.max(health.hp, Math.min(health.hpMax, health.hp + HEALING_PER_LEVEL * level));
  return { healed: hp - health.hp, hp };
}

/** ERI-ADV-10: rage adds to blows, and forbids all but blows. */
export function raging(
  rage: boolean,
  armour: string,
  action: string,
): Answer<{ readonly attackBonus: number; readonly allowed: boolean }, 'metal-armor'> {
  if (isMetal(armour)) return denied('metal-armor');
  const allowed = !rage || action === 'melee' || action === 'charge';
  return { attackBonus: rage && allowed ? 2 : 0, allowed };
}

/** Alignments and abilities by the book's words. */
const ALIGNMENT = { lawful: 'law', neutral: 'neutrality', chaotic: 'chaos' } as const;
const scoresOf = ({ abilities }: Creature): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(abilities ?? {}).map(([ability, score]) => [ability.toLowerCase(), score]));

/** Both classes of an elf must be open to it (ERI-ADV-04). */
const callingsOf = (creature: Creature): readonly string[] =>
  creature.class === 'elf' ? ['fighter', 'magic-user'] : [erisCalling(creature) ?? 'none'];

const NOT_OPEN: Readonly<Record<Unknown, string>> = {
  'not-available': 'it is only thought of yet',
  'bad-background': 'no such background is open',
};

function against(creature: Creature, background: string, played: number): readonly Nature[] {
  const found = named(background);
  if (isDenied(found)) return [{ rule: 'ERI-ADV-12', sentence: NOT_OPEN[found.error] }];
  const reasons = callingsOf(creature).flatMap((of) =>
    barred(of, found.background, ALIGNMENT[creature.alignment], scoresOf(creature)),
  );
  return [
    ...(creature.background === undefined
      ? []
      : [{ rule: 'ERI-ADV-03', sentence: `${called(creature)} has a background already` } as const]),
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
  joining: {
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
  },
  isUnsickened: ({ background }) => background === 'paladin',
  touch: (healer, { hitPoints: { now, max } }) => {
    if (healer.background !== 'paladin') return null;
    const answer = paladinHeals(healer.level, { hp: now, hpMax: max }, false, false);
    return isDenied(answer) ? null : answer.healed;
  },
  rage: {
    bars: (creature) => {
      if (creature.background !== 'berserker') return undefined;
      return isDenied(raging(true, bookArmour(creature.armour), 'melee'))
        ? { rule: 'ERI-ADV-10', sentence: `${called(creature)} cannot rage in metal armour.` }
        : null;
    },
    does: (creature, action) => {
      const answer = raging(true, bookArmour(creature.armour), action);
      return isDenied(answer) ? { bonus: 0, allowed: true } : { bonus: answer.attackBonus, allowed: answer.allowed };
    },
  },
  stroke: ({ background, level }, target) =>
    background === 'assassin'
      ? {
          rule: 'ERI-ADV-07',
          skill: 'assassin',
          kills: assassinates(level, Math.floor(target.hitDice?.dice ?? target.level), true).killed,
        }
      : null,
});
