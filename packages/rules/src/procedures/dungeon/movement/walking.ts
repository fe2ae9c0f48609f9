import { impossible, type Refusal, type Seat } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Eye } from './way.ts';

/** The referee sets down whom they do not have walk. */
export const setsDown = (seat: Seat, walks: boolean): boolean => seat.role === 'referee' && !walks;

/** With whose knowledge somebody walks: one of the party, led by the referee, with no more of it than the players have. */
export const eyeOf = ({ by, state }: Play, { id }: Creature): Eye =>
  by.role === 'referee' && state.party.members.includes(id) ? { role: 'player' } : by;

export const noWay = ({ by }: Play): Refusal =>
  impossible(
    'blocked',
    by.role === 'referee'
      ? 'The party knows of no way there: drag them to set them down.'
      : 'There is no way there that you know of.',
  );
