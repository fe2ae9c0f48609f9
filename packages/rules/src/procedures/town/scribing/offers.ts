import { squaresOf } from '@lanthorn/geometry';
import { type Offer, offer } from '../../../core/index.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import { isCapable, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { isForPlaces, placesFor } from '../../fight/spells/at-place.ts';
import { howManyAimedAt, warningOfBurst } from '../../fight/spells/burst-offers.ts';
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
        return form ? [using(state, creature, item, form), ...readingAtPlace(state, creature, item, form)] : [];
      }),
    );

function using(state: GameState, user: Creature, item: Item, form: Form): Offer {
  const [against] = objectionsToUsing(state, user, item, form);
  const label = `${form === 'potion' ? 'Drink' : 'Read'} ${theThing(item.name)}${atSomebody(state, user, item)}`;
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

/** What tells the reading of a scroll at somebody from that at a place, where both may be. */
function atSomebody(state: GameState, user: Creature, item: Item): string {
  const spell = spellNamedIn(item);
  return spell !== null && isForPlaces(state, casterOf(rulesOf(state), user, spell), spell) ? ' at somebody' : '';
}

/** The scroll of a spell that shines or fills a place, read at one. */
function readingAtPlace(state: GameState, user: Creature, item: Item, form: Form): readonly Offer[] {
  const spell = spellNamedIn(item);
  if (spell === null || objectionsToUsing(state, user, item, form).length > 0) return [];
  const reader = casterOf(rulesOf(state), user, spell);
  const places = placesFor(state, reader, spell);
  if (!places || squaresOf(places).length === 0) return [];
  return [
    offer('UseUp', `Read ${theThing(item.name)} at a place`, {
      place: 'creature',
      about: user.id,
      rule: ruleOfUsing(state),
      ...spellHint(state, reader, spell),
      ...warningOfBurst(state, reader, spell, 'the place'),
      key: `UseUp:place:${user.id}:${item.id}`,
      fixed: { creature: user.id, item: item.id },
      inputs: { to: { of: null, floor: places } },
    }),
  ];
}

/** What the spell does, as far as the name tells which it is, and at whom it may be read: the likeliest first. */
function reading(state: GameState, user: Creature, item: Item) {
  const spell = spellNamedIn(item);
  const at = atWhom(state, user, spell);
  if (spell === null) return { inputs: { targets: at } };
  const reader = casterOf(rulesOf(state), user, spell);
  return {
    ...spellHint(state, reader, spell),
    ...warningOfBurst(state, reader, spell, 'where they stand'),
    inputs: { targets: { ...at, ...howManyAimedAt(state, reader, spell) } },
  };
}

function atWhom(state: GameState, user: Creature, spell: string | null) {
  const reached = mightCastAt(state, user).filter(
    (each) => spell === null || uponAnother(rulesOf(state), user, spell, [each.id]) === null,
  );
  const harms = spell === null || isForFoes(state, spell);
  return { of: likeliestFirst(state, user, reached, harms) };
}
