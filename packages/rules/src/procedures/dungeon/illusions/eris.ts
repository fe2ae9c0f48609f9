import { type Answer, denied, isDenied } from '../../../content/denied.ts';
import type { Dice } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import {
  erisSave,
  erisSaveTarget,
  levelAgainst,
  resistsMagic,
  type Saver,
  saverOf,
} from '../../body/creature/eris-saves.ts';
import type { IllusionsRule } from './rule.ts';

/** As what somebody saves against belief: dwarves and hobbits higher (ERI-HOB-04, ERI-DWF-03). */
const doubting = (race: string, by: Saver): Saver => ({ ...by, level: levelAgainst(by.level, resistsMagic(race)) });

/** ERI-ILL-01: whoever makes a save against spells does not believe. */
export function believes(race: string, by: Saver, dice: Dice): { readonly target: number; readonly believes: boolean } {
  const { target, saved } = erisSave(doubting(race, by), 'S', dice.die(20));
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

/** Dwarves and hobbits resist this as they do magic. */
const raceOf = ({ class: of }: Creature): string => (of === 'halfling' ? 'hobbit' : (of ?? 'human'));

/** ERI-ILL as one slot. */
export const erisIllusions: IllusionsRule = {
  cites: {
    belief: 'ERI-ILL-01',
    disbelief: 'ERI-ILL-02',
    harm: 'ERI-ILL-03',
    breath: 'ERI-ILL-04',
    unseen: 'ERI-ILL-05',
  },
  played: true,
  deceives: (victim, damage, breath, dice) => {
    const by = saverOf(victim);
    if (breath) {
      const { damageTaken, ...rest } = illusoryBreath(raceOf(victim), by, damage, dice);
      return { ...rest, harm: damageTaken };
    }
    const believed = believes(raceOf(victim), by, dice).believes;
    return { believes: believed, breathSaved: null, harm: believed ? damage : 0 };
  },
  saves: (victim) => {
    const [by, doubter] = [saverOf(victim), doubting(raceOf(victim), saverOf(victim))];
    return {
      belief: erisSaveTarget(doubter.class, doubter.level, 'S'),
      breath: erisSaveTarget(by.class, by.level, 'B'),
    };
  },
  mayDisbelieve: ({ kind }) => !isDenied(disbelieves(kind === 'character' ? 'pc' : 'npc', 'disbelieve', true)),
};
