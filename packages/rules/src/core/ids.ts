declare const kind: unique symbol;

/** A random name for one kind of thing. Random, because "goblin-2" would tell of a goblin-1. */
export type Id<Kind extends string> = string & { readonly [kind]: Kind };

export type UserId = Id<'user'>;
export type CreatureId = Id<'creature'>;
export type LightId = Id<'light'>;
export type SceneId = Id<'scene'>;
export type DoorId = Id<'door'>;
export type TrapId = Id<'trap'>;
export type ExitId = Id<'exit'>;
export type SideId = Id<'side'>;
export type ItemId = Id<'item'>;
export type MapNoteId = Id<'map-note'>;
export type HoardId = Id<'hoard'>;
export type AreaId = Id<'area'>;
export type DrawingId = Id<'drawing'>;
export type PageId = Id<'page'>;
export type RandomTableId = Id<'random-table'>;
export type OutcomeId = Id<'outcome'>;
export type ApplicantsId = Id<'applicants'>;
export type CheckId = Id<'check'>;
export type EncounterId = Id<'encounter'>;
export type MagicId = Id<'magic'>;
export type StoreId = Id<'store'>;
export type LandId = Id<'land'>;
export type PartyMapId = Id<'party-map'>;

/** Marks a string that came from storage, the wire or the dice as the name of a thing. */
export function id<Kind extends string>(text: string): Id<Kind> {
  return text as Id<Kind>;
}
