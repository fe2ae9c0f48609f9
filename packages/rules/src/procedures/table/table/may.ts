import { type CommandOf, impossible, objections, type Refusal, type Seat } from '../../../core/index.ts';
import type { Legality, May } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { onlyReferee } from '../permission/permission.ts';
import type { tableCommands } from './commands.ts';

/** Minutes that the gallery may be late at most. */
export const MOST_DELAY = 30;

const maySeatPerson: May<'SeatPerson'> = (state, { user, name, role }, seat) => {
  const known = state.people[user];
  return objections(
    onlyReferee(seat),
    known?.name === name && known.role === role ? impossible('no-change', `${name} sits there already.`) : null,
  );
};

const mayUnseatPerson: May<'UnseatPerson'> = (state, { user }, seat) =>
  objections(
    onlyReferee(seat),
    state.people[user] ? null : impossible('no-such-thing', 'Nobody of that name sits here.'),
  );

const maySetAutomation: May<'SetAutomation'> = (state, { step, on }, seat) =>
  objections(
    onlyReferee(seat),
    state.automation[step] === on ? impossible('no-change', 'It is set so already.') : null,
  );

function maySetGalleryDelay(
  _state: GameState,
  { minutes }: CommandOf<'SetGalleryDelay'>,
  seat: Seat,
): readonly Refusal[] {
  return objections(
    onlyReferee(seat),
    minutes < 0 || minutes > MOST_DELAY
      ? impossible('no-such-thing', `The gallery is shown the game at most ${MOST_DELAY} minutes late.`)
      : null,
  );
}

const mayGiveCharacter: May<'GiveCharacter'> = (state, { creature, to }, seat) => {
  const found = state.creatures[creature];
  const barred = onlyReferee(seat);
  if (!found || (to !== null && state.people[to]?.role !== 'player'))
    return objections(barred, impossible('no-such-thing', 'There is no such character, or no such player.'));
  return objections(barred, found.owner === to ? impossible('no-change', `${found.name} is theirs already.`) : null);
};

function mayRewind(_state: GameState, _: CommandOf<'Rewind'>, seat: Seat): readonly Refusal[] {
  return objections(onlyReferee(seat));
}

/** What stands against each of these commands. */
export const tableLegality: Legality<typeof tableCommands> = {
  SeatPerson: maySeatPerson,
  UnseatPerson: mayUnseatPerson,
  SetAutomation: maySetAutomation,
  SetGalleryDelay: maySetGalleryDelay,
  GiveCharacter: mayGiveCharacter,
  Rewind: mayRewind,
};
