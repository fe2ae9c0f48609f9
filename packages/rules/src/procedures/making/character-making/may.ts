import { byPermission, impossible, objections, type Refusal, type Seat } from '../../../core/index.ts';
import { type Legality, type May, rulesOf } from '../../../play/index.ts';
import type { Draft } from '../../../state/draft.ts';
import type { GameState } from '../../../state/state.ts';
import type { characterMakingCommands } from './commands.ts';

/** What this seat is making, or why it makes nothing. */
export function draftOf(
  state: GameState,
  seat: Seat,
): { readonly refusal: Refusal } | { readonly refusal: null; readonly draft: Draft } {
  const refusal = seated(seat);
  if (refusal) return { refusal };
  const draft = state.drafts[seat.user];
  return draft ? { refusal: null, draft } : { refusal: impossible('no-such-thing', 'You are making no character.') };
}

const seated = (seat: Seat): Refusal | null =>
  seat.role === 'spectator' ? byPermission('not-your-seat', 'Spectators make no characters.') : null;

const mayBeginCharacter: May<'BeginCharacter'> = (state, { method }, seat) => {
  const { user } = seat;
  const { characterMaking } = rulesOf(state);
  const barred = seated(seat);
  if (state.drafts[user]) return objections(barred, impossible('no-change', 'You are making a character already.'));
  const { array } = characterMaking;
  return objections(
    barred,
    method === 'array' && !array ? impossible('no-such-thing', 'These rules know no array of scores.') : null,
  );
};

const mayRollGold: May<'RollGold'> = (state, _, seat) => {
  const made = draftOf(state, seat);
  if (made.refusal) return objections(made.refusal);
  return objections(made.draft.gold !== null ? impossible('already-tried', 'The gold has been thrown.') : null);
};

const mayDiscardCharacter: May<'DiscardCharacter'> = (state, { user }, seat) => {
  const barred = seated(seat);
  if (user !== seat.user && seat.role !== 'referee')
    return objections(barred, byPermission('not-your-character', 'That character is not yours to give up.'));
  return objections(
    barred,
    Object.hasOwn(state.drafts, user) ? null : impossible('no-such-thing', 'No character is being made there.'),
  );
};

/** What stands against each of these commands. */
export const characterMakingLegality: Legality<typeof characterMakingCommands> = {
  BeginCharacter: mayBeginCharacter,
  RollGold: mayRollGold,
  DiscardCharacter: mayDiscardCharacter,
};
