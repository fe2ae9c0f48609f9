import { readDice } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Duration } from '../../../state/magic.ts';
import { classTable } from './levels.ts';
import type { SpellList } from './spells.ts';
import { THINGS_IN_FORCE } from './things-in-force.ts';

/** Whose list a class reads from; null for those who cast nothing. */
export function spellListOf({ class: calling }: Creature): SpellList | null {
  if (!classTable(calling)?.spells) return null;
  return calling === 'cleric' ? 'cleric' : 'arcane';
}

/** How long the spells of the lists last, and those of the other books' lists that are written here (OSE-APX-06); what is over at once is not among them. */
const DURATIONS: Readonly<Record<SpellList, Readonly<Record<string, string>>>> = {
  cleric: {
    'Detect Evil': '6 turns',
    'Detect Magic': '2 turns',
    Light: '12 turns',
    'Protection from Evil': '12 turns',
    'Remove Fear': '2 turns',
    'Resist Cold': '6 turns',
    Bless: '6 turns',
    'Find Traps': '2 turns',
    'Hold Person': '9 turns',
    'Resist Fire': '2 turns',
    "Silence 15' Radius": '12 turns',
    'Snake Charm': '1d4+1 turns',
    'Speak with Animals': '6 turns',
    'Growth of Animals': '12 turns',
    'Locate Object': '6 turns',
    'Continual Light': 'until ended',
    Striking: '1 turn',
    "Protection from Evil 10' Radius": '12 turns',
    'Speak with Plants': '3 turns',
    'Sticks to Snakes': '6 turns',
    Commune: '3 turns',
    'Dispel Evil': '1 turn',
    'Insect Plague': '144 turns',
    Quest: 'until ended',
    'Bless (reversed)': '6 turns',
    'Cure Disease (reversed)': 'until ended',
    'Light (reversed)': '12 turns',
    'Remove Curse (reversed)': 'until ended',
    'Continual Light (reversed)': 'until ended',
    'Turn Sticks to Snakes': '6 turns',
  },
  arcane: {
    'Charm Person': 'until ended',
    'Detect Magic': '2 turns',
    'Floating Disc': '6 turns',
    'Hold Portal': '2d6 turns',
    Light: '6 turns + 1 per level',
    'Protection from Evil': '6 turns',
    'Read Languages': '2 turns',
    'Read Magic': '1 turn',
    Shield: '2 turns',
    Sleep: '4d4 turns',
    Ventriloquism: '2 turns',
    'Continual Light': 'until ended',
    'Detect Evil': '2 turns',
    'Detect Invisible': '6 turns',
    ESP: '12 turns',
    Invisibility: 'until ended',
    Levitate: '6 turns + 1 per level',
    'Locate Object': '2 turns',
    'Mirror Image': '6 turns',
    'Phantasmal Force': 'until ended',
    Web: '48 turns',
    'Wizard Lock': 'until ended',
    Clairvoyance: '12 turns',
    Fly: '1d6 turns + 1 per level',
    Haste: '3 turns',
    'Hold Person': '1 turn per level',
    Infravision: '144 turns',
    "Invisibility 10' Radius": 'until ended',
    "Protection from Evil 10' Radius": '12 turns',
    'Protection from Normal Missiles': '12 turns',
    'Water Breathing': '144 turns',
    'Charm Monster': 'until ended',
    Confusion: '12 rounds',
    'Growth of Plants': 'until ended',
    'Hallucinatory Terrain': 'until ended',
    Massmorph: 'until ended',
    'Polymorph Others': 'until ended',
    'Polymorph Self': '1d6 turns + 1 per level',
    'Wall of Fire': 'until ended',
    'Wall of Ice': '12 turns',
    'Wizard Eye': '6 turns',
    Cloudkill: '6 turns',
    'Conjure Elemental': 'until ended',
    Feeblemind: 'until ended',
    'Growth of Animals': '12 turns',
    'Hold Monster': '6 turns + 1 per level',
    'Magic Jar': 'until ended',
    'Pass-Wall': '3 turns',
    Telekinesis: '6 turns',
    'Transmute Rock to Mud': '3d6*144 turns',
    'Anti-Magic Shell': '12 turns',
    'Control Weather': 'until ended',
    Geas: 'until ended',
    'Invisible Stalker': 'until ended',
    'Lower Water': '10 turns',
    'Move Earth': '6 turns',
    'Part Water': '6 turns',
    'Projected Image': '6 turns',
    Clairaudience: '12 turns',
    'Phantasmal Forces': 'until ended',
    Slow: '3 turns',
  },
};

/** Durations as the list writes them: `12 turns`, `4d4 turns`, `6 turns + 1 per level`, `1 turn per level`. */
const TURNS = /^(\S+) turns?( \+ 1)?( per level)?$/;
/** `12 rounds`. */
const ROUNDS = /^(\d+) rounds$/;

/** What is listed of a spell on the caster's list; of those who have none, such as monsters, on either. */
function listedFor(caster: Creature, spell: string): string | null {
  const list = spellListOf(caster);
  const durations = list ? DURATIONS[list] : { ...DURATIONS.arcane, ...DURATIONS.cleric };
  return Object.hasOwn(durations, spell) ? (durations[spell] ?? null) : null;
}

/** OSE-APX-06: the duration that is listed; magic of no fixed length lasts until it is ended. Null for what is over at once. */
export function durationOf(caster: Creature, spell: string): Duration | null {
  const [ofThing = null] = Object.hasOwn(THINGS_IN_FORCE, spell) ? (THINGS_IN_FORCE[spell] ?? []) : [];
  const listed = listedFor(caster, spell) ?? ofThing;
  if (listed === null) return null;
  const rule = ofThing === null ? 'OSE-APX-06' : 'TABLE';
  const [, rounds] = ROUNDS.exec(listed) ?? [];
  if (rounds !== undefined) return { rule, turns: null, rounds: Number(rounds) };
  const [, turns, more, perLevel] = TURNS.exec(listed) ?? [];
  const dice = turns === undefined ? null : readDice(turns);
  if (!dice || !perLevel) return { rule, turns: dice };
  const level = Math.max(1, caster.level);
  const plus = more ? dice.plus + level : dice.plus * level;
  return { rule, turns: { ...dice, plus } };
}
