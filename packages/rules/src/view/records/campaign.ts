import type { CreatureId, Offer, Role, RulesetChoice } from '../../core/index.ts';
import type { RulesShown } from '../../procedures/table/precedence/rule.ts';
import type { Automation } from '../../state/state.ts';

export interface CampaignRecord {
  readonly type: 'campaign';
  readonly name: string;
  readonly ruleset: RulesetChoice;
  /** Minutes that spectators are shown the game late. */
  readonly galleryDelay: number;
  /** How the rule behind a ruling is shown to those who do not referee. */
  readonly rulesShown: RulesShown;
  readonly people: readonly {
    readonly user: string;
    readonly name: string;
    readonly role: Role;
    /** Of their dice and pointer, in degrees on the wheel of colours; null while they have chosen none. */
    readonly hue: number | null;
  }[];
}

/** Whose view this is. */
export interface YouRecord {
  readonly type: 'you';
  readonly role: Role;
  readonly user: string;
  /** The creatures that this player gives orders to; a referee gives them to all, and is told of none. */
  readonly characters: readonly string[];
}

export interface PartyRecord {
  readonly type: 'party';
  readonly members: readonly string[];
  readonly marchingOrder: readonly (readonly string[])[];
  readonly caller: string | null;
  readonly mapper: string | null;
  /** What the order in force is called. */
  readonly formation: string;
  /** The names of the orders it keeps. */
  readonly formations: readonly string[];
  /** Copper that belongs to all. */
  readonly fund: number;
  /** What the book advises on size, classes and levels; it stops nobody. */
  readonly advice: readonly { readonly rule: string; readonly text: string }[];
  /** Feet that the slowest member goes in a turn of exploration. */
  readonly movement: number;
  /** Feet in a round at that rate. */
  readonly pace: number;
  /** The same in a round of the encounter that runs, in its unit; null outside one, and in a chase. */
  readonly perRound: number | null;
  /** Nobody living of it stands on a map, whichever is looked at: they are on the road, or at home. */
  readonly offBoard: boolean;
}

/** What is due, for the desk. Referee only. */
export interface DueRecord {
  readonly type: 'due';
  readonly items: readonly {
    readonly kind: 'rest' | 'light' | 'magic' | 'wandering' | 'morale' | 'drawn-up' | 'rounds' | 'level';
    readonly text: string;
  }[];
  /** Turns until the next check for wandering monsters; null where turns do not bring them. */
  readonly wanderingIn: number | null;
  readonly automation: Automation;
}

export interface OfferRecord {
  readonly type: 'offer';
  /** Offers are shown in the order the procedures give them: by this, with gaps. */
  readonly order: number;
  readonly offer: Offer;
}

/** What the table waits for and from whom, as this seat knows it. */
export interface PromptRecord {
  readonly type: 'prompt';
  /** One true sentence, without the stop at its end. */
  readonly sentence: string;
  /** The table waits for this person. */
  readonly yours: boolean;
  /** Whose turn it is, of those this seat knows: tokens glow, cards open. */
  readonly who: readonly CreatureId[];
  /** The keys of the offers that answer it, of this seat's own, in order; the first is the likeliest. */
  readonly offers: readonly string[];
}
