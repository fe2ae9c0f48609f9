import { rulesBy } from '../../../../test/in-play.ts';
import { descending } from '../../../core/armour-class.ts';
import {
  type AttackOptions,
  attackBonus,
  autoHit,
  bestHit,
  cover,
  matrixNeed,
  mayAttackBlind,
  NORMAL_HUMAN_THAC0,
  thac0ForHitDice,
} from '../../../procedures/fight/attack/ose.ts';
import { attacksPerRound, mayShoot, oseRange } from '../../../procedures/fight/missiles/ose.ts';
import { mayMelee } from '../../../procedures/situation/reach/ose.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';
import { hitDiceIn } from './content.ts';

const by = (method: AttackOptions['method']) =>
  rulesBy('ose', { ascendingAC: method === 'ascending', thac0Direct: method === 'thac0' }).attack;
const matrix = by('matrix');

/** The vector's attack by one of the methods; descending armour class 19 − n is ascending n, and the other way round. */
const struck = (inputs: VectorInputs, method: AttackOptions['method']) =>
  by(method).roll.strike(
    read.number(inputs, 'thac0'),
    read.number(inputs, 'die'),
    read.number(inputs, 'modifier', 0),
    descending(read.number(inputs, 'ac')),
  );

function attackRoll(inputs: VectorInputs) {
  const strike = struck(inputs, 'matrix');
  return {
    ...strike,
    hitsAC: bestHit(read.number(inputs, 'thac0'), strike.total),
    matrix: strike.hit,
    direct: struck(inputs, 'thac0').hit,
    ascending: struck(inputs, 'ascending').hit,
  };
}

function row(inputs: VectorInputs) {
  const thac0 = inputs.hd === 'NH' ? NORMAL_HUMAN_THAC0 : thac0ForHitDice(hitDiceIn(inputs, 'hd'));
  return { thac0, attackBonus: attackBonus(thac0) };
}

function covered(inputs: VectorInputs) {
  const { accepted, ...rest } = cover(
    read.text<'none' | 'partial' | 'complete'>(inputs, 'cover'),
    read.number(inputs, 'penalty', 0),
  );
  return accepted ? rest : { accepted };
}

function footing(inputs: VectorInputs) {
  const unstable = read.flag(inputs, 'unstable') && !read.flag(inputs, 'magicalFlight', false);
  return unstable
    ? matrix.footing.unstable(read.text<'missile' | 'spell' | 'item' | 'melee'>(inputs, 'action'))
    : { allowed: true, modifier: 0 };
}

function inWater(inputs: VectorInputs) {
  const said = ['waterAttackPenalty', 'waterDamagePenalty'].map((key) => [key, read.setting(inputs, key, -2)]);
  return rulesBy('ose', Object.fromEntries(said)).attack.footing.water(
    read.text<'in' | 'under'>(inputs, 'place'),
    read.text<'melee' | 'missile'>(inputs, 'action'),
    read.flag(inputs, 'aquatic', false),
  );
}

export const attackVectors: Adapters = {
  'OSE-CMB-11': (inputs) => ({ allowed: mayShoot(read.number(inputs, 'distance')) }),
  'OSE-CMB-12': (inputs) => {
    const [short = 0, medium = 0, long = 0] = read.list<number>(inputs, 'ranges');
    return oseRange([short, medium, long], read.number(inputs, 'distance'));
  },
  'OSE-CMB-13': covered,
  'OSE-CMB-16': (inputs) => ({ allowed: mayMelee(read.number(inputs, 'distance')) }),
  'OSE-CMB-17': attackRoll,
  'OSE-CMB-18': (inputs) => {
    const each = (name: string, field: string) => ({ name, value: read.number(inputs, field, 0) });
    const all = [
      each('strength', 'strMod'),
      each('dexterity', 'dexMod'),
      each('range', 'rangeMod'),
      each('cover', 'coverMod'),
      ...read.list<number>(inputs, 'other', []).map((value) => ({ name: 'other', value })),
    ];
    const counted = matrix.roll.counting(read.text<'melee' | 'missile'>(inputs, 'type'), all);
    return { modifier: counted.reduce((sum, { value }) => sum + value, 0) };
  },
  'OSE-CMB-19': (inputs) => {
    const thac0 = attackBonus(read.number(inputs, 'attackBonus'));
    const { total, hit } = by('ascending').roll.strike(
      thac0,
      read.number(inputs, 'die'),
      read.number(inputs, 'modifier', 0),
      read.number(inputs, 'aac'),
    );
    return { total, hit };
  },
  'OSE-CMB-20': (inputs) => ({ hit: struck(inputs, 'matrix').hit }),
  'OSE-CMB-22': (inputs) => ({
    attacks: attacksPerRound(read.text<'pc' | 'monster'>(inputs, 'kind'), read.number(inputs, 'listed', 1)),
  }),
  'OSE-CMB-28': (inputs) => {
    const bonus = read.number(inputs, 'shieldBonus', 0);
    if (typeof inputs.aac === 'number') return { effectiveAAC: matrix.armour.withoutShield(inputs.aac, bonus) };
    return { effectiveAC: descending(matrix.armour.withoutShield(descending(read.number(inputs, 'ac')), bonus)) };
  },
  'OSE-CMB-29': (inputs) => ({ mayAttack: mayAttackBlind(read.flag(inputs, 'blind', false), false) }),
  'OSE-CMB-31': (inputs) => ({
    canHarm: rulesBy('ose', {
      invulnerabilityHD5: read.flag(inputs, 'option', read.setting(inputs, 'invulnerabilityHD5', false)),
    }).attack.harms.harmsInvulnerable(
      read.flag(inputs, 'attackerInvulnerable', false),
      Math.floor(hitDiceIn(inputs, 'attackerHD').dice),
    ),
  }),
  'OSE-CMB-32': (inputs) => ({
    autoHit: autoHit(read.flag(inputs, 'helpless'), read.text<'melee' | 'missile'>(inputs, 'type')),
  }),
  'OSE-CMB-36': footing,
  'OSE-CMB-37': inWater,
  'OSE-TAB-01': (inputs) => ({ need: matrixNeed(read.number(inputs, 'thac0'), read.number(inputs, 'ac')) }),
  'OSE-TAB-02': row,
  'OSE-TAB-03': (inputs) => {
    const { need, hit } = struck(inputs, 'thac0');
    return { need, hit };
  },
};
