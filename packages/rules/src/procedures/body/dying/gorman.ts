import { GORMAN_CLASS, type GormanClass, isGormanClass } from '../../../books/gorman/content/classes.ts';
import { gormanSaveTarget, recovery } from '../../../books/gorman/content/saves.ts';
import { RAISE_DEAD } from '../../../books/gorman/content/spells.ts';
import { type Band, banded } from '../../../content/banded.ts';
import { type Answer, denied } from '../../../content/denied.ts';
import { type Dice, fallen, type Note, NotedDice, type Throw, throwsFor, written } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { WHOLE } from './ose.ts';
import type { DyingRule, Fall, Living, Recovery } from './rule.ts';

export type Outcome = 'save-or-die' | 'leg' | 'arm' | 'hand' | 'nose' | 'eye' | 'ear' | 'finger';
const HANDS = ['left', 'right'] as const;
export type Hand = (typeof HANDS)[number];

/** GOR-DTH-02: by d12 less the points below nothing. */
const TABLE: readonly Band<Outcome>[] = [
  { upTo: 1, value: 'save-or-die' },
  { upTo: 2, value: 'leg' },
  { upTo: 3, value: 'arm' },
  { upTo: 4, value: 'hand' },
  { upTo: 5, value: 'nose' },
  { upTo: 7, value: 'eye' },
  { upTo: 9, value: 'ear' },
  { upTo: 12, value: 'finger' },
];
const FINGERS = 5;
/** After so many throws of what can no longer be lost, the save decides (GOR-DTH-04). */
const MOST_THROWS = 100;

/** What somebody has lost before. */
export interface Losses {
  /** `left leg`, `nose`. */
  readonly missing: readonly string[];
  readonly fingers: Readonly<Record<Hand, number>>;
}

/** Whether a part is still there to be lost on a side (GOR-DTH-04). */
function hasPart({ missing, fingers }: Losses, part: Outcome, side: Hand): boolean {
  const lacks = (name: string): boolean => missing.includes(`${side} ${name}`);
  if (part === 'hand') return !lacks('arm') && !lacks('hand');
  if (part === 'finger') return !lacks('arm') && !lacks('hand') && fingers[side] < FINGERS;
  return !lacks(part);
}

/** What is lost, on the side that is asked for or else the other; null when nothing of it is left. */
function lostPart(losses: Losses, part: Exclude<Outcome, 'save-or-die'>, asked: Hand): string | null {
  if (part === 'nose') return losses.missing.includes('nose') ? null : 'nose';
  const sides = [asked, ...HANDS.filter((side) => side !== asked)];
  const side = sides.find((each) => hasPart(losses, part, each));
  return side ? `${side} ${part}` : null;
}

/** Who lies there, and how deep below nothing. */
export interface Downed {
  readonly class: GormanClass;
  readonly level: number;
  /** Nothing or less. */
  readonly hitPoints: number;
  readonly losses: Losses;
  readonly side: Hand;
}

export interface Dismembered {
  /** Every d12 less the deficit, in order. */
  readonly totals: readonly number[];
  readonly outcome: Outcome;
  readonly lost: string | null;
  readonly hpCurrent: number;
  readonly state: 'conscious' | 'unconscious' | 'dead';
}

/** The dice of a throw on the table, and the save's where it came to that. */
function throwsOf(
  { class: of, level, hitPoints }: Downed,
  table: readonly number[],
  save: readonly number[],
): readonly Throw[] {
  const each = (sides: number, faces: readonly number[]) => faces.map((face) => fallen(sides, [face]));
  return [
    ...throwsFor(each(12, table), [{ who: 'Dismemberment', plus: hitPoints }]),
    ...throwsFor(each(20, save), [
      { who: 'Save or die', needed: gormanSaveTarget(level), plus: GORMAN_CLASS[of].saveBonus },
    ]),
  ];
}

/** GOR-DTH-01 to 04: the throw of somebody brought to nothing or less. */
export function dismemberment(downed: Downed, dice: Dice): Answer<Dismembered, 'not-down'> {
  if (downed.hitPoints > 0) return denied('not-down');
  const totals: number[] = [];
  while (totals.length < MOST_THROWS) {
    const total = dice.die(12) + downed.hitPoints;
    totals.push(total);
    const outcome = banded(TABLE, total);
    if (outcome === 'save-or-die') break;
    const lost = lostPart(downed.losses, outcome, downed.side);
    if (lost !== null) return { totals, outcome, lost, hpCurrent: 1, state: 'conscious' };
  }
  return { totals, outcome: 'save-or-die', lost: null, ...saveOrDie(downed, dice) };
}

/** GOR-DTH-03: unconscious at nothing, or dead. */
function saveOrDie({ class: of, level, hitPoints }: Downed, dice: Dice): Pick<Dismembered, 'hpCurrent' | 'state'> {
  const saved = dice.die(20) + GORMAN_CLASS[of].saveBonus >= gormanSaveTarget(level);
  return saved ? { hpCurrent: 0, state: 'unconscious' } : { hpCurrent: hitPoints, state: 'dead' };
}

