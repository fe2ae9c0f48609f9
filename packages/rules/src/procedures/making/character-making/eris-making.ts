import type { ErisClass } from '../../../content/eris/classes.ts';
import { erisHitDice } from '../../../content/eris/levels.ts';
import type { Ability } from '../../../state/creature.ts';
import { startingHitPoints } from '../advancement/eris-awards.ts';
import { bornWith } from '../class-functions/eris-small-folk.ts';
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

/** ERI-APX-07 to 09, ERI-APX-13, ERI-HPL-02, ERI-DWF-09. Scores and gold it throws as everybody does, and says nothing of its own on them. */
export const erisCharacterMaking = (classic: CharacterMakingRule): CharacterMakingRule => ({
  ...classic,
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
});
