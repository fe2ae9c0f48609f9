import { type Dice, type Note, roll } from '../../../core/index.ts';
import { verb } from '../../../core/words.ts';
import type { Attack, Creature, HitDice } from '../../../state/creature.ts';
import type { ConversionRule, Foreign } from './rule.ts';

/** ERI-CNV-01: a d6 for each hit die, and points once; one at least. */
export function convertedHitPoints(hitDice: string, dice: Dice): number {
  const bare = hitDice.replaceAll('*', '').trim();
  if (/^(1\/2|½)/.test(bare)) return Math.max(1, Math.floor(dice.die(6) / 2 + 0.5));
  const [, count = '1', plus = '0'] = /^(\d+)\s*([+-]\d+)?/.exec(bare) ?? [];
  return Math.max(1, roll(dice, Number(count), 6, Number(plus)).total);
}

/** ERI-CNV-02: a d6, unless the old booklets say otherwise. */
export const convertedDamage = (inBooklets: boolean, damage: string | null): string =>
  inBooklets && damage !== null ? damage : '1d6';

const GIANT_DICE = { least: 2, most: 20, large: 8 } as const;

/** ERI-CNV-03: as one of the booklets, or as they say of giant animals. */
export function convertedKind(inBooklets: boolean, equivalent: string | null, hitDice: number) {
  if (inBooklets) return { source: 'lbb', hd: hitDice, damageDice: null } as const;
  if (equivalent !== null) return { source: 'equivalent', hd: hitDice, damageDice: null } as const;
  const hd = Math.max(GIANT_DICE.least, Math.min(GIANT_DICE.most, hitDice));
  return { source: 'giant-animal', hd, damageDice: hd < GIANT_DICE.large ? [1, 1] : [2, 4] } as const;
}

const [BEST, WORST] = [2, 9];

/** ERI-CNV-04: descending, never better than 2. */
export const convertedClass = (descending: number): number => Math.max(BEST, Math.min(WORST, descending));

/** The most that magic armour, a magic shield or a magic weapon adds. */
const MOST = 3;

/** ERI-CNV-05: what a highly magical hide is worth below class 2: first as armour, then as a shield. */
export function magicalHide(listed: number, magical: boolean, usesShield: boolean) {
  const below = magical ? Math.max(0, BEST - listed) : 0;
  const armorBonus = Math.min(MOST, below);
  const shieldBonus = usesShield ? Math.min(MOST, below - armorBonus) : 0;
  return { ac: convertedClass(listed), armorBonus, shieldBonus };
}

/** ERI-CNV-06: taken from the attacker's roll. */
export const magicPenalty = (armourBonus: number, shieldBonus: number): number =>
  Math.min(MOST, armourBonus) + Math.min(MOST, shieldBonus);

/** ERI-CNV-07: three at most; such a sword has a purpose of its own. */
export function convertedWeapon(weapon: 'sword' | 'other', listed: number) {
  const bonus = Math.min(MOST, listed);
  return { bonus, requires: weapon === 'sword' && bonus === MOST ? 'special-purpose-or-holy' : null };
}

/** ERI-CNV-08: one, unless the booklets, its size or the referee give it more. */
export const convertedAttacks = (listed: number, ofBooklets: number | null, several: boolean): number =>
  ofBooklets ?? (several ? listed : 1);

/** Ascending and descending armour class add up to this. */
const SUM = 19;

const notation = ({ dice, plus }: HitDice): string => {
  if (dice < 1) return '1/2';
  return `${dice}${plus === 0 ? '' : plus > 0 ? `+${plus}` : plus}`;
};

const kindOf = ({ hitDice }: Creature, { source }: Foreign) =>
  convertedKind(source === 'booklets', source === 'likened' ? 'another' : null, hitDice?.dice ?? 1);

/** ERI-CNV-02, 03: a d6; of giant animals the larger more, as many dice as the referee says within the bounds. */
function damageOf(kind: ReturnType<typeof kindOf>, { source, dice }: Foreign, listed: string): string {
  if (kind.damageDice === null) return convertedDamage(source === 'booklets', listed);
  const [least = 1, most = 1] = kind.damageDice;
  return `${Math.max(least, Math.min(most, dice))}d6`;
}

const countOf = (attacks: readonly Attack[]): number => attacks.reduce((sum, { times }) => sum + times, 0);

/** ERI-CNV-08: one way of attacking, once, unless the booklets or the referee give it more. */
function attacksOf({ attacks }: Creature, kind: ReturnType<typeof kindOf>, foreign: Foreign): readonly Attack[] {
  const listed = countOf(attacks);
  const many = convertedAttacks(listed, foreign.source === 'booklets' ? listed : null, foreign.several) > 1;
  const all = attacks.map((attack) => ({ ...attack, damage: damageOf(kind, foreign, attack.damage) }));
  return many ? all : all.slice(0, 1).map((attack) => ({ ...attack, times: 1 }));
}

function notesOn(
  before: Creature,
  attacks: readonly Attack[],
  kind: ReturnType<typeof kindOf>,
  foreign: Foreign,
): readonly Note[] {
  const listed = SUM - before.naturalArmour;
  const { source } = kind;
  return [
    ...(source === 'lbb' ? [] : [{ rule: 'ERI-CNV-03', text: SOURCES[source] } as const]),
    { rule: 'ERI-CNV-02', text: `damage ${attacks[0]?.damage ?? 'none'}` },
    ...(convertedClass(listed) === listed
      ? []
      : [{ rule: 'ERI-CNV-04', text: `armour class ${listed} is held at ${convertedClass(listed)}` } as const]),
    ...(countOf(before.attacks) > 1
      ? [
          {
            rule: 'ERI-CNV-08',
            text: `${countOf(attacks)} of ${countOf(before.attacks)} attacks ${verb(countOf(attacks), 'is', 'are')} kept`,
          } as const,
        ]
      : []),
    ...(foreign.several
      ? [{ rule: 'ERI-CNV-09', text: 'it may strike at several, each blow the worse for their number' } as const]
      : []),
  ];
}

const SOURCES = {
  equivalent: 'not in the booklets: likened to one of them',
  'giant-animal': 'not in the booklets: as they say of giant animals',
} as const;

/** ERI-CNV-01 to 05, 08 as one slot. */
export const erisConversion: ConversionRule = {
  cites: { converted: 'ERI-CNV-01', hide: 'ERI-CNV-05' },
  played: true,
  convert: (monster, foreign, dice) => {
    const kind = kindOf(monster, foreign);
    const { ac, armorBonus, shieldBonus } = magicalHide(
      SUM - monster.naturalArmour,
      foreign.magical,
      foreign.usesShield,
    );
    const listed = monster.hitDice ?? { dice: 1, plus: 0, stars: 0 };
    const hitDice = { ...listed, dice: kind.hd };
    const attacks = attacksOf(monster, kind, foreign);
    return {
      hitPoints: convertedHitPoints(notation(hitDice), dice),
      armour: SUM - ac,
      attacks,
      hide: { armour: armorBonus, shield: shieldBonus },
      hitDice,
      sweeps: foreign.several,
      notes: notesOn(monster, attacks, kind, foreign),
    };
  },
};
