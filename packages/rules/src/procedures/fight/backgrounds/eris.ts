import { type Answer, denied } from '../../../content/denied.ts';
import { isMetal } from '../../../content/eris/armour-class.ts';
import { BACKGROUND, type Background, backgroundOf, PLANNED } from '../../../content/eris/backgrounds.ts';
import { isErisClass } from '../../../content/eris/classes.ts';

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

const capitals = (name: string): string =>
  name.replaceAll(/(^|-)([a-z])/g, (_, dash, letter) => dash + letter.toUpperCase());

/** ERI-ADV-02: it lies over a class, whose tables stay. */
export function titled(
  of: string,
  background: string,
): Answer<{ readonly title: string; readonly tables: string }, Unknown | 'not-a-class'> {
  if (!isErisClass(of)) return denied('not-a-class');
  const found = named(background);
  return 'error' in found ? found : { title: `${capitals(of)} ${capitals(background)}`, tables: of };
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
export function assassinates(level: number, targetHitDice: number, success: boolean) {
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
