import type { Figure } from '../../../core/index.ts';
import { type Creature, SAVES } from '../../../state/creature.ts';
import { effectsAgainst, letterOf } from './effects.ts';

const words = (effect: string): string => effect.replace('-', ' ');

/** What each of the five throws is against (OSE-SAV-01). */
const DANGERS: Figure = {
  name: 'Saving throws against',
  value: SAVES.map((save) => `${letterOf(save)} ${effectsAgainst(save).map(words).join(', ')}`).join('; '),
  rule: 'OSE-SAV-01',
  why: 'what threatens decides; the first that fits',
};

/** Which table somebody saves by (OSE-SAV-03), where monsters find theirs (OSE-TAB-05), and what each throw is for. */
export const savingFigures = (creature: Creature): readonly Figure[] => [...tables(creature), DANGERS];

function tables({ class: calling, level, saveAs, hitDice }: Creature): readonly Figure[] {
  const name = 'Saves as';
  if (calling !== null) return [{ name, value: `${calling} ${level}`, rule: 'OSE-SAV-03', why: 'class and level' }];
  const why = saveAs !== null ? 'as its description notes' : hitDice ? 'by its hit dice' : 'neither class nor hit dice';
  const value = saveAs ?? (hitDice ? `${Math.floor(hitDice.dice)} hit dice` : 'normal human');
  return [
    { name, value, rule: 'OSE-SAV-03', why },
    { name: 'Saving throw table', value: 'monsters', rule: 'OSE-TAB-05', why: 'those without a class' },
  ];
}
