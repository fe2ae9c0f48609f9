import { offer } from '../../../core/index.ts';
import { labelled } from '../../../core/inputs.ts';
import { type Offers, remembered, rulesOf } from '../../../play/index.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { DUNGEON_SIZES, DUNGEON_THEMES } from './sizes-and-themes.ts';

export const stockingOffers: Offers = remembered(
  (state, seat) =>
    mayReferee(seat)
      ? [
          offer('MakeDungeon', 'A dungeon by the dice', {
            confirm: 'Make the dungeon',
            place: 'desk',
            rule: rulesOf(state).stocking.cites.contents,
            inputs: {
              theme: { of: labelled(DUNGEON_THEMES, THEME_NAMES), preset: 'crypt' },
              size: { of: labelled(DUNGEON_SIZES, SIZE_NAMES), preset: 'small' },
              level: 1,
              words: '',
              name: '',
              begin: false,
            },
          }),
        ]
      : [],
  () => [],
);

const THEME_NAMES = {
  crypt: 'A crypt',
  stronghold: 'The vaults of a stronghold',
  temple: 'A temple',
  mine: 'A mine',
  caves: 'Caves',
} as const;

const SIZE_NAMES = {
  small: 'Small: an evening',
  medium: 'Medium: a few evenings',
  large: 'Large: many evenings',
} as const;
