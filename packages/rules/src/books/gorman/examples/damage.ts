import { weapon } from '../../../../test/brawl.ts';
import { duel, placed, STRIKER, struck, withSecond } from '../../../../test/duel.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { loaded, signed } from '../../../core/index.ts';
import { breaks, gormanDamage, gripOf, type Held, NATURAL } from '../../../procedures/body/damage/gorman.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';
import { isGormanClass } from '../content/classes.ts';

const held = (inputs: VectorInputs): Held => {
  const { id, magic, bonus, broken } = read.record<unknown>(inputs, 'weapon');
  return {
    id: String(id),
    magic: magic === true,
    bonus: typeof bonus === 'number' ? bonus : 0,
    broken: broken === true,
  };
};

/** The natural roll, and what breaks on it. */
function fumbled(inputs: VectorInputs): { readonly weapon: Held; readonly broke: boolean } {
  const dice = loaded(...read.faces(inputs));
  const weapon = held(inputs);
  return { weapon, broke: breaks(dice.die(20), weapon, dice) };
}

export const gormanDamageVectors: Adapters = {
  'GOR-CMB-02': (inputs) => ({
    damage: gormanDamage({
      critical: read.number(inputs, 'natural') === 20,
      rolled: read.number(inputs, 'damageRoll'),
      bonus: read.number(inputs, 'bonus', 0),
      broken: read.flag(inputs, 'broken', false),
    }),
  }),
  'GOR-CMB-03': (inputs) => {
    const { weapon, broke } = fumbled(inputs);
    return { hit: false, weaponBroken: weapon.broken || broke, brokeNow: broke };
  },
  'GOR-CMB-04': (inputs) => {
    const { weapon, broke } = fumbled(inputs);
    return { hit: false, weaponBroken: weapon.broken || broke, magic: weapon.magic && !weapon.broken && !broke };
  },
  'GOR-CMB-05': (inputs) => ({
    damage: gormanDamage({
      critical: false,
      rolled: read.number(inputs, 'damageRoll'),
      bonus: 0,
      broken: read.flag(inputs, 'broken', false),
    }),
  }),
  'GOR-CMB-08': (inputs) => {
    const named = read.text(inputs, 'class');
    const of = isGormanClass(named) ? named : null;
    const second = read.text(inputs, 'offhand', '');
    const [{ id, magic, bonus, broken }, shield] = [held(inputs), read.flag(inputs, 'shield', false)];
    const grip = gripOf(of, id, shield, second === '' ? null : second);
    if ('error' in grip) return { ...grip };
    const fight = duel({
      base: 'gorman',
      striker: { class: of, level: read.number(inputs, 'level', 1), shield },
      weapon: weapon(id === NATURAL ? 'unarmed' : id, {
        damage: `${grip.die}${signed(bonus)}`,
        ...(magic ? { material: 'magic' } : {}),
        ...(broken ? { broken } : {}),
      }),
      foes: [
        {
          naturalArmour: read.number(inputs, 'targetAc'),
          hitPoints: { now: read.number(inputs, 'targetHp'), max: 100 },
        },
      ],
    });
    const armed = withSecond(fight, STRIKER.id, second === '' ? 'none' : 'offensive', second);
    const state = placed(armed, STRIKER.id, { modifier: read.number(inputs, 'situational', 0) });
    const result = struck(state, {}, read.faces(inputs));
    return {
      ...result,
      critical: result?.natural === 20,
      fumble: result?.natural === 1,
      weaponBroken: broken || eventIn(result?.events ?? [], 'WeaponBroke') !== null,
      targetHp: result?.foe?.hitPoints.now,
    };
  },
};
