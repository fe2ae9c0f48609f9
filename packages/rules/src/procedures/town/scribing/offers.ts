import { offer } from '../../../core/index.ts';
import { choice, named } from '../../../core/inputs.ts';
import { type Offers, rememberedEach, rulesOf } from '../../../play/index.ts';
import { isCapable, partyOf } from '../../../state/read.ts';
import { commands } from '../../table/permission/permission.ts';
import { formOf } from './scribing.ts';

/** What is drunk and read, by those who can. */
export const scribingOffers: Offers = rememberedEach(
  (state, seat) => partyOf(state).filter((creature) => isCapable(creature) && commands(seat, creature)),
  (state, creature) => {
    const { scribing } = rulesOf(state);
    const { id, items, class: of } = creature;
    const usable = items.filter((item) => {
      const form = formOf(item.name);
      return scribing && form && scribing.uses(of, form);
    });
    if (!scribing || usable.length === 0) return [];
    return [
      offer('UseUp', 'Drink or read something', {
        confirm: 'Use {item}',
        place: 'creature',
        about: id,
        rule: scribing.cites.using,
        fixed: { creature: id },
        inputs: [choice('item', 'What', named(usable))],
      }),
    ];
  },
  () => [],
);
