import { weapon } from '../../../../test/brawl.ts';
import { duel, foeId, placed, STRIKER, struck, withSecond } from '../../../../test/duel.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { signed } from '../../../core/index.ts';
import {
  doubled,
  helmeted,
  isCritical,
  protectionOf,
  scaled,
  type WeakPoint,
  weaponBonus,
} from '../../../procedures/body/damage/eris.ts';
import type { DualMode } from '../../../procedures/party/equipping/hands.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';
import { gripBonus } from '../content/grips.ts';
import { fighting, oneMisses } from './attack.ts';

const hands = (inputs: VectorInputs): 1 | 2 => (read.number(inputs, 'hands', 1) === 2 ? 2 : 1);

/** A blow from the throw to the wound, as it falls in a fight; null where it is refused. */
function wholeBlow(inputs: VectorInputs) {
  const [own, theirs] = ['ownDual', 'targetDual'].map((name) => read.text<DualMode>(inputs, name, 'none'));
  const fight = duel({
    base: 'eris',
    options: { naturalOneMisses: oneMisses(inputs) },
    striker: { ...fighting(inputs), shield: hands(inputs) === 1 && own === 'none' },
    weapon: weapon(read.text(inputs, 'weapon'), { damage: `1d6${signed(read.number(inputs, 'damageBonus', 0))}` }),
    foes: [
      {
        naturalArmour: read.number(inputs, 'targetAc'),
        helmet: read.flag(inputs, 'helmet', false),
        hitPoints: { now: read.number(inputs, 'targetHp'), max: 1_000 },
      },
    ],
  });
  const modifier = read.number(inputs, 'hitBonus', 0) + read.number(inputs, 'penalty', 0);
  const armed = withSecond(withSecond(fight, STRIKER.id, own ?? 'none'), foeId(0), theirs ?? 'none');
  return struck(placed(armed, STRIKER.id, { modifier }), {}, read.faces(inputs));
}

export const erisDamageVectors: Adapters = {
  'ERI-CRI-01': (inputs) => {
    const critical = isCritical(read.number(inputs, 'natural'));
    return { critical, damage: doubled(read.number(inputs, 'damage'), critical) };
  },
  'ERI-CRI-02': (inputs) => ({
    ...helmeted(read.number(inputs, 'natural'), read.flag(inputs, 'helmet'), read.number(inputs, 'damage')),
  }),
  'ERI-CRI-03': (inputs) => ({
    ...scaled(read.number(inputs, 'natural'), read.text<WeakPoint>(inputs, 'weakPoint'), read.number(inputs, 'damage')),
  }),
  'ERI-CRI-04': (inputs) => {
    const said = inputs.refereeSays;
    const refereeSays = said === 'helmet' || said === 'scale' || said === 'none' ? said : null;
    return { protection: protectionOf(read.text(inputs, 'kind'), read.flag(inputs, 'helmet', false), refereeSays) };
  },
  'ERI-DMG-01': (inputs) => ({ die: 'd6', bonus: weaponBonus(read.text(inputs, 'weapon')) }),
  'ERI-DMG-05': (inputs) => {
    const natural = read.flag(inputs, 'critical', false) ? 20 : 19;
    const certain = { class: 'fighter', level: 1, targetAc: 10, targetHp: 1_000 };
    return { damage: wholeBlow({ ...inputs, ...certain, dice: [natural, ...read.faces(inputs)] })?.damage };
  },
  'ERI-DMG-06': (inputs) => {
    const result = wholeBlow(inputs);
    if (!result) return { ...gripBonus(read.text(inputs, 'weapon'), hands(inputs), false) };
    return {
      ...result,
      critical: result.natural === 20,
      helmetDestroyed: eventIn(result.events, 'HelmetDestroyed') !== null,
      targetHp: result.foe?.hitPoints.now,
    };
  },
};
