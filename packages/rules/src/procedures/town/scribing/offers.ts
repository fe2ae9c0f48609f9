import { squaresOf } from '@lanthorn/geometry';
import { type Offer, offer, type Refusal } from '../../../core/index.ts';
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
import { spellOption } from '../../situation/spells/reversed.ts';
import { curseOffers } from './curses.ts';
import type { Form } from './rule.ts';
import { objectionsToUsing, ruleOfUsing } from './scribing.ts';
import { casterOf, formOfThing, spellNamedIn, spellsKnownOn, theThing } from './spell-in.ts';

/** What is drunk and read, by those who can; each potion and scroll by itself. */
export const scribingOffers: Offers = (state, seat) => [
  ...partyOf(state)
    .filter((creature) => isCapable(creature) && commands(seat, creature))
    .flatMap((creature) =>
      creature.items.flatMap((item) => {
        const form = formOfThing(state, item);
        return form ? offersOf(state, creature, item, form) : [];
      }),
    ),
  ...curseOffers(state, seat),
];

/** One way to use a thing up. */
interface Use {
  readonly user: Creature;
  readonly item: Item;
  readonly form: Form;
  /** Which of several spells on a scroll is read; absent for whatever else. */
  readonly said?: string;
}

/** What is used up as it is; of several spells on a scroll those that are aimed alike together, and each of the others by itself. */
function offersOf(state: GameState, user: Creature, item: Item, form: Form): readonly Offer[] {
  const use = { user, item, form };
  const [against] = objectionsToUsing(state, user, item, form);
  if (against) return [using(state, use, against)];
  const spells = [...new Set(spellsKnownOn(item))];
  if (spells.length === 0) return both(state, use);
  const plain = spells.filter((spell) => isAimedPlainly(state, user, spell));
  const together = plain.length > 1 ? plain : [];
  const apart = spells.filter((spell) => !together.includes(spell)).map((said) => ({ ...use, said }));
  return [
    ...(together.length > 0 ? [oneOfSeveral(state, use, together)] : []),
    ...apart.flatMap((each) => both(state, each)),
  ];
}

/** Whether a spell is read at any whom its reader sees, and at no place. */
function isAimedPlainly(state: GameState, user: Creature, spell: string): boolean {
  const rules = rulesOf(state);
  const reader = casterOf(rules, user, spell);
  const most = howManyAimedAt(state, reader, spell).most;
  return most === undefined && rules.spells.effect.onCasterAlone(spell) === null && !isForPlaces(state, reader, spell);
}

const both = (state: GameState, use: Use): readonly Offer[] => [using(state, use), ...readingAtPlace(state, use)];

const keyOf = ({ user, item, said }: Use): string =>
  [user.id, item.id, ...(said === undefined ? [] : [said])].join(':');

/** `the scroll of 2 spells`, which its name lists. */
const inShort = (item: Item): string => theThing(item.name.replace(/ \(.*$/, ''));

/** One of some spells on a scroll, to be chosen. */
function oneOfSeveral(state: GameState, { user, item }: Use, spells: readonly string[]): Offer {
  const harms = spells.some((spell) => isForFoes(state, spell));
  return offer('UseUp', `Read a spell from ${inShort(item)}`, {
    place: 'creature',
    about: user.id,
    rule: ruleOfUsing(state),
    confirm: 'Read {spell}',
    key: `UseUp:several:${user.id}:${item.id}`,
    fixed: { creature: user.id, item: item.id },
    inputs: {
      spell: spells.map((spell) => ({
        ...spellOption(spell),
        ...spellHint(state, casterOf(rulesOf(state), user, spell), spell),
      })),
      targets: { of: likeliestFirst(state, user, mightCastAt(state, user), harms) },
    },
  });
}

/** What is done: `Read Sleep from the scroll of 2 spells`. */
const doing = ({ item, form, said }: Use): string => {
  const verb = form === 'potion' ? 'Drink' : 'Read';
  return said === undefined ? `${verb} ${theThing(item.name)}` : `${verb} ${said} from ${inShort(item)}`;
};

const fixedOf = ({ user, item, said }: Use) => ({
  creature: user.id,
  item: item.id,
  ...(said === undefined ? {} : { spell: said }),
});

function using(state: GameState, use: Use, against?: Refusal): Offer {
  const { user, form } = use;
  return offer('UseUp', `${doing(use)}${atSomebody(state, use)}`, {
    place: 'creature',
    about: user.id,
    rule: against?.rule ?? ruleOfUsing(state),
    key: `UseUp:${keyOf(use)}`,
    fixed: fixedOf(use),
    ...(against ? { barred: against.sentence } : {}),
    ...(form === 'scroll' && !against ? reading(state, use) : {}),
  });
}

/** What tells the reading of a scroll at somebody from that at a place, where both may be. */
function atSomebody(state: GameState, { user, item, said }: Use): string {
  const spell = spellNamedIn(item, said);
  return spell !== null && isForPlaces(state, casterOf(rulesOf(state), user, spell), spell) ? ' at somebody' : '';
}

/** The scroll of a spell that shines or fills a place, read at one. */
function readingAtPlace(state: GameState, use: Use): readonly Offer[] {
  const { user, item, said } = use;
  const spell = spellNamedIn(item, said);
  if (spell === null) return [];
  const reader = casterOf(rulesOf(state), user, spell);
  const places = placesFor(state, reader, spell);
  if (!places || squaresOf(places).length === 0) return [];
  return [
    offer('UseUp', `${doing(use)} at a place`, {
      place: 'creature',
      about: user.id,
      rule: ruleOfUsing(state),
      ...spellHint(state, reader, spell),
      ...warningOfBurst(state, reader, spell, 'the place'),
      key: `UseUp:place:${keyOf(use)}`,
      fixed: fixedOf(use),
      inputs: { to: { of: null, floor: places } },
    }),
  ];
}

/** What the spell does, as far as the name tells which it is, and at whom it may be read: the likeliest first. */
function reading(state: GameState, { user, item, said }: Use) {
  const spell = spellNamedIn(item, said);
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
