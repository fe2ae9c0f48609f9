import type { DoorKind, ExitKind, FeatureKind, Passes } from '@lanthorn/rules';

/** What the next thing of each kind is drawn like. */
export class Inks {
  /** What passes a wall from the left of the hand that draws it; null for nothing. */
  passes = $state<Passes | null>(null);
  door = $state<DoorKind>('door');
  locked = $state(false);
  stuck = $state(false);
  /** Feet that a light reaches. */
  radius = $state(30);
  feature = $state<FeatureKind>('column');
  exit = $state<ExitKind>('stairs-down');
  /** Squares are drawn where the pen goes, instead of from corner to corner. */
  freehand = $state(false);
  /** Rock instead of floor. */
  solid = $state(false);
}
