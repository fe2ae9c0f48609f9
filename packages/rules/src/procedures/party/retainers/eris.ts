import {
  groupOf,
  HIRELING_GEAR,
  horseOf,
  isSpecialist,
  isUnusual,
  listedWeapon,
  MEN_AT_ARMS,
  MERCENARIES,
  NON_FIGHTERS,
  SPECIALISTS,
  UNUSUAL,
} from '../../../books/eris/content/hirelings.ts';
import { isDenied } from '../../../content/denied.ts';
import { type Dice, type Figure, type Modifier, NotedDice, type RuleId, roll, signed } from '../../../core/index.ts';
import type { Armour } from '../../../state/creature.ts';
import type { Wage } from '../../../state/retainers.ts';
import { followingOf } from '../../making/character-making/eris.ts';
import { erisSeeking, hirelingHitPoints, manAtArms, mercenary, unusualHireling } from './eris-finding.ts';
import {
  ACCEPTS_FROM,
  enticementFor,
  erisLoyalty,
  firstLoyalty,
  firstLoyaltyParts,
  following,
  kindOf,
  ledBelow,
  loyaltyGrown,
  loyaltyUnpaid,
  offeredTo,
  persuasion,
  type UpkeepMode,
  wageOf,
  wagesFor,
} from './eris-terms.ts';
import type { Help, LoyaltyRuling, Outfit, RetainersCites, RetainersRule } from './rule.ts';

const RULES: Readonly<Record<string, RuleId>> = {
  mercenary: 'ERI-HIR-18',
  'man-at-arms': 'ERI-HIR-19',
  'non-fighter': 'ERI-HIR-20',
  specialist: 'ERI-HIR-21',
  unusual: 'ERI-HIR-22',
};
/** What those of a class rise as. */
const CLASSES: Readonly<Record<string, string>> = { 'fighting-man': 'fighter', hobbit: 'hobbit' };
const classOf = (type: string): string => CLASSES[type] ?? type;

function wage(type: string): Wage | null {
  const asked = wageOf(type, null);
  if (isDenied(asked)) return null;
  return { gold: asked.perHead, per: isSpecialist(type) ? SPECIALISTS[type].per : 'expedition' };
}

/** What a campaign settles of hirelings. */
export interface HirelingSettings {
  /** Specialists count against charisma, wherever they stay (ERI-HIR-01). */
  readonly specialistsCount: boolean;
  /** All who are found together in a tavern are of the unusual type (ERI-HIR-07). */
  readonly allUnusual: boolean;
  /** Charisma adds to offers as it does to reactions (ERI-HIR-10). */
  readonly charismaToOffers: boolean;
  /** The fights of an expedition raise loyalty each (ERI-HIR-14). */
  readonly countEveryFight: boolean;
  readonly upkeep: UpkeepMode;
  /** Hirelings may have hirelings of their own (ERI-LDR-03). */
  readonly hirelingsMayLead: boolean;
}

/** ERI-HIR-01, 09, 15. */
function help(type: string, specialistsCount: boolean): Help {
  const [terms, least] = [kindOf(type, specialistsCount), enticementFor(type, false)];
  const unusual = !isDenied(terms) && terms.fullShare;
  return {
    name: type,
    label: `${type.charAt(0).toUpperCase()}${type.slice(1).replaceAll('-', ' ')}`,
    rule: RULES[groupOf(type) ?? ''] ?? 'ERI-HIR-01',
    share: unusual ? 1 : 0,
    experience: !isDenied(terms) && terms.gainsXp ? 1 : 0,
    limited: !isDenied(terms) && terms.countsAgainstLimit,
    classes: isUnusual(type) ? [classOf(type)] : [],
    wage: wage(type),
    enticement: isDenied(least) ? { gold: 0, goods: null } : { gold: least.gp, goods: least.goods },
  };
}

const TYPES = [MERCENARIES, MEN_AT_ARMS, UNUSUAL, SPECIALISTS]
  .flatMap((types) => Object.keys(types))
  .concat(NON_FIGHTERS);

const CITES: RetainersCites = {
  offer: 'ERI-HIR-10',
  individually: 'ERI-HIR-11',
  enticement: 'ERI-HIR-09',
  limit: 'ERI-LDR-01',
  begins: 'ERI-HIR-12',
  points: 'ERI-HIR-23',
  standing: 'ERI-HIR-13',
  check: 'ERI-HIR-13',
  fails: 'ERI-HIR-13',
  betrays: 'ERI-HIR-13',
  adjusts: 'ERI-HIR-14',
  answering: 'ERI-HIR-05',
  growth: 'ERI-HIR-14',
  unpaid: 'ERI-HIR-16',
  wages: 'ERI-HIR-15',
  share: 'ERI-HIR-17',
};

/** ERI-LDR-01 to 04. */
function leadershipOf(charisma: number, limited: number, others: number): readonly Figure[] {
  const { max } = following(charisma, limited, 0);
  const { goes, stays } = ledBelow(charisma, limited, others);
  const { loyalty } = followingOf(charisma);
  const led = stays === 0 ? `all ${goes}` : `${goes} of ${goes + stays}`;
  return [
    {
      name: 'Unusual hirelings',
      value: `${limited} of ${max}`,
      rule: 'ERI-LDR-01',
      why: `charisma ${charisma}, the charmed included`,
    },
    { name: 'Normal hirelings', value: `${others}`, rule: 'ERI-LDR-02', why: 'any number' },
    { name: 'Led below', value: led, rule: 'ERI-LDR-03', why: `${max} of any kind go into a dungeon` },
    {
      name: 'Loyalty of hirelings',
      value: signed(loyalty),
      rule: 'ERI-LDR-04',
      why: `charisma ${charisma}`,
    },
  ];
}

