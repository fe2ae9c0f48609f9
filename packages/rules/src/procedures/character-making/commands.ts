import type { UserId } from '../../ids.ts';
import type { Ability, Creature } from '../../state/creature.ts';

/** Somebody begins a character: the scores are thrown, or the figures of the array handed out. */
export interface BeginCharacter {
  readonly type: 'BeginCharacter';
  readonly method: 'rolled' | 'array';
}

/** Two scores change places. */
export interface SwapScores {
  readonly type: 'SwapScores';
  readonly one: Ability;
  readonly other: Ability;
}

/** Points of one ability are given up for a point of the prime requisite. */
export interface TradeScores {
  readonly type: 'TradeScores';
  readonly lower: Ability;
  readonly raise: Ability;
}

export interface ChooseClass {
  readonly type: 'ChooseClass';
  readonly class: string;
}

/** Scores and class are settled with this. */
export interface RollHitPoints {
  readonly type: 'RollHitPoints';
}

export interface RollGold {
  readonly type: 'RollGold';
}

/** The character is finished, and joins the party. */
export interface FinishCharacter {
  readonly type: 'FinishCharacter';
  readonly name: string;
  readonly alignment: Creature['alignment'];
}

/** A character is given up before it is finished: by whoever makes it, or by the referee. */
export interface DiscardCharacter {
  readonly type: 'DiscardCharacter';
  readonly user: UserId;
}

export type CharacterMakingCommand =
  | BeginCharacter
  | SwapScores
  | TradeScores
  | ChooseClass
  | RollHitPoints
  | RollGold
  | FinishCharacter
  | DiscardCharacter;
