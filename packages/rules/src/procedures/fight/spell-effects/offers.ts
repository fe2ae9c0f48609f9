import { type Offer, type Option, offer, type Seat } from '../../../core/index.ts';
import { labelled } from '../../../core/inputs.ts';
import { type Offers, remembered, rosterOf, rulesOf } from '../../../play/index.ts';
import { dayOf } from '../../../state/ledger.ts';
import { lastingMagic } from '../../../state/magic.ts';
import { isAimed, isKeptUp } from '../../../state/spell-parts.ts';
import { type AwaitedSpell, awaitedSpells } from '../../../state/spell-work.ts';
import type { GameState } from '../../../state/state.ts';
import { toldWithin } from '../../situation/spells/reversed.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { DAYS, SKIES, type Sky } from '../../wilds/weather/skies.ts';
import { doorOptions } from './doors.ts';
import { likelyTaken, namedWithReach, whoMayBeTaken } from './likely-taken.ts';
import { mayLetTakeHold } from './may.ts';
import { placesOf } from './places.ts';
import { bookEffectOf, kindsOf, roundsIn, type Settled } from './settled.ts';

/** The referee lets each spell that waits take hold, changed or as the book has it, or lets it come to nothing. */
export const spellEffectsOffers: Offers = remembered(
  (state, seat) => (mayReferee(seat) ? awaitedSpells(state).flatMap((awaited) => toLet(state, awaited, seat)) : []),
  (state, seat) =>
    mayReferee(seat) && awaitedSpells(state).length > 0
      ? [
          ...rosterOf(state, seat),
          state.awaited,
          state.creatures,
          state.encounter,
          state.magic,
          state.scene,
          state.scenes,
          state.weather,
          dayOf(state),
        ]
      : [],
);

function toLet(state: GameState, awaited: AwaitedSpell, seat: Seat): Offer[] {
  const book = bookEffectOf(state, awaited);
  const fixed = { awaited: awaited.id };
  const fail = offer('LetFail', `Let ${toldWithin(awaited.spell)} come to nothing`, {
    place: 'palette',
    key: `LetFail:${awaited.id}`,
    fixed,
  });
  if (!book || (book.work.door && !book.door)) return [fail];
  const needsRoom = isKeptUp(book.work, true) || book.work.feeds !== undefined;
  const against = (count: string) => (needsRoom ? mayLetTakeHold(state, { ...fixed, count }, seat)[0] : undefined);
  // The dice at their most may find no room where one alone does.
  const count = against(book.count) ? '1' : book.count;
  const barred = against(count)?.sentence ?? null;
  const take = offer('LetTakeHold', `Let ${toldWithin(awaited.spell)} take hold`, {
    place: 'palette',
    ...(book.work.told ? { hint: `Tell ${book.work.told}.` } : {}),
    rule: book.rule,
    key: `LetTakeHold:${awaited.id}`,
    next: barred === null,
    barred,
    fixed,
    inputs: barred === null ? inputsOf(state, awaited, { ...book, count }) : {},
  });
  return [take, ...toEndOnDoor(state, awaited, book), fail];
}

/** What ends other magic may end what keeps a door shut instead. */
function toEndOnDoor(state: GameState, awaited: AwaitedSpell, { work, rule }: Settled): Offer[] {
  const caster = state.creatures[awaited.caster];
  const kept = lastingMagic(state).map(({ door }) => door);
  const doors = caster && work.dispels === 'all' ? doorOptions(state, caster) : [];
  const held = doors.filter(({ value }) => kept.includes(value));
  if (held.length === 0) return [];
  return [
    offer('LetTakeHold', `Let ${toldWithin(awaited.spell)} take hold of a door`, {
      place: 'palette',
      rule,
      key: `LetTakeHold:${awaited.id}:door`,
      fixed: { awaited: awaited.id, targets: [] },
      inputs: { door: held },
    }),
  ];
}

function inputsOf(state: GameState, awaited: AwaitedSpell, book: Settled) {
  const { work, targets, modifier, damage, hitDice, lasts, count } = book;
  const caster = state.creatures[awaited.caster];
  return {
    ...(work.door && caster && { door: doorOptions(state, caster) }),
    ...(caster && (work.brings || work.forms) && { kind: kindsNamed(state, kindsOf(state, work, caster, targets)) }),
    ...((work.brings || work.feeds) && { count }),
    ...(caster && placesOf(state, caster, awaited, work)),
    ...(work.sends?.astray && { known: book.known }),
    ...(work.weather && { sky: { of: labelled(SKIES, SKY_NAMES), preset: book.sky } }),
    ...(isAimed(work) && {
      targets: {
        of: namedWithReach(state, awaited, whoMayBeTaken(state, awaited, book)),
        preset: likelyTaken(state, awaited, book),
      },
    }),
    ...(work.pool && { hitDice }),
    ...(work.save && { modifier }),
    ...(work.damage && { damage }),
    ...(lasts !== '' && { lasts: roundsIn(lasts) === null ? lasts : { preset: lasts, label: 'How long it lasts' } }),
  };
}

const SKY_NAMES = Object.fromEntries(SKIES.map((sky) => [sky, DAYS[sky].name])) as Readonly<Record<Sky, string>>;

const kindsNamed = (state: GameState, kinds: readonly string[]): readonly Option[] =>
  kinds.flatMap((kind) => {
    const found = rulesOf(state).monsters.monster(kind);
    return found ? [{ value: kind, label: found.name }] : [];
  });
