import type { Bounds } from '../../../core/bounds.ts';
import type { Cites, Dice, Figure, Modifier, Purpose, RuleId } from '../../../core/index.ts';
import type { AbilityScores, Armour } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import type { Period, Wage } from '../../../state/retainers.ts';

/** What is given to somebody for joining, once. */
export interface Enticement {
  /** Gold pieces a head. */
  readonly gold: number;
  /** Something else besides; null for nothing. */
  readonly goods: string | null;
}

/** A kind of help that can be hired, and its terms. */
export interface Help {
  readonly name: string;
  readonly label: string;
  readonly rule: RuleId;
  /** Of a character's share of treasure. */
  readonly share: 0 | 0.5 | 1;
  /** Of what a character earns of experience. */
  readonly experience: 0 | 0.5 | 1;
  /** Counts against the most that an employer may have. */
  readonly limited: boolean;
  /** The classes that it may be of; none for those without a class. `none` among others is somebody of no class. */
  readonly classes: readonly string[];
  readonly wage: Wage | null;
  readonly enticement: Enticement;
}

const APPROACHES = ['group', 'individual'] as const;
export type Approach = (typeof APPROACHES)[number];

/** An offer as it is made: to how many, all at once or one by one. */
export interface Terms {
  readonly count: number;
  readonly approach: Approach;
  /** All that bears on the dice, charisma included. */
  readonly modifier: number;
}

/** What went well, since loyalty last grew. */
export interface Successes {
  readonly expeditions: number;
  /** Outside those expeditions. */
  readonly battles: number;
  /** On those expeditions. */
  readonly fights: number;
}

/** How an offer was taken. */
export interface Taken {
  readonly joined: number;
  /** Those who may be asked again. */
  readonly undecided: number;
  /** All who joined did so gladly. */
  readonly eager: boolean;
  /** Somebody took it so ill that it will be remembered. */
  readonly illWill: boolean;
  readonly attacks: boolean;
}

/** How a score is read. */
export interface Standing {
  readonly band: string;
  /** On morale; null where nothing is rolled. */
  readonly modifier: number | null;
}

export type Firmness = 'stays' | 'shaken' | 'goes';

export interface LoyaltyRuling {
  readonly firmness: Firmness;
  readonly formula: string;
  /** The number that the dice are held against; null where nothing is rolled. */
  readonly needed: number | null;
  /** The score that the number needed begins from; absent where the score adds to the dice. */
  readonly score?: number;
}

/** A newly hired person. */
export interface Outfit {
  readonly hitPoints: number;
  /** What those are made of; they add up to them. */
  readonly points: readonly Modifier[];
  readonly level: number;
  readonly abilities: AbilityScores | null;
  readonly armour: Armour;
  readonly shield: boolean;
  /** Each by the names that price lists have for it; the first that the list in force knows. */
  readonly weapons: readonly (readonly string[])[];
  /** What else they bring. */
  readonly gear: readonly Pick<Item, 'name' | 'use'>[];
}

/** Where and for whom a notice is put up. */
export interface Notice {
  readonly kind: string;
  readonly scope: 'settlement' | 'region';
  readonly size: 'village' | 'town' | 'city';
}

/** Those who are met in a tavern: normal types one by one, and of an unusual type one or several, with companions. */
export interface Patrons {
  readonly types: readonly string[];
  readonly unusual: {
    readonly type: string;
    readonly race: string;
    readonly count: number;
    readonly companions: number;
  } | null;
  /** What the dice were thrown for, in order. */
  readonly dice: readonly Purpose[];
}

/** Where somebody looks. */
export interface Search {
  readonly settlement: boolean;
  readonly advertised: boolean;
  readonly stronghold: boolean;
}

/** How people are found, where the book says. */
export interface SeekingRule {
  readonly cites: Cites<'tavern' | 'types' | 'unusual' | 'where' | 'cost' | 'notice'>;
  patrons(lookForUnusual: boolean, dice: Dice): Patrons;
  /** The kind of the companions of somebody of that race. */
  companion(race: string): string;
  available(kind: string, search: Search): 'yes' | 'roll' | 'no' | 'referee';
  /** Gold for a week. */
  cost(scope: Notice['scope'], dice: Dice): number;
  /** The most that a week may cost: so much must be at hand. */
  most(scope: Notice['scope']): number;
  /** @returns `dice`: what they were thrown for, in order */
  answers(
    notice: Notice,
    dice: Dice,
  ): { readonly answered: boolean; readonly count: number; readonly dice: readonly Purpose[] };
  /** What those who answer are given, all together. */
  inBulk(kind: string, count: number, promised: number): number;
}

