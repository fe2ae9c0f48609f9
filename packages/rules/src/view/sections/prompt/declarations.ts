import type { Offer } from '../../../core/index.ts';
import { either } from '../../../core/words.ts';
import { rulesOf } from '../../../play/index.ts';
import { isLikely } from '../../../procedures/fight/combat-round/likeliest.ts';
import { stillToDeclare } from '../../../procedures/fight/combat-round/still-to-declare.ts';
import { losesRound } from '../../../procedures/situation/round/lost-round.ts';
import { contenders } from '../../../procedures/situation/round/shown-order.ts';
import type { Creature } from '../../../state/creature.ts';
import { DECLARED_ACTIONS, type Encounter } from '../../../state/encounter.ts';
import { isCapable } from '../../../state/read.ts';
import { hasComeToBlows } from './blows.ts';
import { talkOrFlight, waitingFor } from './choices.ts';
import { sideAsSeen } from './meeting.ts';
import {
  type Asking,
  holding,
  holdingOf,
  holdingOn,
  idsOf,
  keysOf,
  labelOf,
  listed,
  names,
  nextKeys,
  people,
  playerOf,
  type Said,
  say,
} from './said.ts';
import { othersSurprised, surprised } from './surprised.ts';

/** Before initiative, what must be declared is. */
export function declarations(asking: Asking, encounter: Encounter): Said {
  const { state, referee } = asking;
  const silent = awaitedToDeclare(asking);
  if (!referee) return mine(asking, encounter, silent) ?? waiting(asking, encounter, silent);
  const offers = [...nextKeys(asking, 'encounter'), ...keysOf(asking, ['RollInitiative'])];
  const lost = surprised(asking, encounter);
  const round = `Round ${encounter.round}${lost === null ? '' : ` (${lost})`}`;
  const go = labelOf(asking, offers[0]) ?? 'go on';
  const played = silent.filter((one) => playerOf(state, one) !== null);
  const own = silent.filter((one) => playerOf(state, one) === null);
  if (own.length > 0) return ownToDeclare(asking, round, own, played, offers);
  if (played.length === 0 && asksReaction(encounter, offers))
    return say('How do they react? Roll for it, or set it', {
      yours: true,
      offers: [...offers.slice(0, 1), ...keysOf(asking, ['SetReaction']), ...offers.slice(1)],
    });
  // Who has not come to blows may talk, or part again.
  const part = hasComeToBlows(encounter)
    ? []
    : [...talkOrFlight(asking, encounter), ...keysOf(asking, ['ConcludeEncounter'])];
  return played.length > 0
    ? say(`${round}: waiting for ${people(state, played)} to declare, or ${go}`, {
        who: idsOf(played),
        offers: [...offers, ...part],
      })
    : say(`${round}: ${go}`, { yours: true, offers: [...offers, ...part] });
}

/** Whether the reaction stands before initiative, and has not been settled. */
const asksReaction = ({ flight }: Encounter, offers: readonly string[]): boolean =>
  flight === null && offers.some((key) => key.startsWith('RollReaction')) && !offers.includes('RollInitiative');

/** Those who may declare before initiative, and have not, as far as this seat knows of it; nobody once the round is played. */
export const awaitedToDeclare = (asking: Asking): readonly Creature[] =>
  stillToDeclare(asking.state).filter((one) => !isVain(asking, one));

/** What this person is asked to declare for the own; null for nothing. */
export const ownDeclaration = (asking: Asking, encounter: Encounter): Said | null =>
  mine(asking, encounter, awaitedToDeclare(asking));

/** Whom the referee plays has something to declare: where players have too, it is asked before the dice are. */
function ownToDeclare(
  asking: Asking,
  round: string,
  own: readonly Creature[],
  played: readonly Creature[],
  on: readonly string[],
): Said {
  const declare = [...keysOf(asking, ['DeclareTogether']), ...declarationsOf(asking, own)];
  const who = idsOf([...own, ...played]);
  const go = labelOf(asking, on[0]) ?? 'go on';
  if (played.length === 0 && mustDeclare(asking))
    return say(`${round}: declare ${deedsOf(own)}, or ${go}`, { yours: true, who, offers: [...declare, ...on] });
  if (played.length === 0)
    return say(`${round}: ${go}, or first declare ${whatOf(declare)} for ${names(own)}`, {
      yours: true,
      who,
      offers: [...on, ...declare],
    });
  const nothing = holdingOf(asking, own);
  return say(`${round}: declare for ${names(own)}, or nothing; waiting for ${people(asking.state, played)} too`, {
    yours: true,
    who,
    offers: [...nothing.slice(0, 1), ...declare, ...nothing.slice(1), ...on],
  });
}

/**
 * Of whom this seat knows that there is nothing to declare, such as a caster with nothing in mind: they are not asked for
 * it. Whoever does not know what they have in mind reads that they are waited for, as if they were thinking.
 */
const isVain = (asking: Asking, one: Creature): boolean =>
  (asking.referee || asking.own.some(({ id }) => id === one.id)) &&
  keysOf(asking, ['Declare'], ({ about }) => about === one.id).length === 0;

function waiting(asking: Asking, encounter: Encounter, silent: readonly Creature[]): Said {
  const lead = surprised(asking, encounter) ?? othersSurprised(asking, encounter) ?? unasked(asking, encounter);
  const on = isContest(asking, encounter) ? 'roll initiative' : 'go on to the actions';
  const next = isBeforeReaction(asking, encounter) ? `decide how they react, and ${on}` : on;
  if (silent.length === 0) return waitingFor(asking, `the referee to ${next}`, lead);
  // Whoever casts may have nothing in mind, which is their own to know: the referee may go on without them.
  const goesOn = !mustDeclare(asking) && silent.every((one) => playerOf(asking.state, one) !== null);
  const orElse = goesOn ? `, or the referee to ${next}` : '';
  return { ...waitingFor(asking, `${people(asking.state, silent)} to declare${orElse}`, lead), who: idsOf(silent) };
}

