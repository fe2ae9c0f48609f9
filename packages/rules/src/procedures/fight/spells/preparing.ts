import { byRule, type Refusal } from '../../../core/index.ts';
import { counted } from '../../../core/words.ts';
import { rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';

/** Why a caster's player cannot lay a spell into memory now; null where they can. The referee always can. */
export function unrested(state: GameState, caster: Creature): Refusal | null {
  const { id } = caster;
  const name = called(caster);
  if (state.encounter || state.metElsewhere)
    return refused(state, caster, 'Nobody memorises spells amid an encounter.');
  if (state.castSinceSleep?.includes(id))
    return refused(
      state,
      caster,
      `${name} has cast since memorising spells, and memorises them again after the next night’s sleep.`,
    );
  const turns = turnsOfStudy(state, caster);
  return turns > 0
    ? refused(state, caster, `${name} has slept, and memorises spells after ${ofRest(turns)} more.`)
    : null;
}

/** Turns of rest that a caster who has slept waits for, till spells are memorised anew; none for others. */
export const turnsOfStudy = ({ study, castSinceSleep }: GameState, { id }: Creature): number =>
  study?.casters.includes(id) && !castSinceSleep?.includes(id) ? study.turns : 0;

/** `1 turn of rest`. */
export const ofRest = (turns: number): string => `${counted(turns, 'turn', 'turns')} of rest`;

/** Why a caster's player cannot choose other spells than those in memory; null where the day has not begun. */
export function dayBegun(state: GameState, caster: Creature): Refusal | null {
  const begun = state.dayBegun && state.downtime === null;
  const late = begun ? refused(state, caster, 'Spells are chosen before the day’s adventure begins.') : null;
  return unrested(state, caster) ?? late;
}

/** What a caster of the party may lay into memory now, by the book: what there is room for, of what is known. */
export function memorisable(state: GameState, caster: Creature): readonly string[] {
  const { inventions, memorised, party } = state;
  if (!party.members.includes(caster.id) || !isCapable(caster)) return [];
  const { known, unready } = rulesOf(state).spells.memory;
  return known(caster, inventions)
    .flat()
    .filter((spell) => unready(caster, memorised[caster.id] ?? [], spell, inventions) === null);
}

const refused = (state: GameState, caster: Creature, sentence: string): Refusal =>
  byRule(rulesOf(state).spells.memory.preparing(caster), 'forbidden', sentence);
