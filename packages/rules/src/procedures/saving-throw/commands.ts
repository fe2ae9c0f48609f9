import type { CreatureId } from '../../ids.ts';
import type { Condition, Save } from '../../state/creature.ts';

import type { SaveEffect } from './rule.ts';

/** A saving throw for a character of one's own; the referee for anyone. */
export interface RollSave {
  readonly type: 'RollSave';
  readonly creature: CreatureId;
  readonly save: Save;
  /** The referee's; 0 from a player. */
  readonly modifier: number;
}

/** Something befalls one or more, and each saves against it. Referee. */
export interface CallSave {
  readonly type: 'CallSave';
  readonly creatures: readonly CreatureId[];
  readonly save: Save;
  readonly modifier: number;
  /** What it is, in words. */
  readonly source: string;
  /** Dice notation of its damage, rolled once and less for those who save (OSE-SAV-04, GOR-SAV-04); `0` for none. */
  readonly damage: string;
  /** What is left of it for those who save: half, or nothing. Absent for half. */
  readonly effect?: SaveEffect;
  /** Of what nature it is, where that leaves some folk untouched (GOR-CLS-09); absent or `none` for any other. */
  readonly nature?: string;
  /** What else befalls those who fail; `none` for nothing, `dead` for a lethal poison (OSE-SAV-05). */
  readonly otherwise: Condition | 'none';
  /** A death by it destroys what is carried (OSE-DTH-02). */
  readonly destructive: boolean;
}

/** The referee notes the class whose saving throws come closest to a monster's (ERI-SAV-02). */
export interface NoteSaves {
  readonly type: 'NoteSaves';
  readonly creature: CreatureId;
  readonly like: 'fighter' | 'magic-user' | 'cleric';
}

export type SavingThrowCommand = RollSave | CallSave | NoteSaves;