/** The rule to name at each step. */
export interface RetainersCites {
  /** Null for the kind's own. */
  readonly offer: RuleId | null;
  /** When several are asked one by one; null for the kind's own. */
  readonly individually: RuleId | null;
  /** Null for the kind's own. */
  readonly enticement: RuleId | null;
  readonly limit: RuleId;
  readonly begins: RuleId;
  /** Null for the kind's own. */
  readonly points: RuleId | null;
  readonly standing: RuleId;
  readonly check: RuleId;
  readonly fails: RuleId;
  readonly betrays: RuleId;
  readonly adjusts: RuleId;
  /** Those who come upon a notice; null for the kind's own. */
  readonly answering: RuleId | null;
  /** What went well. */
  readonly growth: RuleId;
  readonly unpaid: RuleId;
  /** Null for the kind's own. */
  readonly wages: RuleId | null;
  readonly share: RuleId;
}

/** How help is asked for, and how many one may have. */
export interface HiringRule {
  /** All see the dice of an offer. */
  readonly openOffers: boolean;
  /** What an employer's charisma adds to an offer. */
  persuasion(charisma: number): number;
  /** How many of the limited kinds an employer may have. */
  most(charisma: number): number;
  /** @param limited how many of the limited kinds are in service @param others how many of the rest */
  leadership(charisma: number, limited: number, others: number): readonly Figure[];
  offered(terms: Terms, dice: Dice): Taken;
  /** The total of 2d6 from which an offer is accepted. */
  readonly acceptsFrom: number;
  outfit(kind: Help, of: string | null, dice: Dice): Outfit;
}

/** How loyal those in service are, and what comes of it. */
export interface LoyaltyRule {
  begins(
    kind: Help,
    start: { readonly charisma: number; readonly eager: boolean; readonly gift: number },
    dice: Dice,
  ): number | null;
  /** What of a first loyalty is not dice, each thing by itself. */
  beginsWith(start: { readonly charisma: number; readonly eager: boolean }): readonly Modifier[];
  standing(loyalty: number): Standing;
  /** @param loyalty null for those who have none of their own */
  check(loyalty: number | null, adjustment: number, dice: Dice): LoyaltyRuling;
  /** The score after a check that failed. */
  afterFailure(loyalty: number, extreme: boolean): number;
  /** What somebody does who is loyal no longer; null while it does not come to that, or where the book leaves it. */
  betrayal(loyalty: number, dice: Dice): string | null;
  /** The score after what went well; null where the book leaves that to the referee. */
  readonly grown: ((loyalty: number, successes: Successes) => number) | null;
  /** The fights of an expedition count by themselves. */
  readonly countsFights: boolean;
  /** The score after so many periods without pay. */
  unpaid(loyalty: number, periods: number): number;
}

/** What those in service are paid, and when. */
export interface PayRule {
  /** How often a wage falls due that was agreed by such a period. */
  dueEach(agreed: Period): Period;
  /** Whole gold pieces for so many of a kind, for so many periods. */
  wages(wage: Wage, count: number, periods: number): number;
}

/** What the referee adds to the reaction for how good an offer is. */
export const QUALITY: Bounds = [-4, 4];

/** What a ruleset says about those who serve for pay or loyalty. */
export interface RetainersRule {
  readonly id: RuleId;
  readonly cites: RetainersCites;
  readonly kinds: readonly Help[];
  /** How they are hired, and how many. */
  readonly hiring: HiringRule;
  /** Whether retainers are the player's to move, or the referee's. */
  readonly movedBy: 'player' | 'referee';
  /** Whether those in service may take others into theirs, and lead them. */
  readonly servantsLead: boolean;
  /** How many of any kind somebody leads into a dungeon, by charisma; null where the book sets no bound. */
  readonly led: { readonly rule: RuleId; most(charisma: number): number } | null;
  /** What they are paid. */
  readonly pay: PayRule;
  /** How loyal they are. */
  readonly loyalty: LoyaltyRule;
  readonly seeking: SeekingRule | null;
}

export const helpNamed = ({ kinds }: RetainersRule, name: string): Help | null =>
  kinds.find((kind) => kind.name === name) ?? null;

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly retainers: RetainersRule;
  }
}
