import { within } from '@lanthorn/geometry';
import { byPermission, byRule, id, impossible, type Refusal } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import { sceneOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import type { mappingCommands } from './commands.ts';

/** Characters of a remark, and remarks on all maps together. */
export const LONGEST_NOTE = 200;
const MOST_NOTES = 500;

const writeOnMap: Handler<'WriteOnMap'> = (play, { square, text }) => {
  const refusal = forDrawing(play);
  const scene = sceneOf(play.state);
  if (refusal) return refusal;
  if (!scene || !within(square, scene)) return impossible('no-such-thing', 'There is no such square on the board.');
  if (text.trim() === '' || text.length > LONGEST_NOTE)
    return impossible('bad-input', `A remark has from 1 to ${LONGEST_NOTE} characters.`);
  if (Object.keys(play.state.mapNotes).length >= MOST_NOTES)
    return impossible('bad-input', 'The map is full: wipe something off first.');
  play.happen({ type: 'MapNoteWritten', note: { id: id(play.dice.id()), scene: scene.id, square, text: text.trim() } });
  return null;
};

const eraseFromMap: Handler<'EraseFromMap'> = (play, { note }) => {
  const refusal = forDrawing(play);
  if (refusal) return refusal;
  if (!Object.hasOwn(play.state.mapNotes, note)) return impossible('no-such-thing', 'There is no such remark.');
  play.happen({ type: 'MapNoteErased', note });
  return null;
};

function forDrawing(play: Play): Refusal | null {
  const { party } = play.state;
  if (play.by.role === 'referee') return null;
  if (party.mapper !== play.by.user) return byPermission('not-your-seat', 'The mapper draws the map; name one first.');
  return play.rules.mapping.canDraw(party.mapper, play.by.user, isRunning(play.state))
    ? null
    : play.unless(byRule(play.rules.mapping.cites.map, 'forbidden', 'Nobody draws a map while running.'));
}

/** The party flees or gives chase. */
export const isRunning = ({ encounter }: GameState): boolean =>
  encounter?.mode === 'evasion' || encounter?.mode === 'pursuit';

export const mappingHandlers: Handlers<typeof mappingCommands> = { WriteOnMap: writeOnMap, EraseFromMap: eraseFromMap };
