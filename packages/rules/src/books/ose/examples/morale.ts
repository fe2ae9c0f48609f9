import { loaded, roll, summed } from '../../../core/index.ts';
import { mercenaryMorale, oseMorale } from '../../../procedures/meeting/morale/ose.ts';
import type { Troop } from '../../../procedures/meeting/morale/rule.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';
import { staysLoyal } from '../content/retainers.ts';

const rule = oseMorale({ morale: true });
const sum = (faces: readonly number[]): number =>
  roll(loaded(...faces), rule.check.dice.count, rule.check.dice.sides).total;

/** The checks in order, until one fails or two are passed. */
function checked(ml: number, checks: readonly (readonly number[])[]) {
  const results: ('fight' | 'flee')[] = [];
  const over = (): boolean => results.includes('flee') || results.length >= rule.enough;
  for (const faces of checks)
    if (rule.check.checks(ml) && !over()) results.push(rule.check.result(sum(faces), rule.score.target(ml, [])));
  return { results, moreChecks: rule.check.checks(ml) && !over() };
}

function loyalty(inputs: VectorInputs) {
  const loyaltyCheck = read.flag(inputs, 'extremePeril');
  const stays = !loyaltyCheck || staysLoyal(read.number(inputs, 'loyalty'), sum(read.faces(inputs)));
  return { moraleCheck: false, loyaltyCheck, stays };
}

export const moraleVectors: Adapters = {
  'OSE-MOR-01': (inputs) => ({
    fights: rule.fights(read.number(inputs, 'ml')),
    checks: read.setting(inputs, 'morale', true) && rule.check.checks(read.number(inputs, 'ml')),
  }),
  'OSE-MOR-02': (inputs) => {
    const total = sum(read.faces(inputs));
    const target = rule.score.target(read.number(inputs, 'ml'), [read.number(inputs, 'adj', 0)]);
    return { total, target, result: rule.check.result(total, target) };
  },
  'OSE-MOR-03': (inputs) => {
    const triggers = rule.check.triggers({
      initial: read.number(inputs, 'initial'),
      deaths: read.number(inputs, 'deaths'),
      incapacitated: read.number(inputs, 'incapacitated'),
      firstDeathDone: read.flag(inputs, 'firstDeathDone', false),
      halfDone: read.flag(inputs, 'halfDone', false),
    });
    return { triggers, checks: triggers.length > 0 ? 1 : 0 };
  },
  'OSE-MOR-04': (inputs) => checked(read.number(inputs, 'ml'), read.list(inputs, 'checks')),
  'OSE-MOR-05': (inputs) => ({
    target: rule.score.target(read.number(inputs, 'ml'), read.list(inputs, 'adjustments', [])),
  }),
  'OSE-MOR-06': (inputs) => ({
    ml: summed(
      mercenaryMorale(read.text<Troop>(inputs, 'troop'), {
        mounted: read.flag(inputs, 'mounted', false),
        elite: read.flag(inputs, 'elite', false),
        fanatic: read.flag(inputs, 'fanatic', false),
        conditions: read.number(inputs, 'conditions', 0),
      }),
    ),
  }),
  'OSE-MOR-07': loyalty,
};