/** ERI-HIR-13: 2d6 with the loyalty's modifier; from 6 they hold for a while, from 9 they stand. */
function check(loyalty: number | null, adjustment: number, dice: Dice): LoyaltyRuling {
  const { band, modifier } = erisLoyalty(loyalty ?? 9);
  if (modifier === null)
    return band === 'fearless'
      ? { firmness: 'stays', formula: 'the fearless never check', needed: null }
      : { firmness: 'goes', formula: 'deserts at the first chance', needed: null };
  const { total } = roll(dice, 2, 6, modifier + adjustment);
  const firmness = total >= 9 ? 'stays' : total >= 6 ? 'shaken' : 'goes';
  return {
    firmness,
    formula: '2d6 + loyalty: 2–5 breaks, 6–8 shaken, 9 and more stands',
    needed: 6,
  };
}

const worn = (armour: string): Armour =>
  armour === 'chain' ? 'chainmail' : armour === 'plate' || armour === 'leather' ? armour : 'none';

/** ERI-HIR-18 to 23. Their abilities are not tracked. */
function outfit({ name }: Help, _of: string | null, dice: Dice): Outfit {
  const noted = new NotedDice(dice);
  const rolled = hirelingHitPoints(name, noted);
  const hitPoints = isDenied(rolled) ? 1 : rolled.hp;
  const { armor, shield, owned } = owns(name);
  const isGear = (thing: string): boolean => thing in HIRELING_GEAR;
  return {
    hitPoints,
    points: pointsMade(name, noted.thrown.total, hitPoints),
    level: isUnusual(name) ? 1 : 0,
    abilities: null,
    armour: worn(armor),
    shield,
    weapons: owned.filter((thing) => !isGear(thing)).map(listedWeapon),
    gear: owned.filter(isGear).map((thing) => ({ name: thing, use: HIRELING_GEAR[thing] ?? null })),
  };
}

/** ERI-HIR-18, 19, 22: what somebody of a type wears and owns; of any other type nothing (ERI-HIR-20). */
function owns(type: string): { readonly armor: string; readonly shield: boolean; readonly owned: readonly string[] } {
  const soldier = mercenary(type);
  if (!isDenied(soldier)) return { ...soldier, owned: [soldier.weapon] };
  const man = manAtArms(type);
  const horse = horseOf(type);
  if (!isDenied(man)) return { ...man, owned: horse === null ? man.weapons : [...man.weapons, horse] };
  const unusual = unusualHireling(type, 'chain');
  return isDenied(unusual) ? { armor: 'none', shield: false, owned: [] } : { ...unusual, owned: unusual.gear };
}

/** ERI-HIR-23: the die, what the class adds to it, and three at least for those who have one. */
function pointsMade(type: string, die: number, points: number): readonly Modifier[] {
  const plus = isUnusual(type) ? UNUSUAL[type].plus : 0;
  return [
    { name: 'the die', value: die },
    { name: 'the class', value: plus },
    { name: 'three at least', value: points - die - plus },
  ].filter(({ value }) => value !== 0);
}

/** ERI-HIR, ERI-LDR as one slot. */
export const erisRetainers = (settings: HirelingSettings): RetainersRule => ({
  id: 'ERI-HIR-01',
  cites: CITES,
  kinds: TYPES.map((type) => help(type, settings.specialistsCount)),
  movedBy: 'player',
  hiring: {
    openOffers: true,
    acceptsFrom: ACCEPTS_FROM,
    persuasion: (charisma) => persuasion(charisma, settings.charismaToOffers),
    most: (charisma) => followingOf(charisma).maxHirelings,
    leadership: leadershipOf,
    offered: ({ count, approach, modifier }, dice) => {
      const { joined, undecided, attacks, loyaltyBonus } = offeredTo(count, approach, modifier, dice);
      return { joined, undecided, attacks, eager: loyaltyBonus > 0, illWill: false };
    },
    outfit,
  },
  servantsLead: settings.hirelingsMayLead,
  led: { rule: 'ERI-LDR-03', most: (charisma) => followingOf(charisma).maxHirelings },
  pay: {
    dueEach: (agreed) => (agreed === 'expedition' && settings.upkeep === 'monthly' ? 'month' : agreed),
    wages: ({ gold }, count, periods) => wagesFor(gold, count, periods),
  },
  loyalty: {
    begins: (_kind, { charisma, eager, gift }, dice) => firstLoyalty(charisma, eager, gift, dice),
    beginsWith: ({ charisma, eager }) => firstLoyaltyParts(charisma, eager),
    standing: erisLoyalty,
    check,
    afterFailure: (loyalty) => loyalty,
    betrayal: (loyalty) => (erisLoyalty(loyalty).band === 'deserts' ? 'flees-now' : null),
    grown: (loyalty, successes) => loyaltyGrown(loyalty, true, successes, settings.countEveryFight),
    countsFights: settings.countEveryFight,
    unpaid: loyaltyUnpaid,
  },
  seeking: erisSeeking(settings.allUnusual),
});
