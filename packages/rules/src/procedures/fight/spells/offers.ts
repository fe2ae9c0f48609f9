import { type CreatureId, type Offer, type Option, offer, type RuleId, type Seat } from '../../../core/index.ts';
import { plain } from '../../../core/inputs.ts';
import { type Offers, rememberedEach, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable, isDead, partyOf } from '../../../state/read.ts';
import { foesOf, sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { isFoe, isForFoes, likeliestFirst } from '../../situation/reach/aims.ts';
import { isChase, roundOfBlows } from '../../situation/round/on-the-run.ts';
import { isInSightOfAll } from '../../situation/sight/in-sight.ts';
import { spellHint } from '../../situation/spells/does.ts';
import { reversedName, spellOption, toldWithin } from '../../situation/spells/reversed.ts';
import { mayReferee, outOfReachAtHome } from '../../table/permission/permission.ts';
import { burstOf } from '../spell-effects/bursts.ts';
import { isForPlaces } from './at-place.ts';
import { barredCasting, unmemorised } from './barred-offers.ts';
import { howManyAimedAt, warningAbout, warningOfBurst } from './burst-offers.ts';
import { againstCasting, mightCastAt } from './hindrance.ts';
import { placeOffers } from './place-offers.ts';
import { dayBegun, memorisable, unrested } from './preparing.ts';
import type { SpellsRule } from './rule.ts';

export const spellsOffers: Offers = (state, seat) => [
  ...casting(state, seat),
  ...trading(state, seat),
  ...bookOffers(state, seat),
  ...preparingOffers(state, seat),
];

/** What is prepared, into what it may become; one offer for each. */
function trading(state: GameState, seat: Seat): Offer[] {
  const {
    cast: { trades },
    cites,
  } = rulesOf(state).spells;
  return Object.keys(state.memorised)
    .flatMap((caster) => Object.values(state.creatures).filter(({ id }) => id === caster))
    .filter((caster) => commands(seat, caster) && isCapable(caster))
    .flatMap((caster) =>
      trades(caster).flatMap((into) => {
        const held = [...new Set(state.memorised[caster.id] ?? [])].filter((spell) => spell !== into);
        return held.length === 0 ? [] : [trade(caster.id, into, held, cites.trading)];
      }),
    );
}

const trade = (creature: CreatureId, into: string, held: readonly string[], rule: RuleId): Offer =>
  offer('TradeSpell', `Give a spell up for ${into}`, {
    place: 'creature',
    about: creature,
    rule,
    key: `TradeSpell:${creature}:${into}`,
    fixed: { creature, into },
    inputs: { spell: held.map(spellOption) },
  });

/** A new book, and then the spell to choose for it. */
function bookOffers(state: GameState, seat: Seat): Offer[] {
  const {
    books: { due: bookDue, choices: bookChoices },
  } = rulesOf(state).spells;
  return partyOf(state)
    .filter((caster) => commands(seat, caster) && isCapable(caster))
    .flatMap((caster) => {
      const about = { place: 'creature', about: caster.id, fixed: { creature: caster.id } } as const;
      if (caster.choosing !== undefined) {
        const options = plain(bookChoices(caster, caster.choosing));
        const inputs = { spell: options };
        return [
          offer('ChooseForBook', 'Choose a spell for the book', {
            ...about,
            rule: bookRule(state, caster.choosing),
            inputs,
          }),
        ];
      }
      const due = bookDue(caster);
      return due === null
        ? []
        : [offer('OpenBook', 'Open the new spell book', { ...about, rule: bookRule(state, due) })];
    });
}

/** By what the book of a level comes: the first by one rule, those after it by another. */
function bookRule(state: GameState, level: number): RuleId {
  const { firstBook, laterBook } = rulesOf(state).spells.cites;
  return level === 1 ? firstBook : laterBook;
}

const preparingOffers: Offers = rememberedEach(
  (state, seat) => partyOf(state).filter((one) => commands(seat, one) && isCapable(one)),
  (state, caster, seat) => learning(state, caster, seat),
  (state, caster) => [
    state.memorised[caster.id],
    state.inventions,
    unrested(state, caster) === null,
    dayBegun(state, caster) === null,
  ],
);

/** In a fight the declared spell, outside one and on the run any in memory; where there is none, it is said why. */
function casting(state: GameState, seat: Seat): Offer[] {
  return Object.values(state.creatures)
    .filter((caster) => commands(seat, caster) && isCapable(caster) && !outOfReachAtHome(state, caster))
    .flatMap((caster) => {
      const spells = castable(state, caster);
      const others = unmemorised(state, caster);
      if (spells.length === 0) return [...barredCasting(state, caster, seat), ...others];
      return [...castOffers(state, caster, spells), ...others];
    });
}

/**
 * Where there is but one spell, it is named and not asked for. Those upon the caster alone are apart, so that they are
 * aimed at nobody else; and so is each that bursts, which is cast at one and warned of.
 */
function castOffers(state: GameState, caster: Creature, spells: readonly string[]): Offer[] {
  const rule = rulesOf(state).spells;
  const { id } = caster;
  const both = spells.filter((spell) => rule.listed(caster, spell)?.reversible);
  const own = spells.filter((each) => rule.effect.onCasterAlone(each) !== null);
  const others = spells.filter((each) => !own.includes(each));
  const bursting = others.length > 1 ? others.filter((each) => burstOf(state, caster, each)) : [];
  const plainly = others.filter((each) => !bursting.includes(each));
  const there = mightCastAt(state, caster);
  const about = { place: 'creature', about: id, rule: rule.cast.rule } as const;
  const [spell = ''] = spells;
  const declared = aimedAt(state, caster, spell, there).map((one) =>
    offer('CastSpell', `Cast ${toldWithin(spell)} at ${called(one)}`, {
      ...about,
      ...spellHint(state, caster, spell),
      ...warningAbout(state, caster, spell, one),
      key: `CastSpell:declared:${id}`,
      fixed: { caster: id, spell, targets: [one.id] },
    }),
  );
  const reversed = offer('CastSpell', 'Cast a spell the other way round', {
    ...about,
    key: `CastSpell:reversed:${id}`,
    fixed: { caster: id, reversed: true },
    inputs: {
      spell: spellOptions(state, caster, both, true),
      targets: atWhom(state, caster, both.map(reversedName), there, !both.some((one) => isForFoes(state, one))),
    },
  });
  const ownKey = others.length > 0 ? `CastSpell:own:${id}` : `CastSpell:${id}`;
  return [
    ...declared,
    ...(plainly.length > 0 ? [castOffer(state, caster, plainly, there, `CastSpell:${id}`, 'Cast a spell')] : []),
    ...bursting.map((each) => castOffer(state, caster, [each], there, `CastSpell:burst:${id}:${each}`, '')),
    ...(own.length > 0 ? [castOffer(state, caster, own, there, ownKey, 'Cast a spell upon oneself')] : []),
    ...(both.length > 0 ? [reversed] : []),
    ...placeOffers(state, caster, spells),
  ];
}

/** Whom the declared spell was meant for; where nobody was named, the only foe, of a spell that does them harm by the book. Nobody outside a round. */
function aimedAt(state: GameState, caster: Creature, spell: string, there: readonly Creature[]): readonly Creature[] {
  const reached = reachedBy(state, caster, [spell], there);
  const meant = reached.filter((each) => isMeant(state, caster, each));
  if (meant.length > 0 || !roundOfBlows(state.encounter) || !isHarmful(state, spell)) return meant;
  const foes = foesOf(state, caster.id).filter((foe) => isInSightOfAll(state, foe) && reached.includes(foe));
  return foes.length === 1 ? foes : [];
}

/** One of some spells. @param there whom the caster sees; @param several what it is called where there are more than one */
function castOffer(
  state: GameState,
  caster: Creature,
  spells: readonly string[],
  there: readonly Creature[],
  key: string,
  several: string,
): Offer {
  const about = { place: 'creature', about: caster.id, rule: rulesOf(state).spells.cast.rule, key } as const;
  const harms = spells.some((spell) => isForFoes(state, spell));
  const atNobody = isForUnseenFoes(state, caster, spells, there);
  const nobody = atNobody ? { targets: [] } : {};
  const unseen = atNobody ? { asks: `${called(caster)} sees no foe: the referee says whom the spell reaches.` } : {};
  const somebody = atNobody ? {} : { targets: atWhom(state, caster, spells, there, harms) };
  const [spell = '', another] = spells;
  return another === undefined
    ? offer('CastSpell', `Cast ${toldWithin(spell)}${isForPlaces(state, caster, spell) ? ' at somebody' : ''}`, {
        ...about,
        ...spellHint(state, caster, spell),
        ...(atNobody ? unseen : warningOfBurst(state, caster, spell, 'where they stand')),
        fixed: { caster: caster.id, spell, ...nobody },
        inputs: somebody,
      })
    : offer('CastSpell', several, {
        ...about,
        ...unseen,
        confirm: 'Cast {spell}',
        fixed: { caster: caster.id, ...nobody },
        inputs: { spell: spellOptions(state, caster, spells), ...somebody },
      });
}

/** In a fight, spells that do foes harm by the book, while none of these is in sight: no friend is proposed in their place. */
const isForUnseenFoes = (
  state: GameState,
  caster: Creature,
  spells: readonly string[],
  there: readonly Creature[],
): boolean =>
  sideOf(state.encounter, caster.id) !== null &&
  spells.every((spell) => isHarmful(state, spell)) &&
  !there.some((one) => isFoe(state, caster, one));

/** Whether a spell does foes harm by the book. */
const isHarmful = (state: GameState, spell: string): boolean =>
  rulesOf(state).spells.effect.works(spell)?.work !== undefined && isForFoes(state, spell);

/** Those whom some spells may be cast at, the likeliest first; whom the declared one was meant for is filled in, or who alone may be meant. */
function atWhom(
  state: GameState,
  caster: Creature,
  spells: readonly string[],
  there: readonly Creature[],
  harms: boolean,
) {
  const reached = reachedBy(state, caster, spells, there);
  const felt = feltBy(rulesOf(state).spells, spells, reached);
  const only = felt.length === 1 && !(harms && felt.includes(caster)) ? felt : [];
  const meant = reached.filter((each) => isMeant(state, caster, each));
  const [spell, ...others] = spells;
  const bounds = spell && others.length === 0 ? howManyAimedAt(state, caster, spell) : {};
  return {
    of: likeliestFirst(state, caster, felt, harms),
    ...bounds,
    preset: (meant.length > 0 ? meant : only.length > 0 ? only : taken(state, caster, spells, felt)).map(
      ({ id }) => id,
    ),
  };
}

/** In a fight, the foes among some of a spell that takes so many hit dice of them, whoever they are; nobody for other spells. */
function taken(
  state: GameState,
  caster: Creature,
  [spell, ...others]: readonly string[],
  among: readonly Creature[],
): readonly Creature[] {
  if (spell === undefined || others.length > 0 || sideOf(state.encounter, caster.id) === null) return [];
  const pool = rulesOf(state).spells.effect.works(spell)?.work.pool;
  return pool && isForFoes(state, spell) ? among.filter((one) => isFoe(state, caster, one)) : [];
}

/** Of those who are there whom some spells may be cast at; of spells upon the caster alone nobody else. */
function reachedBy(
  state: GameState,
  caster: Creature,
  spells: readonly string[],
  there: readonly Creature[],
): readonly Creature[] {
  const { effect } = rulesOf(state).spells;
  const alone = spells.every((each) => effect.onCasterAlone(each) !== null);
  return alone ? there.filter(({ id }) => id === caster.id) : there;
}

/** Whether the declared spell was meant for somebody. */
const isMeant = ({ encounter }: GameState, caster: Creature, { id }: Creature): boolean =>
  roundOfBlows(encounter)?.declarations[caster.id]?.target === id;

/** Those whom one spell or another may be cast at: the dead only where one is not known to pass them by. */
const feltBy = ({ effect }: SpellsRule, spells: readonly string[], among: readonly Creature[]): readonly Creature[] =>
  spells.every((spell) => effect.works(spell) !== null) ? among.filter((one) => !isDead(one)) : among;

const castable = (state: GameState, caster: Creature): readonly string[] =>
  inMind(state, caster).filter((spell) => againstCasting(state, caster, spell, []).length === 0);

function inMind({ encounter, memorised }: GameState, { id }: Creature): readonly string[] {
  if (!sideOf(encounter, id) || isChase(encounter)) return [...new Set(memorised[id] ?? [])];
  const declared = roundOfBlows(encounter)?.declarations[id];
  return declared?.action === 'spell' && declared.spell !== null ? [declared.spell] : [];
}

function learning(state: GameState, caster: Creature, seat: Seat): Offer[] {
  const rule = rulesOf(state).spells.memory.preparing(caster);
  const open = memorisable(state, caster);
  const held = [...new Set(state.memorised[caster.id])];
  const referee = mayReferee(seat);
  const about = { place: 'creature', about: caster.id, rule, fixed: { creature: caster.id } } as const;
  const which = (options: readonly string[]) => ({ spell: spellOptions(state, caster, options) });
  return [
    ...(open.length > 0 && (referee || unrested(state, caster) === null)
      ? [offer('Memorise', 'Memorise a spell', { ...about, confirm: 'Memorise {spell}', inputs: which(open) })]
      : []),
    ...(held.length > 0 && (referee || dayBegun(state, caster) === null)
      ? [
          offer('Forget', held.length === 1 ? `Forget ${toldWithin(held[0] ?? '')}` : 'Forget a spell', {
            ...about,
            confirm: 'Forget {spell}',
            inputs: which(held),
          }),
        ]
      : []),
  ];
}

/** Spells to choose from, each with what it does, or does the other way round. */
const spellOptions = (
  state: GameState,
  caster: Creature,
  spells: readonly string[],
  isReversed = false,
): readonly Option[] =>
  spells.map((spell) => ({
    ...spellOption(spell),
    note: spellHint(state, caster, isReversed ? reversedName(spell) : spell).hint,
  }));
