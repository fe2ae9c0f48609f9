import type { CreatureId, EncounterId, SideId } from '../core/index.ts';
import type { Overcome } from './adventure.ts';
import type { Affliction, Disease } from './ailment.ts';
import type { Save } from './creature.ts';
import type { Grip } from './traits.ts';

export const ENCOUNTER_STEPS = ['surprise', 'distance', 'reaction', 'initiative', 'actions', 'conclusion'] as const;
export type EncounterStep = (typeof ENCOUNTER_STEPS)[number];

/** How the meeting goes on: talking, fighting, fleeing. */
export const ENCOUNTER_MODES = ['meeting', 'parley', 'combat', 'evasion', 'pursuit'] as const;
export type EncounterMode = (typeof ENCOUNTER_MODES)[number];

/** What may be declared, by one book or another. */
export const DECLARED_ACTIONS = [
  'spell',
  'withdraw',
  'retreat',
  'move',
  'item',
  'missile',
  'melee',
  'wait',
  'ready',
] as const;
export type DeclaredAction = (typeof DECLARED_ACTIONS)[number];

/** What somebody may do that no command names: something that takes the action, a trifle, or magic out of a thing. */
export const SOMETHING_ELSE = ['action', 'quick', 'magic'] as const;
export type SomethingElse = (typeof SOMETHING_ELSE)[number];

/** What a creature said, before initiative, that it will do this round. */
export interface RoundDeclaration {
  readonly action: DeclaredAction;
  /** The spell, when it is one. */
  readonly spell: string | null;
  /** A hit or a failed save before the caster's turn ruined it. */
  readonly disrupted: boolean;
  /** How the player puts it; absent for nothing. */
  readonly words?: string;
  /** Whom a spell is meant for, which binds nobody; absent where nobody is named. */
  readonly target?: CreatureId;
}

/** One attack made in the running round. */
export interface Blow {
  readonly creature: CreatureId;
  /** Which of the creature's attacks; -1 for the bare hands. */
  readonly attack: number;
  readonly kind: 'melee' | 'missile';
  /** Whom it hit, so that it did harm; absent for none. */
  readonly hit?: CreatureId;
}

/** How somebody wards off blows in this round. */
export interface Parry {
  /** Points taken off each blow of an attacker. */
  readonly against: Readonly<Record<CreatureId, number>>;
  readonly wards: readonly CreatureId[];
}

/** A second weapon, and how it is used in this round. */
export interface OffHand {
  readonly weapon: string;
  readonly use: 'offensive' | 'defensive';
}

/** Somebody has got hold of somebody, who may do nothing but break free. */
export interface Hold {
  readonly holder: CreatureId;
  readonly held: CreatureId;
}

/** Damage on its way to somebody. */
export interface Wound {
  readonly target: CreatureId;
  /** Hit points. */
  readonly amount: number;
  readonly by: CreatureId | null;
  /** What does it, in words: `sword`, `falling`. */
  readonly source: string;
  /** Meant to subdue: counted apart, and kills nobody. */
  readonly subdual: boolean;
  /** It wrecks what the victim carries when it kills; the category is that of the item saves (R35). */
  readonly destructive: Save | null;
  /** What comes with it, such as poison; absent for nothing. */
  readonly brings?: Affliction | Disease;
}

/** How somebody stands in a fight, as the referee sees it: it modifies the attacks of and on that creature. */
export interface Situation {
  /** −4…−1 for missiles at a target in partial cover; `complete` cannot be hit by them; null for none. */
  readonly cover: number | 'complete' | null;
  readonly water: 'in' | 'under' | null;
  /** On a pitching deck or a flying mount. */
  readonly unstable: boolean;
  /** No clear space behind. */
  readonly surrounded: boolean;
  /** Gagged, bound or in magical silence: cannot cast. */
  readonly silenced: boolean;
  /** Twice as fast as others by magic, where the rules make something of it; absent for most. */
  readonly hasted?: boolean;
  /** On a mount trained for fights; absent for most. */
  readonly mounted?: boolean;
  /** Added to every attack it makes, for whatever the rules do not name. */
  readonly modifier: number;
}

/** One of the groups that meet. */
export interface Side {
  readonly id: SideId;
  readonly name: string;
  readonly kind: 'party' | 'monsters';
  readonly members: readonly CreatureId[];
  /** It expected the meeting, so it makes no surprise roll. */
  readonly aware: boolean;
  /** Null until the step has been taken. */
  readonly surprised: boolean | null;
  /** What its surprise die showed; absent where none was thrown. */
  readonly surpriseFace?: number;
  /** This round's initiative; null when not rolled. */
  readonly initiative: number | null;
  /** How many stood on it when the encounter began. */
  readonly initial: number;
  readonly morale: SideMorale;
}

