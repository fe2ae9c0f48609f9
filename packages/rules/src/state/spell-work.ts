import type { Square } from '@lanthorn/geometry';
import type { CreatureId, MagicId } from '../core/index.ts';
import type { Place, Save } from './creature.ts';
import type { Harm, SpellNature } from './harms.ts';

/** Hit dice as a spell counts them: `4+1` is `{ dice: 4, plus: 1 }`. */
export interface DiceFelt {
  readonly dice: number;
  readonly plus: number;
}

/** Hit dice as books bound them: so many and no more, or fewer than so many. */
export type DiceBound = DiceFelt | { readonly fewerThan: number };

/** How well a caster knows a place. */
export const FAMILIARITIES = ['scantly', 'moderately', 'exactly'] as const;
export type Familiarity = (typeof FAMILIARITIES)[number];

/**
 * What a spell does to those it is cast at, when it takes hold. What then stays upon them is in `MagicInForce`.
 * All dice as the books write them. Absent for nothing of the kind.
 */
export interface SpellWork {
  /** What the referee tells when it takes hold, because no figure says it: `what the caster hears of the minds within 60′`. */
  readonly told?: string;
  /** The dead feel it, whom no other spell reaches. */
  readonly dead?: true;
  /** The living alone feel it. */
  readonly living?: true;
  /** The undead alone feel it. */
  readonly undead?: true;
  /** Nobody of more hit dice feels it. */
  readonly upTo?: DiceBound;
  /** What it is to folk who are untouched by the like. */
  readonly nature?: SpellNature;
  /** So many of them, in the order they are named; all without. */
  readonly count?: string;
  /** Hit dice of them, the weakest first; `each` is the most that one of them has, if there is a most, and one alone that has more needs no throw. `perLevel`: so many for each level of the caster. */
  readonly pool?: { readonly hitDice: string; readonly perLevel?: true; readonly each?: DiceBound };
  /** `alone`: added to the save where it is cast at one; `aimed`: those alone save whom it was cast at, and others within it do not; `unwilling`: those of the caster's side let it happen. */
  readonly save?: {
    readonly against: Save;
    readonly effect: 'half' | 'negates';
    readonly alone?: number;
    readonly aimed?: true;
    readonly unwilling?: true;
  };
  /** So many levels are lost, for good. */
  readonly drains?: number;
  /** One of the things of magic that they carry is gone, by the dice. */
  readonly loses?: 'magic';
  /** Those who fail die. */
  readonly slays?: true;
  /** Its caster learns whether those it is cast at are lawful or chaotic, or which of those in sight are evil: the chaotic, unless the referee says who. */
  readonly tells?: 'alignment' | 'evil';
  /** It brings creatures, of one kind by their keys in the bestiary, which obey the caster: so many, or no more than have a hit die for each level of the caster. */
  readonly brings?: { readonly kinds: readonly string[]; readonly count: string | 'hit dice' };
  /** It gives those who are under it the form of a monster: the body alone, and no more hit dice than the caster has levels; or all of it, and no more than twice their own. */
  readonly forms?: 'body' | 'whole';
  /** It opens a door, whatever keeps it shut, or keeps it shut. */
  readonly door?: 'opens' | 'shuts';
  /** It makes food or water for a day for so many people, and for as many more with each level above this one. */
  readonly feeds?: { readonly use: 'ration' | 'waterskin'; readonly people: number; readonly above: number };
  /** It takes whom it is upon elsewhere, so many feet off or anywhere. `odds`: the most that d100 may show to come there, and to come too high, by how well the place is known; `tooHigh`: dice for how many feet; who comes too low dies. */
  readonly sends?: {
    readonly within: number | null;
    readonly astray?: {
      readonly odds: Readonly<Record<Familiarity, readonly [there: number, high: number]>>;
      readonly tooHigh: string;
    };
  };
  /** It puts up a wall, at most so long in feet, which is gone when the spell ends. */
  readonly raises?: { readonly feet: number };
  /** It opens a way through walls and rock, at most so long in feet. */
  readonly opensWay?: { readonly feet: number };
  /** It fills a place: the radius of a circle, or the side of a square, in feet. `harms`: damage to the living who stand there as a round begins. */
  readonly fills?: { readonly kind: 'circle' | 'square'; readonly feet: number; readonly harms?: string };
  /** It bursts at once over all who stand there: within so many feet of the place, or along so many feet that lead from the place away from its caster. */
  readonly bursts?: { readonly kind: 'circle' | 'line'; readonly feet: number; readonly width: number };
  /** It makes the weather for as long as it lasts. */
  readonly weather?: true;
  /** All magic upon them ends, unless a mightier caster's stands, or that alone in whose name a word is. */
  readonly dispels?: 'all' | 'curse';
  /** Of one burst, or one die for each level of the caster; `harm`: of what it is, where magic protects from the like. */
  readonly damage?: { readonly dice: string; readonly perLevel?: true; readonly harm?: Harm };
  /** How many times the damage is thrown, from which level of the caster; shared out one after another. The highest first. */
  readonly missiles?: readonly (readonly [level: number, missiles: number])[];
}

/** A place that a spell was cast at. */
export interface AimedPlace extends Place {
  /** Feet above the floor, where it bursts about somebody there; absent on the floor. @most 1_000 */
  readonly height?: number;
}

/** A spell that was cast, before the referee lets it take hold. */
export interface AwaitedSpell {
  readonly id: MagicId;
  readonly caster: CreatureId;
  readonly spell: string;
  readonly targets: readonly CreatureId[];
  /** The place it was cast at, instead of at somebody. */
  readonly to?: AimedPlace;
  /** Where its caster stood then, of one that leads away from there. */
  readonly from?: Square;
  /** The table saw it cast, and waits. */
  readonly open: boolean;
  /** What players take it for, where it came out of a thing that is something else in truth. */
  readonly takenFor?: string;
  /** At whom it was read, of a scroll: all that the table sees of it, since one that is something else in truth may work upon others. */
  readonly readAt?: readonly CreatureId[];
}

interface Enchanted {
  readonly awaited?: readonly AwaitedSpell[];
}

/** Spells that wait for the referee, the oldest first. */
export const awaitedSpells = ({ awaited }: Enchanted): readonly AwaitedSpell[] => awaited ?? [];

/** Whether what somebody has read from a scroll waits for the referee. */
export const readingWaits = (state: Enchanted, reader: CreatureId): boolean =>
  awaitedSpells(state).some(({ caster, readAt }) => caster === reader && readAt !== undefined);

/** How far a spell reaches: feet, a touch, or its caster alone. */
export type SpellRange = number | 'touch' | 'self';
