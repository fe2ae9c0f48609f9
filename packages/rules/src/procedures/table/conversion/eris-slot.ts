import type { Note } from '../../../core/index.ts';
import type { Attack, Creature, HitDice } from '../../../state/creature.ts';
import {
  convertedAttacks,
  convertedClass,
  convertedDamage,
  convertedHitPoints,
  convertedKind,
  magicalHide,
} from './eris.ts';
import type { ConversionRule, Foreign } from './rule.ts';

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
      ? [{ rule: 'ERI-CNV-08', text: `${countOf(attacks)} of ${countOf(before.attacks)} attacks are kept` } as const]
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
