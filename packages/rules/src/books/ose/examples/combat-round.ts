import { rulesBy } from '../../../../test/in-play.ts';
import { descending } from '../../../core/armour-class.ts';
import { momentsAfter } from '../../../procedures/fight/combat-round/phases.ts';
import type { CasterEvent, RoundAction } from '../../../procedures/fight/combat-round/rule.ts';
import { type Adapters, read } from '../../../vectors.ts';

const { attack, combatRound: rule, encounter } = rulesBy('ose');

export const combatRoundVectors: Adapters = {
  'OSE-CMB-01': (inputs) => ({
    steps: rule.order.steps,
    phases: rule.order.phases,
    next:
      momentsAfter(rule.order.timeline(1), { acting: 0, phase: read.text(inputs, 'afterPhase', '') })[0]?.phase ?? null,
  }),
  'OSE-CMB-02': (inputs) => ({
    allowed: rule.declaring.mayDo(read.text<RoundAction>(inputs, 'action'), read.flag(inputs, 'declared', false)),
  }),
  'OSE-CMB-07': (inputs) => {
    const order = read.list(inputs, 'order');
    return { timeline: rule.order.timeline(order.length).map(({ acting, phase }) => [order[acting], phase]) };
  },
  'OSE-CMB-08': (inputs) => encounter.movement(read.number(inputs, 'base'), read.number(inputs, 'round', 1)),
  'OSE-CMB-09': (inputs) => {
    const { max } = encounter.movement(read.number(inputs, 'base'), 1);
    return rule.parting.withdrawal(max, read.flag(inputs, 'clearBehind', true), read.flag(inputs, 'declared', false));
  },
  'OSE-CMB-10': (inputs) => {
    const { max } = encounter.movement(read.number(inputs, 'base'), 1);
    const bare = attack.armour.withoutShield(
      descending(read.number(inputs, 'ac', 9)),
      read.number(inputs, 'shieldBonus', 0),
    );
    return {
      ...rule.parting.retreat(max, read.flag(inputs, 'declared', false)),
      mayAttack: rule.declaring.mayActMoving('melee', false, true, { class: null, hasted: false, mounted: false }),
      ...rule.parting.retreatCost,
      effectiveAC: descending(bare),
    };
  },
  'OSE-CMB-15': (inputs) => ({
    disrupted: rule.ruin.disrupts(
      read.flag(inputs, 'lostInitiative', false),
      read.list<CasterEvent>(inputs, 'events', []),
    ),
    slotSpent: true,
  }),
  'OSE-CMB-23': (inputs) => ({
    allowed: rule.declaring.mayActMoving(
      read.text<'melee' | 'missile' | 'cast'>(inputs, 'action'),
      read.flag(inputs, 'moved', false),
      read.flag(inputs, 'retreating', false),
      { class: null, hasted: false, mounted: false },
    ),
  }),
};
