import fc from 'fast-check';
import { expect, it } from 'vitest';
import { weapon } from '../../../../test/brawl.ts';
import { duel, STRIKER, struck } from '../../../../test/duel.ts';
import { eventIn, rulesBy } from '../../../../test/in-play.ts';
import { referee } from '../../../../test/table.ts';
import { RULESETS } from '../../../books/list.ts';
import { known } from '../../../known/known.ts';
import type { AbilityScores } from '../../../state/creature.ts';
import { sheets } from '../../../view/sections/sheets.ts';

const score = fc.integer({ min: 3, max: 18 });
const scores: fc.Arbitrary<AbilityScores> = fc.record({
  STR: score,
  INT: score,
  WIS: score,
  DEX: score,
  CON: score,
  CHA: score,
});
const WEAPONS = ['sword', 'dagger', 'mace', 'two-handed sword', 'spear', 'short bow', 'sling', 'light crossbow'];

/** A blow of somebody, with a weapon that may be magic, by the rules of a book; and what their sheet shows of it. */
function blowOf(base: (typeof RULESETS)[number], facts: Blow) {
  const { abilities, name, plus, shield, level, place, ascendingAC, variableWeaponDamage } = facts;
  const options = { ascendingAC, variableWeaponDamage };
  const rules = rulesBy(base, options);
  const classes = rules.characterMaking.classes;
  const [listed] = rules.equipment.attacksWith(name);
  const attack = weapon(name, {
    ...listed,
    name: plus === 0 ? name : `${name} +${plus}`,
    ...(plus === 0 ? {} : { material: 'magic' as const, damage: `1d8+${plus}` }),
  });
  const state = duel({
    base,
    options,
    weapon: attack,
    foes: [{ hitPoints: { now: 500, max: 500 } }],
    striker: { class: classes[place % classes.length]?.name ?? 'fighter', level, abilities, shield },
  });
  const entry = sheets.entries(known(state, referee), 'referee').find(([key]) => key === `sheet:${STRIKER.id}`);
  const [shown] = entry?.[1].type === 'sheet' ? entry[1].blows : [];
  return { shown, blow: struck(state, {}, [19, 1, 1, 1]) };
}

interface Blow {
  readonly abilities: AbilityScores;
  readonly name: string;
  readonly plus: number;
  readonly shield: boolean;
  readonly level: number;
  readonly place: number;
  readonly ascendingAC: boolean;
  readonly variableWeaponDamage: boolean;
}

const blows: fc.Arbitrary<Blow> = fc.record({
  abilities: scores,
  name: fc.constantFrom(...WEAPONS),
  plus: fc.constantFrom(0, 0, 1, 2),
  shield: fc.boolean(),
  level: fc.integer({ min: 1, max: 9 }),
  place: fc.nat(30),
  ascendingAC: fc.boolean(),
  variableWeaponDamage: fc.boolean(),
});

it.each(RULESETS)('the die and the bonus that a sheet shows are those of the blow, by %s', (base) => {
  let seen = 0;
  fc.assert(
    fc.property(blows, (facts) => {
      const { shown, blow } = blowOf(base, facts);
      if (!blow) return;
      const roll = eventIn(blow.events, 'AttackRolled')?.why;
      const situational = (roll?.modifiers ?? []).filter(({ name }) => name === 'range');
      expect(shown?.toHit).toBe(blow.modifier - situational.reduce((sum, { value }) => sum + value, 0));
      const hit = eventIn(blow.events, 'DamageRolled');
      if (!hit?.roll) return;
      seen += 1;
      const added = (hit.why.modifiers ?? []).reduce((sum, { value }) => sum + value, hit.roll.plus);
      expect(shown?.damage).toBe(
        `${hit.roll.faces.length}d${hit.roll.sides}${added === 0 ? '' : added < 0 ? `−${-added}` : `+${added}`}`,
      );
    }),
  );
  expect(seen).toBeGreaterThan(20);
});
