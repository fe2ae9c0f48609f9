import { type Offer, offer } from '../../../core/index.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import { isCapable, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { mightCastAt, uponAnother } from '../../fight/spells/hindrance.ts';
import { isForFoes, likeliestFirst } from '../../situation/reach/aims.ts';
import { spellHint } from '../../situation/spells/does.ts';
import type { Form } from './rule.ts';
import { objectionsToUsing, ruleOfUsing } from './scribing.ts';
import { casterOf, formOfThing, spellNamedIn, theThing } from './spell-in.ts';

/** What is drunk and read, by those who can; each potion and scroll by itself. */
export const scribingOffers: Offers = (state, seat) =>
  partyOf(state)
    .filter((creature) => isCapable(creature) && commands(seat, creature))
    .flatMap((creature) =>
      creature.items.flatMap((item) => {
        const form = formOfThing(state, item);
        return form ? [using(state, creature, item, form)] : [];
      }),
    );

function using(state: GameState, user: Creature, item: Item, form: Form): Offer {
  const [against] = objectionsToUsing(state, user, item, form);
  const label = `${form === 'potion' ? 'Drink' : 'Read'} ${theThing(item.name)}`;
  return offer('UseUp', label, {
    place: 'creature',
    about: user.id,
    rule: against?.rule ?? ruleOfUsing(state),
    key: `UseUp:${user.id}:${item.id}`,
    fixed: { creature: user.id, item: item.id },
    ...(against ? { barred: against.sentence } : {}),
    ...(form === 'scroll' && !against ? reading(state, user, item) : {}),
  });
}

/** What the spell does, as far as the name tells which it is, and at whom it may be read: the likeliest first. */
function reading(state: GameState, user: Creature, item: Item) {
  const spell = spellNamedIn(item);
  const at = atWhom(state, user, spell);
  if (spell === null) return { inputs: { targets: at } };
  return { ...spellHint(state, casterOf(rulesOf(state), user, spell), spell), inputs: { targets: at } };
}

function atWhom(state: GameState, user: Creature, spell: string | null) {
  const reached = mightCastAt(state, user).filter(
    (each) => spell === null || uponAnother(rulesOf(state), user, spell, [each.id]) === null,
  );
  const harms = spell === null || isForFoes(state, spell);
  return { of: likeliestFirst(state, user, reached, harms) };
}
