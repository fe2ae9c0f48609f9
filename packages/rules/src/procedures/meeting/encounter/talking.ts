import { byRule, impossible, type Refusal } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import type { Encounter, Side } from '../../../state/encounter.ts';
import { ableOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { losesRound } from '../../situation/round/lost-round.ts';
import { isShown } from '../../situation/round/moment.ts';
import { showsAnybody } from '../../situation/round/shown-order.ts';

/** Why the party cannot talk to those it meets now; null when nothing is against it. */
export function talkingObjection(state: GameState, encounter: Encounter): Refusal | null {
  if (encounter.mode === 'parley') return impossible('no-change', 'They are talking already.');
  const { cites, choosing } = rulesOf(state).encounter;
  if (encounter.mode !== 'meeting' || encounter.round === 0)
    return byRule(cites.actions, 'out-of-turn', 'There is no time to talk now.');
  return surprised(state, encounter) ?? (isThereAnybody(state, encounter) ? null : byRule(choosing.rule, ...NOBODY));
}

const NOBODY = ['out-of-turn', 'The party sees and hears nobody to talk to.'] as const;

/** By some books the surprised have no choice; by all they do nothing in a round that they lose. */
function surprised(state: GameState, { sides, round }: Encounter): Refusal | null {
  const { encounter, surprise } = rulesOf(state);
  const ours = sides.filter(({ kind }) => kind === 'party');
  const chooses = ours.every((side) => encounter.choosing.may(side.surprised === true && round <= 1, 'parley'));
  if (!chooses)
    return byRule(encounter.choosing.rule, 'out-of-turn', 'You are surprised, and have no choice in this round.');
  return ours.some((side) => losesRound(state, side))
    ? byRule(surprise.lost.rule, 'out-of-turn', 'You are surprised: you lose this round.')
    : null;
}

/** Somebody is seen who can hear it, or nobody is, but something heard: who was taken by surprise heard nobody come. */
function isThereAnybody(state: GameState, encounter: Encounter): boolean {
  const heard = encounter.round > 1 || encounter.sides.every((side) => side.kind !== 'party' || !side.surprised);
  return sidesMet(encounter).some((side) =>
    showsAnybody(state, side) ? ableOf(state, side).some((one) => isShown(state, one)) : heard,
  );
}

/** The sides that the party meets. */
export const sidesMet = ({ sides }: Encounter): readonly Side[] => sides.filter(({ kind }) => kind === 'monsters');
