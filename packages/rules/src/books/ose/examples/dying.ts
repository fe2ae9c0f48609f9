import { loaded } from '../../../core/index.ts';
import { oseDamage } from '../../../procedures/body/damage/ose.ts';
import { isKilled, oseDying, stillActs } from '../../../procedures/body/dying/ose.ts';
import { letterOf } from '../../../procedures/body/saving-throw/effects.ts';
import { SAVES } from '../../../state/creature.ts';
import { type Adapters, read } from '../../../vectors.ts';

const {
  points: { hurt },
} = oseDamage({ variableWeaponDamage: false, subduing: false });

export const dyingVectors: Adapters = {
  'OSE-DTH-01': (inputs) => ({ dead: isKilled(read.number(inputs, 'hp')) }),
  'OSE-DTH-02': (inputs) => ({
    mundaneDestroyed: oseDying({ magicItemsSave: true }).gear.isDestroyed(
      read.flag(inputs, 'killed'),
      read.flag(inputs, 'destructive'),
    ),
  }),
  'OSE-DTH-03': (inputs) => {
    const rule = oseDying({ magicItemsSave: read.setting(inputs, 'magicItemSave', true) });
    const dice = loaded(...read.faces(inputs));
    const place = SAVES.findIndex((save) => letterOf(save) === read.text(inputs, 'category'));
    const value = read.list<number>(inputs, 'saves')[place] ?? 20;
    const items = read.list<{ readonly name: string; readonly bonus?: number }>(inputs, 'items');
    const thrown = items.map(({ name, bonus = 0 }) => ({
      name,
      survives: rule.gear.magicItemsSave && rule.gear.itemSurvives(dice.die(20), bonus, value),
    }));
    return {
      survived: thrown.filter((item) => item.survives).map((item) => item.name),
      destroyed: thrown.filter((item) => !item.survives).map((item) => item.name),
    };
  },
  'OSE-CMB-27': (inputs) => {
    const dead = isKilled(hurt(read.number(inputs, 'hp'), read.number(inputs, 'damage')));
    return {
      dead,
      stillActs: stillActs(dead, read.flag(inputs, 'simultaneous', false), read.flag(inputs, 'hasActed', false)),
    };
  },
};
