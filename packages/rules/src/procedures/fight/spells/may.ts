import { byRule, type CreatureId, impossible, objections, type Refusal, type Seat } from '../../../core/index.ts';
import { type May, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { GameState } from '../../../state/state.ts';
import { isInSight } from '../../situation/sight/in-sight.ts';
import { reversedName } from '../../situation/spells/reversed.ts';
import { mayAct, mayCommand, mayReferee } from '../../table/permission/permission.ts';
import { againstAim } from './at-place.ts';
import { againstCasting } from './hindrance.ts';
import { dayBegun, unrested } from './preparing.ts';

/** Nobody is aimed at whom this seat does not see. */
export function targetsInSight(state: GameState, seat: Seat, targets: readonly CreatureId[]): Refusal | null {
  const there = targets.every((target) => {
    const found = state.creatures[target];
    return found && isInSight(state, seat, found);
  });
  return there ? null : impossible('no-such-thing', 'Somebody named is not there.');
}

/** Nobody is aimed at twice: a spell comes to each once. */
export const namedTwice = (targets: readonly CreatureId[]): Refusal | null =>
  new Set(targets).size === targets.length
    ? null
    : impossible('bad-input', 'Somebody is named twice: each is aimed at once.');

/** Memory is laid in and emptied by whoever can act, or by the referee’s word. */
const mayPrepare = (state: GameState, seat: Seat, creature: CreatureId): Refusal | null =>
  mayReferee(seat) ? mayCommand(state, seat, creature) : mayAct(state, seat, creature);

/** One spell a slot, of the slot's level; the same one may be learnt several times. */
export const mayMemorise: May<'Memorise'> = (state, { creature, spell }, seat) => {
  const found = state.creatures[creature];
  const { memory } = rulesOf(state).spells;
  const barred = mayPrepare(state, seat, creature);
  if (!found || !memory.known(found, state.inventions).flat().includes(spell))
    return objections(barred, impossible('no-such-thing', 'There is no such caster, or no such spell in the list.'));
  const unready = memory.unready(found, state.memorised[creature] ?? [], spell, state.inventions);
  return objections(
    barred,
    mayReferee(seat) ? null : unrested(state, found),
    unready === null ? null : byRule(memory.preparing(found), 'forbidden', unready),
  );
};

export const mayForget: May<'Forget'> = (state, { creature, spell }, seat) => {
  const found = state.creatures[creature];
  return objections(
    mayPrepare(state, seat, creature),
    mayReferee(seat) || !found ? null : dayBegun(state, found),
    state.memorised[creature]?.includes(spell) ? null : impossible('no-such-thing', 'That spell is not in memory.'),
  );
};

/** In a fight only when declared, unmoved, unhindered, and in the phase for it. */
export const mayCastSpell: May<'CastSpell'> = (state, { caster, spell, targets, to, reversed = false }, seat) => {
  const found = state.creatures[caster];
  const barred = objections(mayAct(state, seat, caster), targetsInSight(state, seat, targets), namedTwice(targets));
  if (!found) return barred;
  return objections(
    ...barred,
    reversed && !rulesOf(state).spells.listed(found, spell)?.reversible
      ? impossible('bad-input', 'By these rules that spell does not work both ways.')
      : null,
    ...againstCasting(state, found, spell, targets),
    ...againstAim(state, found, reversed ? reversedName(spell) : spell, targets, to),
  );
};

export const mayTrade: May<'TradeSpell'> = (state, { creature, spell, into }, seat) => {
  const found = state.creatures[creature];
  const { trades } = rulesOf(state).spells.cast;
  const held = state.memorised[creature]?.includes(spell);
  return objections(
    mayAct(state, seat, creature),
    found && trades(found).includes(into) && held && spell !== into
      ? null
      : impossible('no-such-thing', 'No such spell is prepared, or it cannot become that.'),
  );
};

export const mayOpenBook: May<'OpenBook'> = (state, { creature }, seat) => {
  const found = state.creatures[creature];
  const barred = mayAct(state, seat, creature);
  if (!found) return objections(barred);
  const due = found.choosing === undefined && rulesOf(state).spells.books.due(found) !== null;
  return objections(barred, due ? null : impossible('no-change', `No new book has come to ${called(found)}.`));
};

export const mayChoose: May<'ChooseForBook'> = (state, { creature, spell }, seat) => {
  const barred = mayAct(state, seat, creature);
  const found = state.creatures[creature];
  if (!found) return objections(barred);
  if (found.choosing === undefined)
    return objections(barred, impossible('no-change', `${called(found)} has no spell to choose.`));
  return objections(
    barred,
    rulesOf(state).spells.books.choices(found, found.choosing).includes(spell)
      ? null
      : impossible('no-such-thing', 'That spell is not on the list, or in the book already.'),
  );
};
