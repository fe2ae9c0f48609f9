import { weapon } from '../../../test/brawl.ts';
import { duel, foeId, placed, STRIKER, struck, withSecond } from '../../../test/duel.ts';
import { eventIn } from '../../../test/in-play.ts';
import { loaded, signed } from '../../core/index.ts';
import type { Adapters, VectorInputs } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import { fighting, oneMisses } from '../attack/eris-vectors.ts';
import type { DualMode } from '../two-weapons/rule.ts';
import {
  doubled,
  erisDamage,
  helmeted,
  isCritical,
  protectionOf,
  scaled,
  type WeakPoint,
  weaponBonus,
} from './eris.ts';

const hands = (inputs: VectorInputs): 1 | 2 => (read.number(inputs, 'hands', 1) === 2 ? 2 : 1);
const dice = (inputs: VectorInputs) => loaded(...read.faces(inputs));

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
  'ERI-DMG-05': (inputs) => ({
    damage: erisDamage(
      read.text(inputs, 'weapon'),
      hands(inputs),
      read.number(inputs, 'damageBonus', 0),
      read.flag(inputs, 'critical', false),
      dice(inputs).die(6),
    ),
  }),
  'ERI-DMG-06': (inputs) => {
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
    const result = struck(placed(armed, STRIKER.id, { modifier }), {}, read.faces(inputs));
    return {
      ...result,
      critical: result?.natural === 20,
      helmetDestroyed: eventIn(result?.events ?? [], 'HelmetDestroyed') !== null,
      targetHp: result?.foe?.hitPoints.now,
    };
  },
};