export interface SideMorale {
  /** Triggers already spent. */
  readonly firstDeath: boolean;
  readonly half: boolean;
  /** Checks passed in this encounter; two end them. */
  readonly successes: number;
  /** A check is due at the side's next morale phase. */
  readonly due: boolean;
  /** A check failed, and the referee has not said yet whether they flee or surrender. */
  readonly broken: boolean;
}

/** Where a round of combat stands. `order` holds sides that act together in one list. */
export interface CombatRound {
  readonly stage: 'declarations' | 'initiative' | 'acting' | 'over';
  readonly order: readonly (readonly SideId[])[];
  /** Beside each place of `order`: exactly who acts then. */
  readonly actors: readonly (readonly CreatureId[])[];
  /** From this place of `order` on, only slow attacks are left. */
  readonly slowFrom: number;
  /** Which place of `order` acts. */
  readonly acting: number;
  /** The phase within that side's action, named by the ruleset. */
  readonly phase: string | null;
  /** The place and phase that the referee is at meanwhile, when the table must not know of it; absent for none. */
  readonly behind?: { readonly acting: number; readonly phase: string };
  /** Who has used up the action of this round. */
  readonly acted: readonly CreatureId[];
  readonly blows: readonly Blow[];
  /** Wounds of sides that act together: they count when all have struck. */
  readonly pending: readonly Wound[];
  readonly declarations: Readonly<Record<CreatureId, RoundDeclaration>>;
  /** Who declared a blow or a shot in the round before; absent where nobody did. */
  readonly before?: Readonly<Record<CreatureId, 'melee' | 'missile'>>;
  /** Who parries; absent while nobody does. */
  readonly parries?: Readonly<Record<CreatureId, Parry>>;
  /** Who has changed place in this round; absent for nobody. */
  readonly walked?: readonly CreatureId[];
  /** Who holds the action of the round, and lets the others come; absent for nobody. */
  readonly waiting?: readonly CreatureId[];
  /** Who does nothing more in a phase; absent for nobody. */
  readonly holding?: readonly Holding[];
  /** Who shoots before anyone acts; absent for nobody. */
  readonly firstFire?: readonly CreatureId[];
  /** What has been done in this round beside moves, blows and parries; absent for nothing. */
  readonly deeds?: readonly RoundDeed[];
  /** So many of the first places are theirs, and for shooting alone. */
  readonly early?: number;
  /** Who may strike back at whom. */
  readonly counters?: readonly { readonly by: CreatureId; readonly at: CreatureId }[];
}

/** Somebody does nothing more in one phase; before initiative (null) there is nothing to declare. */
export interface Holding {
  readonly creature: CreatureId;
  readonly acting: number;
  readonly phase: string | null;
}

/** Somebody has nothing to declare and holds, round after round, until something changes. */
export interface HoldingOn {
  readonly creature: CreatureId;
  /** The foes in sight who could be shot at when it was said: these are no change. */
  readonly within: readonly CreatureId[];
}

/** Something somebody has done in a round, beside moving, striking, shooting and parrying. */
export interface RoundDeed {
  readonly creature: CreatureId;
  /** What it counts as: a grapple as a blow in melee; `quick` takes so little time that it leaves room for an action. */
  readonly kind: 'melee' | 'cast' | 'other' | 'quick';
}

