import type { Square } from '@lanthorn/geometry';
import type { CreatureId } from '../../ids.ts';
import type { Operating } from './rule.ts';

/** One who has two classes says which of them is used until the adventure is over (ERI-ELF-01). */
export interface OperateAs {
  readonly type: 'OperateAs';
  readonly creature: CreatureId;
  readonly as: Operating;
}

/** Something is noted at a spot of the map of which some folk are told when they see it (GOR-CLS-12). Referee. */
export interface NoteLore {
  readonly type: 'NoteLore';
  readonly square: Square;
  /** What sort of knowledge it is, as the book names it. */
  readonly topic: string;
  readonly text: string;
}

/** A language that somebody knows, of as many as the scores give (ERI-APX-06, ERI-ABL-01). Owner, or referee. */
export interface LearnLanguage {
  readonly type: 'LearnLanguage';
  readonly creature: CreatureId;
  readonly language: string;
}

/** A language is struck off again. Referee. */
export interface ForgetLanguage {
  readonly type: 'ForgetLanguage';
  readonly creature: CreatureId;
  readonly language: string;
}

export type ClassFunctionsCommand = OperateAs | NoteLore | LearnLanguage | ForgetLanguage;
