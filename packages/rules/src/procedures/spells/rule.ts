/** Why a spell cannot be cast, in the order in which it is told. */
export const OBSTACLES = [
  'undeclared',
  'gagged',
  'bound',
  'silence',
  'moved',
  'other-action',
  'no-line-of-sight',
  'unstable-surface',
] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** How a caster stands. */
export interface Casting {
  readonly declared: boolean;
  readonly gagged: boolean;
  readonly bound: boolean;
  readonly silenced: boolean;
  readonly moved: boolean;
  readonly otherAction: boolean;
  readonly targetVisible: boolean;
  readonly unstable: boolean;
}

/** What a ruleset says about casting. */
export interface SpellsRule {
  obstacles(casting: Casting): readonly Obstacle[];
}
