import { withstands } from '../../../books/eris/content/constitution.ts';
import { bookWeapon } from '../../../content/book-armour.ts';
import type { Dice, Note } from '../../../core/index.ts';
import type { Affliction, Disease } from '../../../state/ailment.ts';
import type { Attack, Creature } from '../../../state/creature.ts';
import { erisCalling, operatingOf } from '../creature/eris-calling.ts';
import { pointsOf, pointsText } from '../creature/eris-points.ts';
import { saverOf } from '../creature/eris-saves.ts';
import { drainOf, effectiveLevel, isPermanent, risesAs, struckByDrainer } from '../level-drain/eris.ts';
import { ghoulTouch, paralysed, shakesOut } from '../paralysis/eris.ts';
import { dosed, isPoison, POISONS } from '../poison/eris.ts';
import { diseaseCarried } from './disease-carried.ts';
import { AVERAGE, BEFALLEN, LETHAL_DOSES, poisonBefalls, raceOf } from './eris-poison.ts';
import { strengthDrained } from './ose-drain.ts';
import type { AfflictionsRule, Befallen, NamedAffliction } from './rule.ts';

/** ERI-PRL-01, 02. */
function paralysisBefalls(victim: Creature, dice: Dice): Befallen {
  const constitution = victim.abilities?.CON ?? AVERAGE;
  const { state, saved, target } = paralysed(saverOf(victim), constitution, dice);
  const says = {
    unaffected: 'withstands the paralysis',
    paralysed: 'is paralysed',
    dead: 'is paralysed, and the heart stops',
  };
  return {
    ...BEFALLEN,
    saved,
    says: says[state],
    dies: state === 'dead',
    ailment: state === 'paralysed' ? { kind: 'paralysed', until: null, ends: 'passes' } : null,
    rule: saved ? 'ERI-PRL-02' : 'ERI-PRL-01',
    formula: 'd20 ≥ the save against wands, or else d100 ≤ withstanding adversity',
    dice: [
      { who: 'Against paralysis', needed: target },
      { who: 'Withstanding adversity', needed: withstands(constitution), by: 'at-most' },
    ],
  };
}

/** ERI-PRL-03, 04. */
function ghoulBefalls(victim: Creature, dice: Dice): Befallen {
  const { state, saved, target } = ghoulTouch(raceOf(victim), saverOf(victim), false, dice);
  const says = {
    immune: 'is an elf, and does not fear ghouls',
    unaffected: 'withstands the fear',
    'ghoul-paralysed': 'is terrified, and cannot act until the fight is over',
  };
  return {
    ...BEFALLEN,
    saved,
    says: says[state],
    ailment: state === 'ghoul-paralysed' ? { kind: 'terrified', until: 'battle', ends: 'passes' } : null,
    rule: 'ERI-PRL-03',
    formula: 'd20 ≥ the save against spells',
    ...(target === null ? {} : { dice: [{ who: 'Against the fear', needed: target }] }),
  };
}

const VAMPIRE = 'vampire';
const BITE = /bite/i;
const count = (levels: number): string => (levels === 1 ? 'a level' : `${levels} levels`);

/** ERI-DRN-01 to 08; the blow itself has been dealt. */
function drainBefalls(victim: Creature, drain: Affliction & { kind: 'drain' }, dice: Dice): Befallen {
  const { levels, lasting, drainer } = drain;
  const notes: readonly Note[] = [
    ...(drainOf(drainer) > 0
      ? [{ rule: 'ERI-DRN-06', text: `a ${drainer} takes ${count(drainOf(drainer))}` } as const]
      : []),
    ...(drainer === VAMPIRE
      ? [{ rule: 'ERI-DRN-08', text: 'whether its bite takes them for good is the referee’s to say' } as const]
      : []),
  ];
  const rule = {
    rule: lasting ? 'ERI-DRN-04' : 'ERI-DRN-07',
    formula: 'no save',
    ...(notes.length > 0 ? { notes } : {}),
  } as const;
  const calling = erisCalling(victim);
  const lost = count(levels);
  if (!calling) return { ...BEFALLEN, ...rule, says: 'has no levels to lose' };
  if (!lasting) {
    const level = effectiveLevel(victim.level, levels, 0);
    const kept = { level, experience: victim.experience, hitPoints: victim.hitPoints };
    const lostBy = victim.class === 'elf' ? { class: operatingOf(victim) } : {};
    const ailment = { kind: 'drained', until: null, ends: 'passes', amount: victim.level - level, ...lostBy } as const;
    return { ...BEFALLEN, ...rule, says: `loses ${lost} until a week of rest`, drained: kept, ailment };
  }
  const { now: hp, max: maxHp } = victim.hitPoints;
  const points = victim.class === 'elf' && victim.operating && calling !== 'cleric' ? pointsOf(victim) : null;
  const struck = {
    class: calling,
    level: victim.level,
    xp: victim.experience,
    con: victim.abilities?.CON ?? AVERAGE,
    hp,
    maxHp,
    ...(points ? { other: points[calling === 'fighter' ? 'magic-user' : 'fighter'] } : {}),
  };
  const after = struckByDrainer(struck, 0, levels, dice);
  const left = points && 'thrown' in after ? { ...points, [calling]: after.thrown } : null;
  const { slain, risesAs: as } = risesAs(victim.level, levels, drainer);
  return {
    ...BEFALLEN,
    ...rule,
    says: slain
      ? `loses ${lost} and life${drainOf(drainer) > 0 ? `, and rises as a ${as} one day` : ''}`
      : `loses ${lost} for good`,
    rule: slain ? 'ERI-DRN-05' : 'ERI-DRN-01',
    dies: after.state === 'dead',
    drained: {
      level: after.level,
      experience: after.xp,
      hitPoints: { now: after.hp, max: after.maxHp },
      ...(left ? { points: left } : {}),
    },
    ...(left ? { notes: [...notes, { rule: 'ERI-ELF-09', text: pointsText(left) }] } : {}),
    dice: [{ who: 'Hit points anew' }],
    formula: slain
      ? 'no save, and nobody lives below the first level'
      : 'no save; hit points thrown anew, less the harm so far; experience one short of the next level',
  };
}

