import type { CreatureId, MagicId } from '../../ids.ts';

/** A spell is learnt by heart for the day. Referee, who knows who has slept and studied. */
export interface Memorise {
  readonly type: 'Memorise';
  readonly creature: CreatureId;
  readonly spell: string;
}

/** A spell leaves the memory uncast. Referee. */
export interface Forget {
  readonly type: 'Forget';
  readonly creature: CreatureId;
  readonly spell: string;
}

/** A spell is cast; it leaves the memory. What it does is for the referee to rule, with damage, saves and conditions. */
export interface CastSpell {
  readonly type: 'CastSpell';
  readonly caster: CreatureId;
  readonly spell: string;
  readonly targets: readonly CreatureId[];
  /** The other way round, where the spell works both ways (GOR-MAG-13). */
  readonly reversed?: boolean;
}

/** A prepared spell becomes another, where the book lets it (GOR-MAG-04). */
export interface TradeSpell {
  readonly type: 'TradeSpell';
  readonly creature: CreatureId;
  readonly spell: string;
  readonly into: string;
}

/** A book comes to a caster: the spell in it that chance gives (GOR-MAG-06, 07). */
export interface OpenBook {
  readonly type: 'OpenBook';
  readonly creature: CreatureId;
}

/** The spell of a new book that its owner chooses, once the other is known (GOR-MAG-06, 07). */
export interface ChooseForBook {
  readonly type: 'ChooseForBook';
  readonly creature: CreatureId;
  readonly spell: string;
}

/** Magic that no spell of the list brings is upon somebody: a potion, a curse (OSE-TIM-03). Referee. */
export interface BeginMagic {
  readonly type: 'BeginMagic';
  readonly name: string;
  readonly on: readonly CreatureId[];
  /** How long it lasts; 0 until it is ended. */
  readonly turns: number;
}

/** Magic ends before its time: dispelled, or broken by what somebody did. Referee. */
export interface EndMagic {
  readonly type: 'EndMagic';
  readonly magic: MagicId;
}

export type SpellsCommand =
  | Memorise
  | Forget
  | CastSpell
  | TradeSpell
  | OpenBook
  | ChooseForBook
  | BeginMagic
  | EndMagic;
