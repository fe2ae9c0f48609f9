import { turning, turningEntry, UNDEAD_KINDS, type UndeadKind } from '../../../books/ose/content/turning.ts';
import { type Note, type Roll, roll } from '../../../core/index.ts';
import type { Creature, HitDice } from '../../../state/creature.ts';
import { diceOf } from '../../../state/undead.ts';
import type { TurningRule } from './rule.ts';

/** The column of the table; those above nine dice are beyond it. */
export function undeadKind({ dice, stars }: HitDice): UndeadKind | null {
  const whole = Math.max(1, Math.floor(dice));
  if (whole === 2 && stars > 0) return '2*';
  if (whole >= 7) return whole <= 9 ? '7-9' : null;
  return UNDEAD_KINDS.find((kind) => kind === String(whole)) ?? null;
}

/** What a total of 2d6 does to undead of these hit dice. */
const resultOn = (level: number, { hitDice }: Creature, total: number): 'fail' | 'turned' | 'destroyed' => {
  const kind = hitDice && undeadKind(hitDice);
  return kind ? turning(level, kind, total) : 'fail';
};

/** What the table has for each of them, once a column. */
const entriesFor = (level: number, undead: readonly Creature[]) => {
  const kinds = undead.map(({ hitDice }) => hitDice && undeadKind(hitDice));
  return [...UNDEAD_KINDS.filter((kind) => kinds.includes(kind)), ...(kinds.includes(null) ? [null] : [])].map(
    (kind) => ({ kind, entry: kind === null ? ('no' as const) : turningEntry(level, kind) }),
  );
};

/** The least total that turns any of them; null where no throw does, and where some need none. */
function neededFor(level: number, undead: readonly Creature[]): number | null {
  const entries = entriesFor(level, undead).map(({ entry }) => entry);
  const numbers = entries.filter((entry) => typeof entry === 'number');
  return numbers.length === 0 || entries.some((entry) => entry === 'turned' || entry === 'destroyed')
    ? null
    : Math.min(...numbers);
}

const COLUMNS: Readonly<Record<UndeadKind, string>> = {
  '1': '1 hit die',
  '2': '2 hit dice',
  '2*': '2 hit dice and a special ability',
  '3': '3 hit dice',
  '4': '4 hit dice',
  '5': '5 hit dice',
  '6': '6 hit dice',
  '7-9': '7 to 9 hit dice',
};
const ENTRIES = { turned: 'turned without a throw', destroyed: 'destroyed without a throw', no: 'never at this level' };

/** What the table asks for each kind that is faced, and how the hit dice reached were spent. */
function notesOn(level: number, undead: readonly Creature[], those: readonly Creature[], reach: Roll | null) {
  const asked = entriesFor(level, undead).map(({ kind, entry }) => {
    const column = kind === null ? 'more than 9 hit dice' : COLUMNS[kind];
    return `${column}: ${typeof entry === 'number' ? entry : ENTRIES[entry]}`;
  });
  const spent = those.map(diceOf);
  const within = spent.reduce((sum, dice) => sum + dice, 0) <= (reach?.total ?? 0);
  const spending = `${spent.join(' + ')} hit dice of ${reach?.total}, the fewest first${within ? '' : ', and one at least'}`;
  return [...asked, ...(reach ? [spending] : [])].map((text): Note => ({ rule: 'OSE-APX-03', text }));
}

/** How many of them, by hit dice, so many hit dice reach: one at least. */
export function reached(hitDice: readonly number[], total: number): number {
  let spent = 0;
  const count = hitDice.findIndex((dice) => {
    spent += dice;
    return spent > total;
  });
  return Math.max(1, count < 0 ? hitDice.length : count);
}

/** OSE-APX-03. */
export const oseTurning: TurningRule = {
  rule: 'OSE-APX-03',
  formula: '2d6 against the table of level and hit dice',
  mayTurn: (creature) => creature.class === 'cleric',
  hindrance: () => null,
  spends: () => null,
  leavesRoom: (declared) => declared === null,
  kinds: () => [],
  attempt: (level, undead, dice) => {
    const thrown = roll(dice, 2, 6);
    const willing = undead.filter((each) => resultOn(level, each, thrown.total) !== 'fail');
    const needed = neededFor(level, undead);
    if (willing.length === 0)
      return {
        roll: thrown,
        needed,
        reach: null,
        turned: [],
        destroyed: [],
        notes: notesOn(level, undead, [], null),
      };
    const reach = roll(dice, 2, 6);
    const those = willing.slice(0, reached(willing.map(diceOf), reach.total));
    const whoAre = (result: string) => those.filter((each) => resultOn(level, each, thrown.total) === result);
    const notes = notesOn(level, undead, those, reach);
    return { roll: thrown, needed, reach, turned: whoAre('turned'), destroyed: whoAre('destroyed'), notes };
  },
};
