import { gormanModifier } from '../../../content/gorman/abilities.ts';
import { GORMAN_CLASSES } from '../../../content/gorman/classes.ts';
import { EXPERTS, type Expert } from '../../../content/gorman/hirelings.ts';
import { type Dice, roll } from '../../../core/index.ts';
import type { CharacterMakingRule } from '../../making/character-making/rule.ts';
import {
  afterDemand,
  betrayal,
  expertFee,
  HIRELING_WAGE,
  henchmenOf,
  hireling,
  loyaltyOf,
  startingLoyalty,
  termsOf,
} from './gorman.ts';
import { gormanMorale, henchmanMorale } from './gorman-standing.ts';
import type { Help, LoyaltyRuling, RetainersCites, RetainersRule, Taken, Terms } from './rule.ts';

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
  offer: 'GOR-HIR-04',
  individually: 'GOR-HIR-04',
  enticement: 'GOR-HIR-02',
  limit: 'GOR-HIR-05',
  begins: 'GOR-HIR-06',
  points: 'GOR-HIR-02',
  standing: 'GOR-HIR-07',
  check: 'GOR-MOR-03',
  fails: 'GOR-HIR-09',
  betrays: 'GOR-HIR-10',
  adjusts: 'GOR-HIR-08',
  answering: 'GOR-HIR-04',
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
  const modifier = loyalty === null ? 0 : (loyaltyOf(loyalty).modifier ?? 0);
  return {
    firmness: stands ? 'stays' : 'goes',
    formula: thrown
      ? '2d6 + loyalty’s modifier + adjustment ≥ 6: stays'
      : stands
        ? 'the steadfast never fail'
        : 'malcontents always fail',
    needed: thrown ? 6 - modifier - bounded : null,
  };
}

/** GOR-HIR-01 to 10. Henchmen are made like characters. */
export const gormanRetainers = (making: CharacterMakingRule): RetainersRule => ({
  id: 'GOR-HIR-01',
  cites: CITES,
  kinds: KINDS,
  openOffers: false,
  movedBy: 'referee',
  servantsLead: false,
  dueEach: (agreed) => agreed,
  persuasion: gormanModifier,
  most: (charisma) => henchmenOf(charisma, 0).max,
  leadership: (charisma, limited) => {
    const { max } = henchmenOf(charisma, limited);
    const why = `charisma ${charisma}; hirelings and experts do not count`;
    return [{ name: 'Henchmen', value: `${limited} of ${max}`, rule: 'GOR-HIR-05', why }];
  },
  offered,
  loyalty: (kind, { charisma, gift }, dice) => (kind.limited ? startingLoyalty(charisma, dice) + gift : null),
  standing: loyaltyOf,
  check,
  afterFailure: (loyalty, extreme) => afterDemand(loyalty, extreme, false),
  betrayal,
  grown: null,
  countsFights: false,
  unpaid: (loyalty) => loyalty,
  wages: ({ gold }, count, periods) => Math.ceil(gold * count) * Math.ceil(periods),
  outfit: (_kind, of, dice) => {
    const plain = { armour: 'none', shield: false, weapons: ['dagger'] } as const;
    if (of === null) return { ...plain, level: 0, abilities: null, hitPoints: hireling('none', false, dice).hp };
    const abilities = making.scores(dice);
    return { ...plain, level: 1, abilities, hitPoints: making.hitPoints(of, abilities, dice) };
  },
  seeking: null,
});