/** `wight 2` is a wight. */
const kindOf = ({ name }: Creature): string => bookWeapon(name.replace(/\s*\d+$/, ''));

/** ERI-DRN-08: all that drains does so for good, but a vampire’s bite, or the touch of one that does not bite, where the referee says otherwise. */
function drainsForGood({ attacks, traits }: Creature, attack: string): boolean {
  const bites = attacks.some(({ name }) => BITE.test(name));
  const ruled = traits?.biteDrainsForAWhile === true && (BITE.test(attack) || (/touch/i.test(attack) && !bites));
  return isPermanent(ruled ? 'temporary' : null);
}

/** ERI-POI-01, ERI-PRL-03, ERI-DRN-06: by what it is, or what its description says; poison without a name kills at once. */
function brought(attacker: Creature, attack: Attack): Affliction | Disease | null {
  const { damage, kind, name } = attack;
  if (attacker.kind !== 'monster') return null;
  const is = kindOf(attacker);
  if (is === 'ghoul') return { kind: 'ghoul' };
  const words = `${name} ${damage}`;
  const levels = drainOf(is);
  if (levels > 0 && kind === 'melee' && !/charm/i.test(words))
    return { kind: 'drain', levels, lasting: drainsForGood(attacker, name), drainer: is };
  const poison = /poison(?:\s*\(([a-z -]+)\))?/i.exec(words);
  if (poison) {
    if (/(sickening|dancing) poison/i.test(words)) return { kind: 'poison', poison: 'weakening' };
    if (/poison[^(]* in \d\S* turns?/i.test(words)) return { kind: 'poison', poison: 'slow-deadly' };
    const named = bookWeapon(poison[1] ?? '');
    return { kind: 'poison', poison: isPoison(named) ? named : 'instantly-deadly' };
  }
  return /paralysis/i.test(words) ? { kind: 'paralysis' } : diseaseCarried(attacker, attack);
}

const drain = (levels: number, lasting: boolean): NamedAffliction => ({
  value: `${lasting ? 'drain' : 'blood'}-${levels}`,
  label: `${count(levels)} drained ${lasting ? 'for good' : 'until a week of rest'}`,
  affliction: { kind: 'drain', levels, lasting, drainer: levels === 1 ? 'wight' : 'vampire' },
});

/** ERI-POI, ERI-PRL and ERI-DRN as one slot. */
export const erisAfflictions: AfflictionsRule = {
  cites: {
    bleeding: 'ERI-POI-03',
    canRouse: 'ERI-PRL-05',
    cured: 'ERI-POI-06',
    dazed: 'ERI-POI-04',
    death: 'ERI-POI-03',
    drained: 'ERI-DRN-04',
    drainedExperience: 'ERI-DRN-03',
    drainedPoints: 'ERI-DRN-02',
    fearEnds: 'ERI-PRL-04',
    levelsBack: 'ERI-DRN-07',
    paralysed: 'ERI-PRL-02',
    revived: 'ERI-DTH-04',
    roused: 'ERI-PRL-06',
    sick: 'ERI-POI-05',
    terrified: 'ERI-PRL-04',
    weakened: 'ERI-POI-03',
    wakes: 'ERI-DTH-03',
  },
  rule: 'ERI-POI-02',
  known: [
    ...POISONS.map((poison) => ({
      value: poison,
      label: `poison: ${poison.replaceAll('-', ' ')}`,
      affliction: { kind: 'poison', poison } as const,
    })),
    { value: 'paralysis', label: 'paralysis', affliction: { kind: 'paralysis' } },
    { value: 'ghoul', label: 'the fear of ghouls', affliction: { kind: 'ghoul' } },
    ...[drain(1, true), drain(2, true), drain(1, false), drain(2, false)],
  ],
  brings: brought,
  befalls: (victim, affliction, course, dice) => {
    switch (affliction.kind) {
      case 'poison':
        return poisonBefalls(victim, affliction.poison, course, dice);
      case 'paralysis':
        return paralysisBefalls(victim, dice);
      case 'ghoul':
        return ghoulBefalls(victim, dice);
      case 'strength':
        return strengthDrained(victim);
      case 'drain':
        return drainBefalls(victim, affliction, dice);
      default:
        return affliction satisfies never;
    }
  },
  biteRuling: (monster) => (monster.kind === 'monster' && kindOf(monster) === VAMPIRE ? 'ERI-DRN-08' : null),
  sickness: (doses) => dosed(doses, LETHAL_DOSES).penalty,
  shakesOut: (helper) => shakesOut(raceOf(helper), saverOf(helper)),
  isOver: ({ kind, amount = 0 }, days) => kind === 'drained' && effectiveLevel(amount, amount, days) === amount,
};
