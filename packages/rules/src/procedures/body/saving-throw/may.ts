import { byPermission, type CommandOf, impossible, objections } from '../../../core/index.ts';
import { type May, rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { mayCommand, onlyReferee } from '../../table/permission/permission.ts';
import { readAmount } from '../damage/notation.ts';

/** What a monster saves like; a fighter's saves are the usual ones. */
export const savesLike = ({ traits }: Creature): CommandOf<'NoteSaves'>['like'] => traits?.savesLike ?? 'fighter';

export const mayRollSave: May<'RollSave'> = (state, { creature, modifier }, seat) => {
  const judged = modifier !== 0 && seat.role !== 'referee' && state.creatures[creature];
  return objections(
    mayCommand(state, seat, creature),
    judged ? byPermission('not-your-seat', 'Modifiers are the referee’s.') : null,
  );
};

export const mayCallSave: May<'CallSave'> = (state, command, seat) => {
  const { creatures, damage } = command;
  const barred = onlyReferee(seat);
  if (
    creatures.length === 0 ||
    new Set(creatures).size !== creatures.length ||
    creatures.some((creature) => !state.creatures[creature])
  )
    return objections(barred, impossible('no-such-thing', 'Somebody named is not there.'));
  const { nature = 'none' } = command;
  if (nature !== 'none' && !rulesOf(state).classFunctions.immunity.natures?.all.includes(nature))
    return objections(barred, impossible('bad-input', 'These rules know no effect of that nature.'));
  if (!readAmount(command.turns || '0'))
    return objections(barred, impossible('bad-input', 'The turns are a number or dice.'));
  return objections(
    barred,
    readAmount(damage) ? null : impossible('bad-input', 'The damage is a number, or dice such as 2d6+1.'),
  );
};

export const mayNoteSaves: May<'NoteSaves'> = (state, { creature, like }, seat) => {
  const found = state.creatures[creature];
  const barred = onlyReferee(seat);
  if (found?.kind !== 'monster' || !rulesOf(state).savingThrow.likenesses.includes(like))
    return objections(barred, impossible('no-such-thing', 'There is no such monster, or no such class to save as.'));
  return objections(barred, savesLike(found) === like ? impossible('no-change', 'It is so already.') : null);
};