export interface Encounter {
  readonly id: EncounterId;
  readonly step: EncounterStep;
  readonly mode: EncounterMode;
  readonly setting: 'dungeon' | 'wilderness' | 'water';
  readonly sides: readonly Side[];
  /** Of those who were met, who was overcome and has been taken away since; absent for nobody. The referee's alone. */
  readonly removed?: readonly Overcome[];
  /** Monsters that the table saw come while rounds ran, till the referee says whether they take part; absent for nobody. The referee's alone. */
  readonly newcomers?: readonly CreatureId[];
  /** Those of them whom the referee left out, who are not asked about again; absent for nobody. The referee's alone. */
  readonly leftOut?: readonly CreatureId[];
  /** Those of the others whom the table has had in sight since they met; absent for none. */
  readonly sighted?: readonly CreatureId[];
  /** In feet in a dungeon, in yards elsewhere; null until known. */
  readonly distance: number | null;
  /** How the monsters took the meeting; null until rolled or set. */
  readonly reaction: string | null;
  /** Since the party last began to talk, it is settled how that is taken; absent while it is not. The referee's alone. */
  readonly answered?: true;
  /** Who spoke for the party last; absent where nobody has by name. */
  readonly speaker?: CreatureId;
  /** Rounds since the encounter began; 0 before the first. @most 10_000 */
  readonly round: number;
  readonly combat: CombatRound | null;
  /** What the referee has noted about single combatants. */
  readonly situations: Readonly<Record<CreatureId, Situation>>;
  /** Places that initiative gave for the whole encounter, by the books that roll it once. */
  readonly standing?: readonly (readonly string[])[];
  /** Who runs from whom; null while nobody does. */
  readonly flight: Flight | null;
  /** Those who rage until no foe stands; absent for nobody. */
  readonly raging?: readonly CreatureId[];
  /** Pairs who have struck at each other; absent before the first blow. */
  readonly engaged?: readonly (readonly [CreatureId, CreatureId])[];
  /** Those whose first attack of the meeting counts for more, and who have made it; absent for none. */
  readonly pounced?: readonly CreatureId[];
  /** The round in which somebody last shot. */
  readonly lastShots?: Readonly<Record<CreatureId, number>>;
  /** Too little room: everybody reaches everybody. */
  readonly cramped?: boolean;
  /** The last round in which a monster might have breathed by its die, and did not. */
  readonly breathless?: Readonly<Record<CreatureId, number>>;
  /** Who fights with a second weapon. */
  readonly offHands?: Readonly<Record<CreatureId, OffHand>>;
  /** Who does nothing until something changes; absent for nobody. */
  readonly holdingOn?: readonly HoldingOn[];
  /** Who has got hold of whom. */
  readonly holds?: readonly Hold[];
  /** Whom burning oil clings to, and what it does once more as the next round begins. */
  readonly burning?: readonly Burning[];
  /** Which monsters cling to whom, or have swallowed them, and what that does as each round begins. */
  readonly gripped?: readonly Gripped[];
  /** Whom something worse than a wound has struck, and who has not saved yet; absent for nobody. */
  readonly smitten?: readonly Smitten[];
  /** Against whom the confused were bent when it was last thrown for, and in which round; absent for nobody. */
  readonly bent?: Readonly<Record<CreatureId, { readonly round: number; readonly on: 'foes' | 'friends' }>>;
  /** The last round in which somebody is stunned. */
  readonly stunned?: Readonly<Record<CreatureId, number>>;
  /**
   * Where those stand on no map who have gone nearer or back since they met (see `placeOnLine`), in the unit of the
   * distance; absent for nobody.
   */
  readonly line?: Readonly<Record<CreatureId, number>>;
}

/** Somebody was hit by what brings more than damage, such as poison. */
export interface Smitten {
  readonly creature: CreatureId;
  readonly by: CreatureId;
  /** What struck, in words. */
  readonly attack: string;
  /** What it brings, as the attack is described: `1d3 + paralysis`. */
  readonly damage: string;
  readonly round: number;
}

/** A monster that holds on. */
export interface Gripped {
  readonly by: CreatureId;
  readonly creature: CreatureId;
  readonly manner: Grip['manner'];
  /** Dice notation. */
  readonly damage: string;
}

/** Burning oil on somebody, and the dice of it. */
export interface Burning {
  readonly creature: CreatureId;
  readonly by: CreatureId;
  readonly source: string;
  readonly dice: { /** @most 1_000 */ readonly count: number; readonly sides: number; readonly plus: number };
}

/** A side that tries to get away. */
export interface Flight {
  readonly fleeing: SideId;
  /** Whether the others go after it; null while they have not said. */
  readonly pursued: boolean | null;
  /** Feet between the two, once it has come to a pursuit. */
  readonly gap: number | null;
  /** Rounds run so far. */
  readonly rounds: number;
  readonly outcome: 'open' | 'evaded' | 'caught';
  /** Feet a turn of the vessel of those who meet a ship; absent where they have none. */
  readonly afloat?: number;
  /** Those who lost heart in a fight, and are gone but while somebody is after them; absent before a fight. */
  readonly routed?: readonly CreatureId[];
  /** Sides that went after them and have let them go; absent for none. */
  readonly left?: readonly SideId[];
  /** What each has spent of the running go on shots and spells; absent for nothing. */
  readonly spent?: Readonly<Record<CreatureId, RunSpent>>;
}

/** What somebody has spent of one go of a chase, in rounds. */
export interface RunSpent {
  /** Rounds in which they shot or cast. */
  readonly rounds: number;
  /** Of these, the rounds by which they fall behind. */
  readonly lost: number;
  /** Shots left in the last of these rounds, with the weapon that was shot in it. */
  readonly shotsLeft: number;
  /** That weapon; absent where no shots are left. */
  readonly weapon?: string;
}
