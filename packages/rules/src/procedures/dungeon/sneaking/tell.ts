import type { CreatureId } from '../../../core/index.ts';
import { atFirst, listed, verb } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers, toAll, toEach, toNobody } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { against, inSix } from '../../table/chance/chance.ts';
import type { SneakingEvent } from './events.ts';

const named = (state: GameState, creatures: readonly CreatureId[]): string =>
  listed(creatures.map((each) => nameOf(state, each)));

export const sneakingTellers: Tellers<SneakingEvent> = {
  SneakingBegan: ({ creatures, far, undetected, chance, clumsiest, parts, roll }, after) => {
    const text = `${named(after, creatures)} ${creatures.length === 1 ? 'sneaks' : 'sneak'}${far ? ', slowly' : ''}`;
    const why = {
      rule: creatures.length > 1 ? rulesOf(after).sneaking.cites.together : rulesOf(after).sneaking.cites.sneaking,
      formula:
        creatures.length > 1 && clumsiest
          ? `d6 ≤ the chance of the clumsiest, ${nameOf(after, clumsiest)}`
          : 'd6 ≤ the chance',
      ...against({ ...inSix(chance), parts }, roll),
    } as const;
    return toEach(
      {
        kind: 'roll',
        text: undetected
          ? `${text}: nobody notices.`
          : `${text}, but ${verb(creatures.length, 'is noticed, and surprises', 'are noticed, and surprise')} nobody.`,
        rolls: [roll],
        why,
      },
      { kind: 'ruling', text: `${text}.` },
    );
  },
  SneakingEnded: ({ met }, after, before) => {
    const who = before.sneaking?.creatures ?? [];
    const text = `${atFirst(named(after, who) || 'The party')} ${verb(who.length || 1, 'walks', 'walk')} openly again.`;
    return met ? toNobody : toAll({ kind: 'ruling', text });
  },
};
