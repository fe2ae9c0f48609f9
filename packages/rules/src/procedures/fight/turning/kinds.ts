import { type Dice, type Note, NotedDice, type RuleId } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { diceOf } from '../../../state/undead.ts';
import type { TurningOutcome } from './rule.ts';

/** The undead of the older tables, from the weakest to the strongest. */
const KINDS = ['skeleton', 'zombie', 'ghoul', 'wight', 'wraith', 'mummy', 'spectre', 'vampire'] as const;

/** What an undead counts as on a table of names: its own name when that is one, else that of so many hit dice. */
export function kindOf({ name, hitDice }: Creature): string {
  const words = name.toLowerCase().split(/[^a-z]+/);
  const named = KINDS.find((kind) => words.includes(kind) || words.includes(`${kind}s`));
  if (named) return named;
  const dice = diceOf({ hitDice });
  if (dice === 2 && (hitDice?.stars ?? 0) > 0) return 'ghoul';
  return KINDS[dice < 3 ? dice - 1 : Math.min(dice, KINDS.length - 1)] ?? 'vampire';
}

/** The kinds that are there, the weakest first. */
export const kindsAmong = (undead: readonly Creature[]): readonly string[] =>
  KINDS.filter((kind) => undead.some((each) => kindOf(each) === kind));

/** What one throw against one kind comes to. */
interface Against {
  readonly fate: 'none' | 'turned' | 'destroyed';
  readonly number: number;
  /** What the throw had to reach; null where the table asks for none, or none is enough. */
  readonly needed: number | null;
}

const FACES_OF_A_THROW = 2;

const UNTHROWN: Readonly<Record<Against['fate'], string>> = {
  none: 'never at this level',
  turned: 'turned without a throw',
  destroyed: 'destroyed without a throw',
};

/** What the table has for a kind that no throw is held against. */
const unthrown = (rule: RuleId, [first]: readonly Creature[], { fate, needed }: Against): readonly Note[] =>
  first && needed === null ? [{ rule, text: `${kindOf(first)}: ${UNTHROWN[fate]}` }] : [];

/** A table of names as an attempt: 2d6 where it has a number, then 2d6 of them. */
export function attemptOn(
  rule: RuleId,
  undead: readonly Creature[],
  dice: Dice,
  against: (dice: Dice) => Against,
): TurningOutcome {
  const noted = new NotedDice(dice);
  const outcome = against(noted);
  const { fate, number, needed } = outcome;
  const notes = unthrown(rule, undead, outcome);
  const { faces } = noted.thrown;
  const thrown = (from: number) => {
    const some = faces.slice(from, from + FACES_OF_A_THROW);
    return some.length === 0
      ? null
      : { sides: 6, faces: some, plus: 0, total: some.reduce((sum, face) => sum + face, 0) };
  };
  if (fate === 'none') return { roll: thrown(0), needed, reach: null, turned: [], destroyed: [], notes };
  const reached = undead.slice(0, number);
  const counted = faces.length - FACES_OF_A_THROW;
  return {
    roll: counted > 0 ? thrown(0) : null,
    needed,
    reach: thrown(counted),
    turned: fate === 'turned' ? reached : [],
    destroyed: fate === 'destroyed' ? reached : [],
    notes,
  };
}
