import { byPermission, byRule, impossible, objections, type Refusal, type Seat } from '../../../core/index.ts';
import { type May, rulesOf } from '../../../play/index.ts';
import type { Draft } from '../../../state/draft.ts';
import type { GameState } from '../../../state/state.ts';
import { refusalOf, roomFor } from '../../body/creature/bounds.ts';
import { finishedOf } from './finished.ts';
import { classNamed, scoresTooLow, tradesOpen } from './steps.ts';

/** What this seat is making, or why it makes nothing. */
function draftOf(
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

/** Characters of one player, the dead among them: each is kept in the campaign's state. */
export const MOST_CHARACTERS = 50;

/** Whoever plays makes no more than that; what the referee makes is nobody's. */
export function tooMany(state: GameState, { user, role, as }: Seat): Refusal | null {
  if (role !== 'player' || as) return null;
  return Object.values(state.creatures).filter(({ owner }) => owner === user).length < MOST_CHARACTERS
    ? roomFor(state, 1)
    : impossible('bad-input', `You have ${MOST_CHARACTERS} characters already: the referee can take some away.`);
}

export const mayBeginCharacter: May<'BeginCharacter'> = (state, { method }, seat) => {
  const { user } = seat;
  const { characterMaking } = rulesOf(state);
  const barred = seated(seat) ?? tooMany(state, seat);
  if (state.drafts[user]) return objections(barred, impossible('no-change', 'You are making a character already.'));
  const { array } = characterMaking;
  return objections(
    barred,
    method === 'array' && !array ? impossible('no-such-thing', 'These rules know no array of scores.') : null,
  );
};

/** What stands against a step of the character that a seat is making. */
export const ofDraft = (state: GameState, seat: Seat, against: (draft: Draft) => readonly (Refusal | null)[]) => {
  const made = draftOf(state, seat);
  return objections(...(made.refusal ? [made.refusal] : against(made.draft)));
};

export const mayTrade: May<'TradeScores'> = (state, { lower, raise }, seat) =>
  ofDraft(state, seat, (draft) => {
    const { characterMaking } = rulesOf(state);
    const { trade, id } = characterMaking;
    if (!trade || draft.hitPoints !== null || draft.scores[lower] - trade.cost < 3 || lower === raise)
      return [impossible('no-such-thing', 'Those scores cannot be traded.')];
    const granted = tradesOpen(characterMaking, draft).some((each) => each.lower === lower && each.raise === raise);
    return [granted ? null : byRule(id, 'forbidden', `${lower} cannot be lowered for ${raise} by this class.`)];
  });

export const mayChooseClass: May<'ChooseClass'> = (state, { class: chosen }, seat) =>
  ofDraft(state, seat, (draft) => {
    const found = classNamed(rulesOf(state).characterMaking, chosen);
    if (!found) return [impossible('no-such-thing', 'These rules know no such class.')];
    return [
      draft.class === chosen ? impossible('no-change', `It is a ${chosen} already.`) : null,
      draft.hitPoints !== null || draft.trades > 0
        ? impossible('out-of-turn', 'The class is settled: scores were traded for it, or hit points thrown.')
        : null,
      scoresTooLow(found, draft.scores),
    ];
  });

export const mayRollHitPoints: May<'RollHitPoints'> = (state, _, seat) =>
  ofDraft(state, seat, (draft) => {
    const of = classNamed(rulesOf(state).characterMaking, draft.class);
    if (!of) return [impossible('out-of-turn', 'Choose a class first.')];
    return [
      draft.hitPoints !== null ? impossible('already-tried', 'The hit points have been thrown.') : null,
      scoresTooLow(of, draft.scores),
    ];
  });

export const mayFinish: May<'FinishCharacter'> = (state, { name, alignment }, seat) =>
  ofDraft(state, seat, () => {
    const made = finishedOf(state, seat, name, alignment);
    if (!made) return [impossible('out-of-turn', 'Class, hit points and gold come first.')];
    return [refusalOf({ ...made, infravision: 0 })];
  });

export const mayDiscardCharacter: May<'DiscardCharacter'> = (state, { user }, seat) => {
  const barred = seated(seat);
  if (user !== seat.user && seat.role !== 'referee')
    return objections(barred, byPermission('not-your-character', 'That character is not yours to give up.'));
  return objections(
    barred,
    Object.hasOwn(state.drafts, user) ? null : impossible('no-such-thing', 'No character is being made there.'),
  );
};