/** Whether dice are thrown for who goes first, as far as the table sees. */
function isContest({ state }: Asking, encounter: Encounter): boolean {
  const { combat, sides, standing } = encounter;
  if (!combat || (standing !== undefined && rulesOf(state).initiative.standing.stands)) return false;
  const rolling = contenders(state, encounter, combat);
  return sides.filter((side) => rolling.has(side.id) && !losesRound(state, side)).length > 1;
}

/** Why nothing is asked of those whom this person plays: null for who was asked, and for who plays nobody. */
function unasked(asking: Asking, { combat }: Encounter): string | null {
  const idle = asking.own.filter(
    (one) =>
      isCapable(one) && !combat?.declarations[one.id] && !combat?.holding?.some(({ creature }) => creature === one.id),
  );
  if (idle.length === 0 || mustDeclare(asking)) return null;
  return `${names(idle)} ${idle.length > 1 ? 'have' : 'has'} nothing to declare`;
}

function mine(asking: Asking, encounter: Encounter, silent: readonly Creature[]): Said | null {
  const open = silent.filter(({ id }) => asking.own.some((one) => one.id === id));
  if (open.length === 0) return null;
  const whom = names(open);
  const must = mustDeclare(asking);
  const declare = declarationsOf(asking, open);
  const nothing = must ? holding(asking, open).slice(0, 1) : holding(asking, open);
  const together = keysOf(asking, ['DeclareTogether']);
  const [first, second, ...more] = must ? [...together, ...declare, ...nothing] : atFront(nothing, declare);
  const asked = [first, second].filter((key) => key !== undefined);
  const offers = [
    ...asked,
    ...talkOrFlight(asking, encounter),
    ...holdingOn(asking, open),
    ...more,
    ...keysOf(asking, ['Evade', 'Parley']),
  ];
  return must
    ? say(`Your turn: declare ${deedsOf(open)} this round${beforeReaction(asking, encounter)}`, {
        yours: true,
        who: idsOf(open),
        offers,
      })
    : say(`Your turn: declare ${whatOf(declare)} for ${whom}, or nothing`, {
        yours: true,
        who: idsOf(open),
        offers,
      });
}

/**
 * What some may declare, by each of them: all of it where only who casts or leaves a melee is asked; where everybody is,
 * what is likely, and the rest stands on their cards.
 */
const declarationsOf = (asking: Asking, creatures: readonly Creature[]): readonly string[] =>
  creatures.flatMap((one) =>
    keysOf(
      asking,
      ['Declare'],
      (said) => said.about === one.id && (!mustDeclare(asking) || isUsual(asking, one, said)),
    ),
  );

/** A declaration of few words, that is likely; a spell at somebody stands for the spell alone. */
function isUsual({ state, offers }: Asking, one: Creature, { fixed, inputs }: Offer): boolean {
  const { action, spell } = fixed;
  const said = DECLARED_ACTIONS.find((each) => each === action);
  if (!said || inputs.some(({ name }) => name === 'words') || !isLikely(state, one, said)) return false;
  const aimed = inputs.some(({ name }) => name === 'target');
  return said !== 'spell' || aimed || !offers.some((other) => isAimed(other, one, spell));
}

const isAimed = ({ command, about, fixed, inputs }: Offer, { id }: Creature, spell: unknown): boolean =>
  command === 'Declare' && about === id && fixed.spell === spell && inputs.some(({ name }) => name === 'target');

/** `what Hild and Bruno do`. */
const deedsOf = (creatures: readonly Creature[]): string =>
  `what ${names(creatures)} ${creatures.length > 1 ? 'do' : 'does'}`;

/**
 * That the first round is declared before anybody knows how those who are met take it, where the book has it so: told by
 * the book alone, so that it does not show when the referee has settled it.
 */
function beforeReaction(asking: Asking, encounter: Encounter): string {
  if (!isBeforeReaction(asking, encounter)) return '';
  const met = encounter.sides.filter(({ kind }) => kind === 'monsters').map((side) => sideAsSeen(asking, side));
  return `, before the reaction of ${listed(met)} is known`;
}

const isBeforeReaction = ({ state }: Asking, { round }: Encounter): boolean =>
  round === 1 && rulesOf(state).encounter.reactionAfter === 'initiative';

/** That there is nothing, for all together, beside what is declared first. */
const atFront = ([none, ...alone]: readonly string[], [first, ...others]: readonly string[]): readonly string[] =>
  [none, first, ...alone, ...others].filter((key) => key !== undefined);

/** What there is to declare: who has no spell is asked for none. */
function whatOf(declare: readonly string[]): string {
  const spell = declare.some((key) => key.startsWith('Declare:spell'));
  const leaving = declare.some((key) => key.startsWith('Declare:withdraw:') || key.startsWith('Declare:retreat:'));
  const ready = declare.some((key) => key.startsWith('Declare:ready:'));
  return either([
    ...(spell ? ['a spell'] : []),
    ...(ready ? ['a missile weapon held ready'] : []),
    ...(leaving || !(spell || ready) ? ['a retreat'] : []),
  ]);
}

/** Whether all say what they will do; by other books only who casts or leaves a melee does. */
const mustDeclare = ({ state }: Asking): boolean => rulesOf(state).combatRound.declaring.declares.includes('melee');
