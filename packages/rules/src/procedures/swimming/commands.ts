import type { CreatureId } from '../../ids.ts';

/** The referee checks whether somebody in dangerous water drowns. */
export interface CheckDrowning {
  readonly type: 'CheckDrowning';
  readonly creature: CreatureId;
  /** In percent, from 1. */
  readonly chance: number;
}

/** The referee says that somebody in plate is drowning, and has so many rounds to get out of it (ERI-DON-03). */
export interface BeginDrowning {
  readonly type: 'BeginDrowning';
  readonly creature: CreatureId;
  readonly rounds: number;
}

/** A round's try to cut oneself out of plate with a dagger. Owner, or referee. */
export interface CutFree {
  readonly type: 'CutFree';
  readonly creature: CreatureId;
}

export type SwimmingCommand = CheckDrowning | BeginDrowning | CutFree;
