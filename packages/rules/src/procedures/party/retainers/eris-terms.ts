import {
  groupOf,
  isSpecialist,
  isUnusual,
  SPECIALISTS,
  UNUSUAL,
  type Unusual,
  WAGE_ROWS,
  WAGES,
} from '../../../books/eris/content/hirelings.ts';
import { abilityBand } from '../../../books/ose/content/abilities.ts';
import { type Band, banded } from '../../../content/banded.ts';
import { type Answer, denied } from '../../../content/denied.ts';
import { type Dice, type Modifier, roll } from '../../../core/index.ts';
import { followingOf } from '../../making/character-making/eris.ts';
import { erisRounded } from '../../table/precedence/eris.ts';
import type { Successes } from './rule.ts';

export interface Kind {
  readonly category: 'normal' | 'unusual';
  readonly gainsXp: boolean;
  readonly fullShare: boolean;
  readonly countsAgainstLimit: boolean;
}

/**
 * ERI-HIR-01: ordinary men, or somebody of a class, a trade or a kind of their own.
 * @param specialistsCount those who stay at home with their trade count against the limit all the same
 */
export function kindOf(type: string, specialistsCount = true): Answer<Kind, 'unknown-type'> {
  const group = groupOf(type);
  if (!group) return denied('unknown-type');
  const unusual = group === 'unusual' || group === 'specialist' || group === 'monster';
  return {
    category: unusual ? 'unusual' : 'normal',
    gainsXp: group === 'unusual',
    fullShare: unusual,
    countsAgainstLimit: unusual && (specialistsCount || group !== 'specialist'),
  };
}

/** ERI-HIR-15: gold a period, of the closest man-at-arms. */
export function wageOf(
  type: string,
  race: string | null,
): Answer<{ readonly perHead: number }, 'referee-decides' | 'unknown-type'> {
  const group = groupOf(type);
  if (!group) return denied('unknown-type');
  if (group === 'monster') return denied('referee-decides');
  if (isSpecialist(type)) return { perHead: SPECIALISTS[type].gold };
  const row = WAGE_ROWS[type] ?? type;
  const kindred = race ?? (type === 'elf' || type === 'dwarf' ? type : 'human');
  return { perHead: WAGES[kindred]?.[row] ?? WAGES.human?.[row] ?? 0 };
}

export interface Enticement {
  readonly gp: number;
  readonly goods: Unusual['goods'];
}

/** ERI-HIR-09: the least that brings somebody in, once. */
export function enticementFor(
  type: string,
  joinedBefore: boolean,
): Answer<Enticement, 'referee-decides' | 'unknown-type'> {
  if (joinedBefore) return { gp: 0, goods: null };
  if (isUnusual(type)) return { gp: UNUSUAL[type].gold, goods: UNUSUAL[type].goods };
  const wage = wageOf(type, null);
  return 'error' in wage ? wage : { gp: Math.ceil(wage.perHead), goods: null };
}

/** ERI-HIR-05: all who answered a notice, without a reaction. */
export function hiredInBulk(type: string, count: number, advertisedGp: number) {
  const least = enticementFor(type, false);
  if ('error' in least) return least;
  const { gp, goods } = least;
  const goodsCount = goods === null ? 0 : goods === 'temple-access' ? 1 : count;
  return { gp: count * Math.max(gp, advertisedGp), goods, goodsCount, reactionCheck: false as const };
}

export type OfferResult = 'attacks' | 'hostile' | 'uncertain' | 'accepts' | 'enthusiastic';

/** ERI-HIR-10: the total from which somebody joins. */
export const ACCEPTS_FROM = 9;

const OFFERS: readonly Band<OfferResult>[] = [
  { upTo: 2, value: 'attacks' },
  { upTo: 5, value: 'hostile' },
  { upTo: ACCEPTS_FROM - 1, value: 'uncertain' },
  { upTo: 11, value: 'accepts' },
  { upTo: 12, value: 'enthusiastic' },
];
const ENTHUSIASM = 3;

/** ERI-HIR-10: 2d6 for how an offer is taken. */
export function offered(modifier: number, dice: Dice) {
  const total = Math.max(2, Math.min(12, roll(dice, 2, 6, modifier).total));
  const result = banded(OFFERS, total);
  return {
    total,
    result,
    joins: result === 'accepts' || result === 'enthusiastic',
    loyaltyBonus: result === 'enthusiastic' ? ENTHUSIASM : 0,
    mayRetry: result === 'uncertain',
  };
}

