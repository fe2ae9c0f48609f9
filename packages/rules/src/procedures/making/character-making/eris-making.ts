import type { ErisClass } from '../../../content/eris/classes.ts';
import { erisHitDice, startingHitPoints } from '../../../content/eris/levels.ts';
import type { Dice } from '../../../core/index.ts';
import type { Ability } from '../../../state/creature.ts';
import type { CharacterMakingRule } from './rule.ts';

/** What one of the book's classes or folk rises as (ERI-APX-07 to 09, ERI-APX-13). */
const RISES_AS: Readonly<Record<string, ErisClass>> = {
  fighter: 'fighter',
  'magic-user': 'magic-user',
  cleric: 'cleric',
  elf: 'fighter',
  dwarf: 'fighter',
  hobbit: 'fighter',
};
const PRIME: Readonly<Record<ErisClass, readonly Ability[]>> = {
  fighter: ['STR'],
  'magic-user': ['INT'],
  cleric: ['WIS'],
};

/** The table that a class of the book rises by; any other rises as a fighter. */
export const erisClassOf = (name: string | null): ErisClass => RISES_AS[name ?? ''] ?? 'fighter';

const notation = (of: ErisClass): string => {
  const { dice, plus } = erisHitDice(of, 1);
  return `${dice}d6${plus > 0 ? `+${plus}` : ''}`;
};

/** ERI-APX-07 to 09, ERI-APX-13, ERI-HPL-02, ERI-DWF-09. Scores and gold are those of the old booklets, on which the book is built (ERI-RUL-03). */
export const erisCharacterMaking = (classic: CharacterMakingRule): CharacterMakingRule => ({
  classes: Object.entries(RISES_AS).map(([name, of]) => ({
    name,
    rule: name === of ? 'ERI-APX-07' : 'ERI-APX-13',
    prime: PRIME[of],
    requirements: {},
    hitDie: notation(of),
  })),
  trade: null,
  points: { rule: 'ERI-HPL-02', formula: 'the hit dice of the class and constitution, three at least' },
  hitPoints: (of, { CON }, dice) => startingHitPoints(erisClassOf(of), CON, dice),
  infravision: (of, dice) => (of === 'dwarf' ? bornWith(dice) : 0),
  id: classic.id,
  steps: classic.steps,
  array: classic.array,
  swaps: classic.swaps,
  scores: classic.scores,
  gold: classic.gold,
});

/** ERI-DWF-09: feet of infravision that some dwarves are born with. */
export const bornWith = (dice: Dice): 0 | 30 => (dice.die(6) <= 2 ? 30 : 0);
