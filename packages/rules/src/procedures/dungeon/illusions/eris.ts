import { type Answer, denied } from '../../../content/denied.ts';
import type { Dice } from '../../../core/index.ts';
import { erisSave, levelAgainst, resistsMagic, type Saver } from '../../body/creature/eris-saves.ts';

/** ERI-ILL-01: whoever makes a save against spells does not believe. */
export function believes(race: string, by: Saver, dice: Dice): { readonly target: number; readonly believes: boolean } {
  const level = levelAgainst(by.level, resistsMagic(race));
  const { target, saved } = erisSave({ ...by, level }, 'S', dice.die(20));
  return { target, believes: !saved };
}

/** ERI-ILL-02: players may simply disbelieve; what is real stays so. */
export function disbelieves(
  kind: 'pc' | 'npc',
  declares: 'disbelieve' | 'none',
  isIllusion: boolean,
): Answer<{ readonly believes: boolean | null; readonly saveNeeded: boolean }, 'players-only'> {
  if (declares === 'none') return { believes: null, saveNeeded: true };
  return kind === 'npc' ? denied('players-only') : { believes: !isIllusion, saveNeeded: false };
}

/** ERI-ILL-04: one save for belief, another against the breath, which halves it, rounded up. */
export function illusoryBreath(race: string, by: Saver, damage: number, dice: Dice) {
  if (!believes(race, by, dice).believes) return { believes: false, breathSaved: null, damageTaken: 0 };
  const { saved } = erisSave(by, 'B', dice.die(20));
  return { believes: true, breathSaved: saved, damageTaken: saved ? Math.ceil(damage / 2) : damage };
}
