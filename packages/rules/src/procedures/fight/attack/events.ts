import type { CreatureId, Note, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { Situation } from '../../../state/encounter.ts';
import { withCombat, withEncounter } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { smite } from '../../body/saving-throw/smitten.ts';

/** Somebody attacked. No roll in `why` when the helpless were hit without one. */
export interface AttackRolled {
  readonly type: 'AttackRolled';
  readonly attacker: CreatureId;
  readonly target: CreatureId;
  /** The place in the list of attacks; -1 for the bare hands. */
  readonly attack: number;
  readonly weapon: string;
  readonly kind: 'melee' | 'missile';
  readonly hit: boolean;
  /** It hit, and does nothing: the target is immune. */
  readonly immune: boolean;
  readonly subdue: boolean;
  /** No more attacks are left to the attacker in this round. */
  readonly done: boolean;
  /** It is no action of the round, such as a counter-attack; absent for all others. */
  readonly free?: boolean;
  /** A shut door was in the way, which the players thought open; absent for all others. */
  readonly stopped?: boolean;
  /** A likeness of the target was struck in its place, and is gone; absent for all others. */
  readonly image?: true;
  /** It is met, as a gaze is, and not thrown for: a save decides; absent for all others. */
  readonly met?: true;
  /** What kept the target from harm was not its own nature: magic turned it aside, or it harms the undead alone; absent for all others. */
  readonly unfelt?: true;
  /** What the book says, openly, of the manner of it; absent for nothing. */
  readonly manner?: Note;
  readonly why: Why;
}

export interface SituationSet {
  readonly type: 'SituationSet';
  readonly creature: CreatureId;
  readonly situation: Situation;
}

export type AttackEvent = AttackRolled | SituationSet;

/** They have struck at each other: where they stand there is a melee. */
const engaged = (state: GameState, one: CreatureId, other: CreatureId): GameState =>
  withEncounter(state, (encounter) => {
    const known = encounter.engaged ?? [];
    return known.some((pair) => pair.includes(one) && pair.includes(other))
      ? encounter
      : { ...encounter, engaged: [...known, [one, other]] };
  });

const shot = (state: GameState, shooter: CreatureId): GameState =>
  withEncounter(state, (encounter) => ({
    ...encounter,
    lastShots: { ...encounter.lastShots, [shooter]: encounter.round },
  }));

/** Whose first attack counts for more has made it. */
const pounced = (state: GameState, attacker: CreatureId): GameState =>
  state.creatures[attacker]?.traits?.toHit?.first
    ? withEncounter(state, (encounter) => ({
        ...encounter,
        pounced: [...new Set([...(encounter.pounced ?? []), attacker])],
      }))
    : state;

export const attackEvolvers: Evolvers<AttackEvent> = {
  AttackRolled: (state, { attacker, target, attack, kind, done, free, hit, immune, subdue }) => {
    const met = pounced(kind === 'melee' ? engaged(state, attacker, target) : shot(state, attacker), attacker);
    const harms = hit && !immune && !subdue;
    const hugs = state.creatures[attacker]?.traits?.hug !== undefined;
    const struck = harms ? smite(met, attacker, target, state.creatures[attacker]?.attacks[attack]) : met;
    return withCombat(struck, (combat) => ({
      ...combat,
      blows: free
        ? combat.blows
        : [...combat.blows, { creature: attacker, attack, kind, ...(harms && hugs ? { hit: target } : {}) }],
      acted: done && !combat.acted.includes(attacker) ? [...combat.acted, attacker] : combat.acted,
    }));
  },
  SituationSet: (state, { creature, situation }) =>
    withEncounter(state, (encounter) => ({
      ...encounter,
      situations: { ...encounter.situations, [creature]: situation },
    })),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly attack: AttackEvent;
  }
}
