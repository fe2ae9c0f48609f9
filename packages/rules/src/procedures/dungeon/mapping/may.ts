import { within } from '@lanthorn/geometry';
import { byPermission, byRule, impossible, objections, type Refusal, type Seat } from '../../../core/index.ts';
import { type Legality, type May, rulesOf } from '../../../play/index.ts';
import { sceneOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import type { mappingCommands } from './commands.ts';

const MOST_NOTES = 500;

/** Characters of a remark, and remarks on all maps together. */
export const LONGEST_NOTE = 200;

function forDrawing(state: GameState, seat: Seat): Refusal | null {
  const { party } = state;
  if (seat.role === 'referee') return null;
  if (party.mapper !== seat.user) return byPermission('not-your-seat', 'The mapper draws the map; name one first.');
  return rulesOf(state).mapping.canDraw(party.mapper, seat.user, isRunning(state))
    ? null
    : byRule(rulesOf(state).mapping.cites.map, 'forbidden', 'Nobody draws a map while running.');
}

/** The party flees or gives chase. */
export const isRunning = ({ encounter }: GameState): boolean =>
  encounter?.mode === 'evasion' || encounter?.mode === 'pursuit';

const mayWriteOnMap: May<'WriteOnMap'> = (state, { square, text }, seat) => {
  const scene = sceneOf(state);
  const barred = forDrawing(state, seat);
  if (!scene || !within(square, scene))
    return objections(barred, impossible('no-such-thing', 'There is no such square on the board.'));
  if (text.trim() === '' || text.length > LONGEST_NOTE)
    return objections(barred, impossible('bad-input', `A remark has from 1 to ${LONGEST_NOTE} characters.`));
  return objections(
    barred,
    Object.keys(state.mapNotes).length >= MOST_NOTES
      ? impossible('bad-input', 'The map is full: wipe something off first.')
      : null,
  );
};

const mayEraseFromMap: May<'EraseFromMap'> = (state, { note }, seat) =>
  objections(
    forDrawing(state, seat),
    Object.hasOwn(state.mapNotes, note) ? null : impossible('no-such-thing', 'There is no such remark.'),
  );

/** What stands against each of these commands. */
export const mappingLegality: Legality<typeof mappingCommands> = {
  WriteOnMap: mayWriteOnMap,
  EraseFromMap: mayEraseFromMap,
};
