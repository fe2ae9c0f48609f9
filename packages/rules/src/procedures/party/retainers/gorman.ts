import { gormanModifier } from '../../../books/gorman/content/abilities.ts';
import type { GormanArmour } from '../../../books/gorman/content/armour.ts';
import { GORMAN_CLASSES } from '../../../books/gorman/content/classes.ts';
import {
  EXPERTS,
  type Expert,
  LOYALTY_BANDS,
  type Loyalty,
  MOST_HENCHMEN,
} from '../../../books/gorman/content/hirelings.ts';
import { gormanSaveTarget } from '../../../books/gorman/content/saves.ts';
import { banded } from '../../../content/banded.ts';
import { type Answer, denied } from '../../../content/denied.ts';
import { type Dice, roll } from '../../../core/index.ts';
import type { CharacterMakingRule } from '../../making/character-making/rule.ts';
import { gormanArmourClass } from '../encumbrance/gorman.ts';
import { firstPoints, pointsOfDie } from './first-points.ts';
import type { Help, LoyaltyRuling, RetainersCites, RetainersRule, Taken, Terms } from './rule.ts';

const HELP_KINDS = ['hireling', 'expert', 'henchman'] as const;
export type HelpKind = (typeof HELP_KINDS)[number];

/** GOR-HIR-01: who plays them, and what they have of the treasure. */
export const termsOf = (kind: HelpKind) =>
  ({
    controlledBy: 'referee',
    treasureShare: kind === 'henchman' ? 0.5 : 0,
    gainsXp: kind === 'henchman',
  }) as const;

/** GOR-HIR-02: an ordinary person of one hit die. */
export const hireling = (armour: GormanArmour, shield: boolean, dice: Dice) => ({
  hp: roll(dice, 1, 6).total,
  attackBonus: 0,
  ac: gormanArmourClass(armour, shield),
  saveTarget: gormanSaveTarget(1),
});

/** Gold pieces in advance: a day's work, or a delve (GOR-HIR-02). */
const HIRELING_WAGE = { day: 1, delve: 2 } as const;

/** GOR-HIR-03: the fee of so many experts; part weeks are paid whole. */
export function expertFee(expert: Expert, count: number, weeks: number, missions: number): number {
  const { gold, per } = EXPERTS[expert];
  return gold * count * (per === 'week' ? Math.ceil(weeks) : Math.ceil(missions));
}

/** GOR-HIR-05. */
export function henchmenOf(charisma: number, current: number): { readonly max: number; readonly mayHire: boolean } {
  const max = banded(MOST_HENCHMEN, charisma);
  return { max, mayHire: current < max };
}

/** What the loyalty of every henchman begins with (GOR-HIR-06). */
const LOYAL_FROM = 7;

/** GOR-HIR-06. */
export const startingLoyalty = (charisma: number, dice: Dice): number =>
  dice.die(6) + LOYAL_FROM + gormanModifier(charisma);

/** GOR-HIR-07. */
export const loyaltyOf = (score: number): Loyalty => banded(LOYALTY_BANDS, score);

/** The total at which somebody stays (GOR-MOR-02), and the most that the referee may add or take. */
export const STANDS_ON = 6;

export const MOST_SITUATIONAL = 2;

/** GOR-MOR-01: players decide for themselves; everyone else may have to check. */
export const checksMorale = (kind: string): boolean => kind !== 'pc';

const isFair = (situational: number): boolean => Math.abs(situational) <= MOST_SITUATIONAL;

/** GOR-MOR-02: 2d6, the same for all; no scores of their own. */
export function gormanMorale(
  kind: string,
  situational: number,
  dice: Dice,
): Answer<{ readonly total: number; readonly stands: boolean }, 'no-morale' | 'bad-modifier'> {
  if (!checksMorale(kind)) return denied('no-morale');
  if (!isFair(situational)) return denied('bad-modifier');
  const { total } = roll(dice, 2, 6, situational);
  return { total, stands: total >= STANDS_ON };
}

/** GOR-MOR-03: with loyalty; the steadfast never fail and malcontents always do, without a throw. */
export function henchmanMorale(
  loyalty: number,
  situational: number,
  dice: Dice,
): Answer<{ readonly total: number | null; readonly stands: boolean }, 'bad-modifier'> {
  if (!isFair(situational)) return denied('bad-modifier');
  const { band, modifier } = loyaltyOf(loyalty);
  if (modifier === null) return { total: null, stands: band === 'stalwart' };
  const { total } = roll(dice, 2, 6, situational + modifier);
  return { total, stands: total >= STANDS_ON };
}

/** GOR-HIR-09: a check that an extreme demand brought on and that failed costs loyalty at once. */
export const afterDemand = (score: number, extreme: boolean, stands: boolean, adjustment = -1): number =>
  extreme && !stands ? score + adjustment : score;

export type Betrayal = 'absent-next-delve' | 'flees-now' | 'plots';

/** GOR-HIR-10: what a malcontent does; nothing of the others, and no die. */
export function betrayal(score: number, dice: Dice): Betrayal | null {
  if (loyaltyOf(score).band !== 'malcontent') return null;
  const face = dice.die(6);
  if (face <= 2) return 'absent-next-delve';
  return face <= 4 ? 'flees-now' : 'plots';
}

