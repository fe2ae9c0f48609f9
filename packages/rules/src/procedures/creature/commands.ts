import type { Square } from '@lanthorn/geometry';
import type { CreatureId } from '../../ids.ts';
import type { Creature } from '../../state/creature.ts';

/** All that a creature is, before it is in play. */
export type CreatureFacts = Omit<Creature, 'id' | 'at' | 'moved'>;

/** The referee brings somebody in: a character, a retainer or a monster. Characters and retainers join the party. */
export interface AddCreature {
  readonly type: 'AddCreature';
  readonly facts: CreatureFacts;
  /** Where on the board; null for off the board. */
  readonly square: Square | null;
}

/** The referee puts somebody on a square of the board, through walls or not, or takes them off it. */
export interface PlaceCreature {
  readonly type: 'PlaceCreature';
  readonly creature: CreatureId;
  readonly square: Square | null;
}

/** The referee lets the players know of somebody, or no longer. */
export interface HideCreature {
  readonly type: 'HideCreature';
  readonly creature: CreatureId;
  readonly hidden: boolean;
}

export interface RenameCreature {
  readonly type: 'RenameCreature';
  readonly creature: CreatureId;
  readonly name: string;
  /** A name of the icon set; null shows initials. */
  readonly icon: string | null;
}

/** The referee rewrites somebody: all facts at once, as on a sheet that is filled in anew. */
export interface EditCreature {
  readonly type: 'EditCreature';
  readonly creature: CreatureId;
  readonly facts: CreatureFacts;
}

/** The referee sets hit points, without a wound or a cure. */
export interface SetHitPoints {
  readonly type: 'SetHitPoints';
  readonly creature: CreatureId;
  readonly now: number;
  readonly max: number;
}

/** The referee takes somebody out of the campaign. Going back in the log brings them back. */
export interface RemoveCreature {
  readonly type: 'RemoveCreature';
  readonly creature: CreatureId;
}

/** The referee lets a character or retainer march with the party, or no longer. */
export interface SetMembership {
  readonly type: 'SetMembership';
  readonly creature: CreatureId;
  readonly member: boolean;
}

/** The owner's own remarks on a character. */
export interface WriteNotes {
  readonly type: 'WriteNotes';
  readonly creature: CreatureId;
  readonly notes: string;
}

export type CreatureCommand =
  | AddCreature
  | PlaceCreature
  | HideCreature
  | RenameCreature
  | EditCreature
  | SetHitPoints
  | RemoveCreature
  | SetMembership
  | WriteNotes;
