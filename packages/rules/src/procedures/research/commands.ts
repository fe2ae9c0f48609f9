import type { CreatureId } from '../../ids.ts';

/** A player writes down a spell that the character would invent, or writes it anew (GOR-RES-01). */
export interface ProposeSpell {
  readonly type: 'ProposeSpell';
  readonly creature: CreatureId;
  readonly spell: string;
  readonly description: string;
}

/** The referee sets the level of a proposed spell. */
export interface SetSpellLevel {
  readonly type: 'SetSpellLevel';
  readonly creature: CreatureId;
  /** From 1 to 6. */
  readonly level: number;
}

/** The player agrees to it as it stands. */
export interface AgreeSpell {
  readonly type: 'AgreeSpell';
  readonly creature: CreatureId;
}

/** Gold is laid out: to begin, or to raise the chance (GOR-RES-03). */
export interface FundResearch {
  readonly type: 'FundResearch';
  readonly creature: CreatureId;
  readonly gold: number;
}

/** The plan is given up; what was paid is lost. */
export interface AbandonResearch {
  readonly type: 'AbandonResearch';
  readonly creature: CreatureId;
}

/** A spell of one's own book is written into another's (GOR-RES-05). */
export interface ShareSpell {
  readonly type: 'ShareSpell';
  readonly creature: CreatureId;
  readonly to: CreatureId;
  readonly spell: string;
}

/** The referee writes a spell into somebody's book: found, looted or taught (GOR-MAG-08). */
export interface WriteInBook {
  readonly type: 'WriteInBook';
  readonly creature: CreatureId;
  readonly spell: string;
}

/** Somebody's book is lost, with all that was in it. Referee. */
export interface LoseBook {
  readonly type: 'LoseBook';
  readonly creature: CreatureId;
}

/** A spell of the lost book is paid for, to be written anew (GOR-MAG-09). */
export interface RewriteSpell {
  readonly type: 'RewriteSpell';
  readonly creature: CreatureId;
  readonly spell: string;
}

/** A teacher takes the tithe for a spell that is on no list of the class (GOR-MAG-10). Referee. */
export interface SeekGuru {
  readonly type: 'SeekGuru';
  readonly creature: CreatureId;
  readonly spell: string;
  readonly alignment: 'lawful' | 'neutral' | 'chaotic';
}

export type ResearchCommand =
  | LoseBook
  | RewriteSpell
  | SeekGuru
  | ProposeSpell
  | SetSpellLevel
  | AgreeSpell
  | FundResearch
  | AbandonResearch
  | ShareSpell
  | WriteInBook;
