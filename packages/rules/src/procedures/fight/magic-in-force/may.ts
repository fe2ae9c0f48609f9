import { impossible, objections, type Refusal } from '../../../core/index.ts';
import type { May } from '../../../play/index.ts';
import { lastingMagic } from '../../../state/magic.ts';
import type { GameState } from '../../../state/state.ts';
import { onlyReferee } from '../../table/permission/permission.ts';

/** Magic in force at once. */
export const MOST_MAGIC = 50;

/** Why no more magic can be in force; null while there is room. */
export const roomForMagic = (state: GameState): Refusal | null =>
  lastingMagic(state).length < MOST_MAGIC
    ? null
    : impossible('bad-input', `No more than ${MOST_MAGIC} spells last at once.`);

export const mayBeginMagic: May<'BeginMagic'> = (state, { on }, seat) =>
  objections(
    onlyReferee(seat),
    roomForMagic(state),
    on.length > 0 && on.every((one) => state.creatures[one])
      ? null
      : impossible('no-such-thing', 'There is nobody of that name here.'),
  );

export const mayEndMagic: May<'EndMagic'> = (state, { magic }, seat) =>
  objections(
    onlyReferee(seat),
    lastingMagic(state).some(({ id }) => id === magic)
      ? null
      : impossible('no-such-thing', 'There is no such spell in force.'),
  );