/** ERI-HIR-10: what charisma adds to an offer: nothing, or what it adds to reactions by the chapter. */
export const persuasion = (charisma: number, charismaToOffers: boolean): number =>
  charismaToOffers ? abilityBand(charisma).reaction : 0;

/** ERI-HIR-11: to all at once or one by one; one loyalty score serves those who join. */
export function offeredTo(size: number, approach: 'group' | 'individual', modifier: number, dice: Dice) {
  const answers = Array.from({ length: approach === 'group' ? 1 : size }, () => offered(modifier, dice));
  const joining = answers.filter(({ joins }) => joins);
  const joined = approach === 'group' && joining.length > 0 ? size : joining.length;
  const eager = joining.length > 0 && joining.every(({ loyaltyBonus }) => loyaltyBonus > 0);
  const undecided = answers.filter(({ mayRetry }) => mayRetry).length * (approach === 'group' ? size : 1);
  const attacks = answers.some(({ result }) => result === 'attacks');
  return { joined, loyaltyScores: joined > 0 ? 1 : 0, loyaltyBonus: eager ? ENTHUSIASM : 0, undecided, attacks };
}

/** ERI-HIR-12: one score for a group. */
export const firstLoyalty = (charisma: number, enthusiastic: boolean, gift: number, dice: Dice): number =>
  roll(dice, 3, 6).total + followingOf(charisma).loyalty + (enthusiastic ? ENTHUSIASM : 0) + gift;

/** ERI-HIR-12: what is added to the dice. */
export const firstLoyaltyParts = (charisma: number, enthusiastic: boolean): readonly Modifier[] =>
  [
    { name: 'charisma', value: followingOf(charisma).loyalty, rule: 'ERI-LDR-04' } as const,
    { name: 'the offer taken gladly', value: enthusiastic ? ENTHUSIASM : 0 },
  ].filter(({ value }) => value !== 0);

export interface ErisLoyalty {
  readonly band: 'deserts' | 'poor' | 'wavering' | 'average' | 'good' | 'devoted' | 'fearless';
  readonly modifier: number | null;
}
const bandOf = (band: ErisLoyalty['band'], modifier: number | null): ErisLoyalty => ({ band, modifier });

/** ERI-HIR-13. */
const LOYALTY: readonly Band<ErisLoyalty>[] = [
  { upTo: 3, value: bandOf('deserts', null) },
  { upTo: 6, value: bandOf('poor', -2) },
  { upTo: 8, value: bandOf('wavering', -1) },
  { upTo: 12, value: bandOf('average', 0) },
  { upTo: 14, value: bandOf('good', 1) },
  { upTo: 18, value: bandOf('devoted', 2) },
  { upTo: Number.POSITIVE_INFINITY, value: bandOf('fearless', null) },
];
export const erisLoyalty = (score: number): ErisLoyalty => banded(LOYALTY, score);

/**
 * ERI-HIR-14: one for each success that somebody had a part in; the fights of an expedition are part of it, unless
 * every fight counts.
 */
export const loyaltyGrown = (
  loyalty: number,
  involved: boolean,
  { expeditions, battles, fights }: Successes,
  countEveryFight = false,
): number => (involved ? loyalty + expeditions + battles + (countEveryFight ? fights : 0) : loyalty);

/** ERI-HIR-15: gold for so many of one wage, rounded up once. */
export const wagesFor = (perHead: number, count: number, periods: number): number =>
  erisRounded(perHead * count * periods, 'cost');

/** ERI-HIR-16: what every period without pay costs. */
export const loyaltyUnpaid = (loyalty: number, periods: number): number => loyalty - periods;

/** ERI-HIR-16: upkeep is due for each expedition, or for each month. */
export type UpkeepMode = 'expedition' | 'monthly';

/** ERI-LDR-01: how many unusual hirelings, the charmed included. */
export function following(charisma: number, unusual: number, charmed: number) {
  const { maxHirelings: max } = followingOf(charisma);
  const current = unusual + charmed;
  return { max, current, mayAddMore: current < max };
}

/** ERI-LDR-03: as many of any type are led below. */
export function ledBelow(charisma: number, unusual: number, normal: number) {
  const { maxHirelings: max } = followingOf(charisma);
  const goes = Math.min(max, unusual + normal);
  return { max, goes, stays: unusual + normal - goes };
}
