import { byPermission, type CommandOf, impossible, objections, type Refusal, type Seat } from '../../../core/index.ts';
import { type Legality, rulesOf } from '../../../play/index.ts';
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

function mayBeginCharacter(state: GameState, { method }: CommandOf<'BeginCharacter'>, seat: Seat): readonly Refusal[] {
  const { user } = seat;
  const { characterMaking } = rulesOf(state);
  const barred = seated(seat);
  if (state.drafts[user]) return objections(barred, impossible('no-change', 'You are making a character already.'));
  const { array } = characterMaking;
  return objections(
    barred,
    method === 'array' && !array ? impossible('no-such-thing', 'These rules know no array of scores.') : null,
  );
}

function mayRollGold(state: GameState, _: CommandOf<'RollGold'>, seat: Seat): readonly Refusal[] {
  const made = draftOf(state, seat);
  if (made.refusal) return objections(made.refusal);
  return objections(made.draft.gold !== null ? impossible('already-tried', 'The gold has been thrown.') : null);
}

function mayDiscardCharacter(
  state: GameState,
  { user }: CommandOf<'DiscardCharacter'>,
  seat: Seat,
): readonly Refusal[] {
  const barred = seated(seat);
  if (user !== seat.user && seat.role !== 'referee')
    return objections(barred, byPermission('not-your-character', 'That character is not yours to give up.'));
  return objections(
    barred,
    Object.hasOwn(state.drafts, user) ? null : impossible('no-such-thing', 'No character is being made there.'),
  );
}

/** What stands against each of these commands. */
export const characterMakingLegality: Legality<typeof characterMakingCommands> = {
  BeginCharacter: mayBeginCharacter,
  RollGold: mayRollGold,
  DiscardCharacter: mayDiscardCharacter,
};
