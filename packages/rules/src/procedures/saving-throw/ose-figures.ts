import type { Figure } from '../../ruling.ts';
import type { Creature } from '../../state/creature.ts';

/** Which table somebody saves by (OSE-SAV-03), and where monsters find theirs (OSE-TAB-05). */
export function savingFigures({ class: calling, level, saveAs, hitDice }: Creature): readonly Figure[] {
  const name = 'Saves as';
  if (calling !== null) return [{ name, value: `${calling} ${level}`, rule: 'OSE-SAV-03', why: 'class and level' }];
  const why = saveAs !== null ? 'as its description notes' : hitDice ? 'by its hit dice' : 'neither class nor hit dice';
  const value = saveAs ?? (hitDice ? `${Math.floor(hitDice.dice)} hit dice` : 'normal human');
  return [
    { name, value, rule: 'OSE-SAV-03', why },
    { name: 'Saving throw table', value: 'monsters', rule: 'OSE-TAB-05', why: 'those without a class' },
  ];
}
