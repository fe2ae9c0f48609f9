import { offer } from '../../../core/index.ts';
import { choice, flag, labelled, number, text } from '../../../core/inputs.ts';
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
            inputs: [
              choice('theme', 'What it is', labelled(DUNGEON_THEMES, THEME_NAMES), 'crypt'),
              choice('size', 'How large', labelled(DUNGEON_SIZES, SIZE_NAMES), 'small'),
              number('level', 'Dungeon level', [1, 8], 1),
              text('words', 'Monsters wanted, by words of their names; empty for any', 200),
              text('name', 'Name, if it is to have one', 80),
              flag('begin', 'Put it before the players, with the party at its entrance'),
            ],
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
