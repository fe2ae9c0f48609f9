import { offer } from '../../../core/index.ts';
import type { Offers } from '../../../play/index.ts';
import { isPresent } from '../../../state/read.ts';
import { hitDiceFelt } from '../../situation/spells/feels.ts';
import { toldWithin } from '../../situation/spells/reversed.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { beyond, harmfulWalls, harmTo } from './crossing.ts';

/** The referee lets those through a wall of magic who stand next to it, and are mighty enough. */
export const crossingOffers: Offers = (state, seat) => {
  const walls = mayReferee(seat) ? harmfulWalls(state).filter(({ magic }) => magic.redraws?.scene === state.scene) : [];
  return walls.flatMap(({ magic, does, rule }) =>
    Object.values(state.creatures)
      .filter((one) => isPresent(state, one) && hitDiceFelt(one).dice >= does.from)
      .flatMap((one) => {
        const squares = beyond(state, one, magic);
        if (squares.length === 0) return [];
        return offer('CrossWall', `Go through ${toldWithin(magic.name)}`, {
          place: 'creature',
          about: one.id,
          rule,
          key: `CrossWall:${magic.id}:${one.id}`,
          fixed: { creature: one.id, magic: magic.id },
          inputs: { to: squares, damage: harmTo(state, one, does) },
        });
      }),
  );
};
