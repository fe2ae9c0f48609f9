import type { UserId } from '../../ids.ts';
import type { Tellers } from '../../procedure.ts';
import type { GameState } from '../../state/state.ts';
import type { Line } from '../../view/line.ts';
import { toAll, toReferee, toSome } from '../../view/telling.ts';
import { isPublic } from '../encounter/known.ts';
import type { SpellsEvent } from './events.ts';

export const spellsTellers: Tellers<SpellsEvent> = {
  SpellMemorised: ({ creature, spell }, after) =>
    toSome(
      {
        kind: 'ruling',
        text: `${after.creatures[creature]?.name ?? 'The caster'} memorises ${spell}.`,
        why: { rule: 'OSE-APX-06', formula: 'one spell a slot' },
      },
      owners(after, creature),
    ),
  SpellForgotten: ({ creature, spell }, after) =>
    toSome(
      { kind: 'ruling', text: `${after.creatures[creature]?.name ?? 'The caster'} forgets ${spell}.` },
      owners(after, creature),
    ),
  SpellCast: ({ caster, spell, targets }, after) => {
    const found = after.creatures[caster];
    const at = targets.flatMap((target) => {
      const each = after.creatures[target];
      return isPublic(after, each) ? [each.name] : [];
    });
    const line: Line = {
      kind: 'ruling',
      speaker: found?.name ?? 'Somebody',
      text: `${found?.name ?? 'Somebody'} casts ${spell}${at.length > 0 ? ` (${at.join(', ')})` : ''}.`,
      why: { rule: 'OSE-CMB-14', formula: 'declared, free to speak and move the hands, and nothing else in the round' },
    };
    return isPublic(after, found) ? toAll(line) : toReferee(line);
  },
};

function owners({ creatures }: GameState, creature: keyof GameState['creatures'] & string): readonly UserId[] {
  const owner = Object.values(creatures).find((found) => found.id === creature)?.owner;
  return owner ? [owner] : [];
}
