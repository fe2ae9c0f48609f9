import type { RuleId } from '../../ruling.ts';
import type { LightKind } from '../../state/light.ts';

/** What a ruleset says about sources of light. */
export interface LightRule {
  /** Where the book says how far lights reach and how long they burn. */
  readonly id: RuleId;
  /** Turns a fresh torch, or a flask of oil in a lantern, burns. */
  turns(kind: LightKind): number;
  /** Radius of the light in feet. */
  radius(kind: LightKind): number;
}