/** GOR-CMB-07: who dies at nothing, and who is thrown for. */
export function fateAt(kind: string, hitPoints: number): 'alive' | 'dead' | 'dismemberment' {
  if (hitPoints > 0) return 'alive';
  return kind === 'pc' || kind === 'henchman' ? 'dismemberment' : 'dead';
}

/** GOR-DTH-05: what somebody can still do; all, where losses are noted and no more. */
export function livingWith({ missing, fingers }: Losses, hinders = true): Living {
  if (!hinders) return WHOLE;
  const gone = (part: string): number => HANDS.filter((side) => missing.includes(`${side} ${part}`)).length;
  const handsUsable = HANDS.filter((side) => hasPart({ missing, fingers }, 'finger', side)).length;
  const legs = gone('leg');
  return {
    maxRate: legs === 0 ? null : legs === 1 ? 30 : 0,
    handsUsable,
    canAttack: handsUsable > 0 && gone('eye') < 2,
    canCast: handsUsable > 0,
    canListen: gone('ear') < 2,
  };
}

/** Fingers that somebody lacks, by hand, from the parts that are noted as lost. */
function lossesOf({ missing = [] }: Creature): Losses {
  const fingers = (side: Hand): number => missing.filter((part) => part === `${side} finger`).length;
  return {
    missing: missing.filter((part) => !part.endsWith('finger')),
    fingers: { left: fingers('left'), right: fingers('right') },
  };
}

/** Henchmen have a class; those who serve for a wage have none. */
function kindOf({ kind, class: calling }: Creature): string {
  if (kind === 'character') return 'pc';
  if (kind === 'monster') return 'monster';
  return calling === null ? 'hireling' : 'henchman';
}

/** GOR-DTH-01 to 04: characters and henchmen throw; all others die (GOR-CMB-07). */
function fallOf(creature: Creature, hitPoints: number, dice: Dice): Fall | null {
  const fate = fateAt(kindOf(creature), hitPoints);
  if (fate === 'alive') return null;
  const killed = {
    outcome: 'killed',
    hitPoints,
    lost: null,
    why: { rule: 'GOR-CMB-07', formula: 'hit points ≤ 0' },
  } as const;
  if (fate === 'dead') return killed;
  const of = isGormanClass(creature.class) ? creature.class : 'fighter';
  const downed = { class: of, level: creature.level, hitPoints, losses: lossesOf(creature), side: 'left' } as const;
  const noted = new NotedDice(dice);
  const thrown = dismemberment(downed, noted);
  if ('error' in thrown) return null;
  const { faces } = noted.thrown;
  const formula = `${hitPoints < 0 ? `d12 − ${-hitPoints}` : 'd12'}: ${thrown.totals.map(written).join(', ')}, ${thrown.outcome.replaceAll('-', ' ')}`;
  const outcome = thrown.state === 'dead' ? 'killed' : thrown.state === 'unconscious' ? 'unconscious' : 'maimed';
  const rule = thrown.outcome === 'save-or-die' ? 'GOR-DTH-03' : 'GOR-DTH-02';
  const notes: readonly Note[] =
    thrown.totals.length > 1 ? [{ rule: 'GOR-DTH-04', text: 'thrown again for what could not be lost any more' }] : [];
  const throws = throwsOf(downed, faces.slice(0, thrown.totals.length), faces.slice(thrown.totals.length));
  const why = { rule, formula, throws, ...(notes.length > 0 ? { notes } : {}) } as const;
  return { outcome, hitPoints: thrown.hpCurrent, lost: thrown.lost, why };
}

/** GOR-ABI-06: a save with constitution, and with what the class adds (GOR-CLS-11). */
function recoveryOf({ class: of, level, abilities }: Creature): Recovery {
  const constitution = abilities?.CON ?? 10;
  const { total, target } = recovery(of ?? '', level, constitution, 0);
  const ofClass = isGormanClass(of) ? GORMAN_CLASS[of].saveBonus : 0;
  return {
    needed: target,
    modifiers: [
      { name: 'constitution', value: total - ofClass, rule: 'GOR-ABI-06' },
      { name: 'of the class', value: ofClass, rule: 'GOR-CLS-11' },
    ],
  };
}

/** GOR-DTH as one slot; what is lost hinders, or is noted only. On magic items and what else becomes of gear the book is silent (GOR-RUL-01). */
export const gormanDying = (silent: DyingRule, { hinders }: { readonly hinders: boolean }): DyingRule => ({
  cites: { dead: 'GOR-DTH-01', ruined: silent.cites.ruined, itemSaves: silent.cites.itemSaves, losses: 'GOR-DTH-05' },
  rule: 'GOR-DTH-01',
  formula: 'd12 less the points below nothing',
  fall: fallOf,
  waking: {
    revives: (hitPoints) => hitPoints > 0,
    wakesAfter: silent.waking.wakesAfter,
  },
  raising: { rule: 'GOR-ABI-06', spell: RAISE_DEAD, hitPoints: 1, recovery: recoveryOf },
  living: (creature) => (creature.missing ? livingWith(lossesOf(creature), hinders) : WHOLE),
  stillActs: silent.stillActs,
  gear: silent.gear,
});