const ACCEPTS_ON = 7;

const HENCHMAN: Help = {
  name: 'henchman',
  label: 'Henchman',
  rule: 'GOR-HIR-04',
  share: termsOf('henchman').treasureShare === 0.5 ? 0.5 : 0,
  experience: 1,
  limited: true,
  classes: GORMAN_CLASSES,
  wage: null,
  enticement: { gold: 0, goods: null },
};

const HIRELING: Help = {
  ...HENCHMAN,
  name: 'hireling',
  label: 'Hireling',
  rule: 'GOR-HIR-02',
  share: 0,
  experience: 0,
  limited: false,
  classes: [],
  wage: { gold: HIRELING_WAGE.day, per: 'day' },
};

const named = (expert: string): string => `${expert.charAt(0).toUpperCase()}${expert.slice(1).replaceAll('-', ' ')}`;

const KINDS: readonly Help[] = [
  HENCHMAN,
  HIRELING,
  ...(Object.keys(EXPERTS) as Expert[]).map((expert) => ({
    ...HIRELING,
    name: expert,
    label: named(expert),
    rule: 'GOR-HIR-03' as const,
    wage: { gold: expertFee(expert, 1, 1, 1), per: EXPERTS[expert].per },
  })),
];

const CITES: RetainersCites = {
  offer: null,
  individually: null,
  enticement: null,
  limit: 'GOR-HIR-05',
  begins: 'GOR-HIR-06',
  points: null,
  standing: 'GOR-HIR-07',
  check: 'GOR-MOR-03',
  fails: 'GOR-HIR-09',
  betrays: 'GOR-HIR-10',
  adjusts: 'GOR-HIR-08',
  answering: null,
  growth: 'GOR-HIR-08',
  unpaid: 'GOR-HIR-08',
  wages: null,
  share: 'GOR-HIR-04',
};

/** GOR-HIR-04: 2d6 and charisma, and from seven they accept. */
function offered({ count, approach, modifier }: Terms, dice: Dice): Taken {
  const throws = Array.from(
    { length: approach === 'group' ? 1 : count },
    () => roll(dice, 2, 6, modifier).total >= ACCEPTS_ON,
  );
  const joined = throws.filter(Boolean).length * (approach === 'group' ? count : 1);
  return { joined, undecided: 0, eager: false, illWill: false, attacks: false };
}

/** GOR-MOR-02, GOR-MOR-03. */
function check(loyalty: number | null, adjustment: number, dice: Dice): LoyaltyRuling {
  const bounded = Math.max(-2, Math.min(2, adjustment));
  const said = loyalty === null ? gormanMorale('hireling', bounded, dice) : henchmanMorale(loyalty, bounded, dice);
  const stands = !('error' in said) && said.stands;
  const thrown = !('error' in said) && said.total !== null;
  return {
    firmness: stands ? 'stays' : 'goes',
    formula: thrown
      ? '2d6 + loyalty’s modifier + adjustment ≥ 6: stays'
      : stands
        ? 'the steadfast never fail'
        : 'malcontents always fail',
    needed: thrown ? STANDS_ON : null,
  };
}

/** GOR-HIR-01 to 10. Henchmen are made like characters. */
export const gormanRetainers = (making: CharacterMakingRule): RetainersRule => ({
  id: 'GOR-HIR-01',
  cites: CITES,
  kinds: KINDS,
  hiring: {
    openOffers: false,
    persuasion: gormanModifier,
    most: (charisma) => henchmenOf(charisma, 0).max,
    leadership: (charisma, limited) => {
      const { max } = henchmenOf(charisma, limited);
      const why = `charisma ${charisma}; hirelings and experts do not count`;
      return [{ name: 'Henchmen', value: `${limited} of ${max}`, rule: 'GOR-HIR-05', why }];
    },
    offered,
    acceptsFrom: ACCEPTS_ON,
    outfit: (_kind, of, dice) => {
      const plain = { armour: 'none', shield: false, weapons: [['dagger']], gear: [] } as const;
      if (of === null) return { ...plain, ...pointsOfDie(hireling('none', false, dice).hp), level: 0, abilities: null };
      const abilities = making.scores(dice);
      return { ...plain, ...firstPoints(making, of, abilities, dice), level: 1, abilities };
    },
  },
  movedBy: 'referee',
  servantsLead: false,
  led: null,
  pay: {
    dueEach: (agreed) => agreed,
    wages: ({ gold }, count, periods) => Math.ceil(gold * count) * Math.ceil(periods),
  },
  loyalty: {
    begins: (kind, { charisma, gift }, dice) => (kind.limited ? startingLoyalty(charisma, dice) + gift : null),
    beginsWith: ({ charisma }) => [
      { name: 'as with every henchman', value: LOYAL_FROM },
      ...(gormanModifier(charisma) === 0 ? [] : [{ name: 'charisma', value: gormanModifier(charisma) }]),
    ],
    standing: loyaltyOf,
    check,
    afterFailure: (loyalty, extreme) => afterDemand(loyalty, extreme, false),
    betrayal,
    grown: null,
    countsFights: false,
    unpaid: (loyalty) => loyalty,
  },
  seeking: null,
});
