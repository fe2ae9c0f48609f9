import {
  byRule,
  type CreatureId,
  impossible,
  objections,
  type Refusal,
  readDice,
  type Seat,
} from '../../../core/index.ts';
import { type May, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import { lastingMagic } from '../../../state/magic.ts';
import { isKeptUp } from '../../../state/spell-parts.ts';
import type { GameState } from '../../../state/state.ts';
import { roomFor } from '../../body/creature/bounds.ts';
import { readAmount } from '../../body/damage/notation.ts';
import { isInSight } from '../../situation/sight/in-sight.ts';
import { reversedName } from '../../situation/spells/reversed.ts';
import { mayAct, mayCommand, mayReferee, onlyReferee } from '../../table/permission/permission.ts';
import { againstAim } from './at-place.ts';
import { doorsNear } from './doors.ts';
import { againstCasting } from './hindrance.ts';
import { arePlaces } from './places.ts';
import { dayBegun, unrested } from './preparing.ts';
import { roomForPortions } from './provide.ts';
import { diceFor } from './reach.ts';
import { effectAsRuled, type Let, mostBrought, roundsIn, UNTIL_ENDED } from './settled.ts';

/** Magic in force at once. */
export const MOST_MAGIC = 50;

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

const roomForMagic = (state: GameState): Refusal | null =>
  lastingMagic(state).length < MOST_MAGIC
    ? null
    : impossible('bad-input', `No more than ${MOST_MAGIC} spells last at once.`);

export const mayBeginMagic: May<'BeginMagic'> = (state, { on }, seat) =>
  objections(
    onlyReferee(seat),
    roomForMagic(state),
    on.length > 0 && on.every((one) => state.creatures[one])
      ? null
      : impossible('no-such-thing', 'There is nobody of that name here.'),
  );

export const mayEndMagic: May<'EndMagic'> = (state, { magic }, seat) =>
  objections(
    onlyReferee(seat),
    lastingMagic(state).some(({ id }) => id === magic)
      ? null
      : impossible('no-such-thing', 'There is no such spell in force.'),
  );

export const noneWaits = (): Refusal => impossible('no-such-thing', 'No such spell waits to take hold.');

export const mayLetTakeHold: May<'LetTakeHold'> = (state, command, seat) => {
  const found = effectAsRuled(state, command);
  if (!found) return objections(onlyReferee(seat), noneWaits());
  const flaw = flawOf(found, rulesOf(state).monsters.monster(found.kind) !== null);
  return objections(
    onlyReferee(seat),
    (found.work.door || found.door) && !doorsNear(state, found.caster).some(({ door }) => door.id === found.door)
      ? impossible('no-such-thing', 'There is no such door where the caster is.')
      : null,
    found.targets.every((one) => state.creatures[one])
      ? null
      : impossible('no-such-thing', 'Somebody named is not there.'),
    arePlaces(state, found) ? null : impossible('no-such-thing', 'There is no such place within the spell’s reach.'),
    mustSayWhere(state, found) ? impossible('bad-input', 'Say where the spell takes them.') : null,
    flaw === null ? null : impossible('bad-input', flaw),
    found.work.brings ? roomFor(state, mostBrought(state, found)) : null,
    ...roomForPortions(state, found),
    isKeptUp(found.work, found.lasts !== '') ? roomForMagic(state) : null,
  );
};

/** Whether it takes somebody elsewhere, on the map before the table, and nobody has said where. */
const mustSayWhere = ({ scene }: GameState, { work, caster: { at }, to }: Let): boolean =>
  work.sends !== undefined && to === null && at !== null && at.scene === scene;

function flawOf({ work, damage, lasts, hitDice, kind, count }: Let, isInBestiary: boolean): string | null {
  if (work.brings && !work.brings.kinds.includes(kind)) return 'The spell brings nothing of that kind.';
  if (work.forms && !isInBestiary) return 'There is no such monster.';
  if (work.brings && !readDice(count)) return 'How many it brings is a number or dice.';
  if (work.feeds && !/^[1-9]\d{0,3}$/.test(count)) return 'How many it feeds is a number, up to 9,999.';
  if ((work.brings || work.forms) && lasts === '')
    return `What it ${work.brings ? 'brings stays' : 'makes of them lasts'} for a number of turns, or until it is ended.`;
  if (!readAmount(damage)) return 'The damage is a number or dice.';
  if (lasts !== '' && lasts !== UNTIL_ENDED && roundsIn(lasts) === null && !readDice(lasts))
    return `How long it lasts is a number of turns, dice, a number of rounds with that word, or “${UNTIL_ENDED}”.`;
  return (work.pool || work.count) && !diceFor(work, hitDice) ? 'The hit dice are a number or dice.' : null;
}
