import type { CreatureId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { withCombat } from '../../../state/sides.ts';

export interface Parried {
  readonly type: 'Parried';
  readonly creature: CreatureId;
  readonly against: CreatureId;
  /** Taken off each blow of that attacker in this round. */
  readonly points: number;
  readonly wards: readonly CreatureId[];
}

/** An attacker's die showed a 1: whoever parries may strike back. */
export interface CounterOpened {
  readonly type: 'CounterOpened';
  readonly creature: CreatureId;
  readonly target: CreatureId;
}

/** The chance to strike back was taken. */
export interface CounterTaken {
  readonly type: 'CounterTaken';
  readonly creature: CreatureId;
  readonly target: CreatureId;
}

export type ParryingEvent = Parried | CounterOpened | CounterTaken;

export const parryingEvolvers: Evolvers<ParryingEvent> = {
  Parried: (state, { creature, against, points, wards }) =>
    withCombat(state, (combat) => {
      const before = combat.parries?.[creature] ?? { against: {}, wards: [] };
      const parry = {
        against: { ...before.against, [against]: (before.against[against] ?? 0) + points },
        wards: [...new Set([...before.wards, ...wards])],
      };
      return {
        ...combat,
        parries: { ...combat.parries, [creature]: parry },
        acted: combat.acted.includes(creature) ? combat.acted : [...combat.acted, creature],
      };
    }),
  CounterOpened: (state, { creature, target }) =>
    withCombat(state, (combat) => ({
      ...combat,
      counters: [...(combat.counters ?? []), { by: creature, at: target }],
    })),
  CounterTaken: (state, { creature, target }) =>
    withCombat(state, (combat) => {
      const open = combat.counters ?? [];
      const taken = open.findIndex(({ by, at }) => by === creature && at === target);
      return { ...combat, counters: open.filter((_, place) => place !== taken) };
    }),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly parrying: ParryingEvent;
  }
}
