import type { DoorKind, FeatureKind } from '@lanthorn/rules';

/** What the number of a door's type means. `leaf`: closed, it parts the two sides. */
export interface DoorType {
  readonly door: DoorKind | null;
  readonly closed: boolean;
  readonly locked: boolean;
  readonly feature: FeatureKind | null;
}

const passage = (feature: FeatureKind | null): DoorType => ({ door: null, closed: false, locked: false, feature });
const leaf = (door: DoorKind, locked = false): DoorType => ({ door, closed: true, locked, feature: null });

/** By the number in the file. */
export const DOOR_TYPES: readonly DoorType[] = [
  passage(null),
  leaf('door'),
  { door: 'archway', closed: false, locked: false, feature: null },
  passage('entrance'),
  leaf('portcullis'),
  leaf('double'),
  leaf('secret'),
  leaf('barred', true),
  passage('stairs-down'),
  passage('stairs-down'),
];

export const OPEN_PASSAGE = passage(null);
