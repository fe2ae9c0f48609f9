import { nameOf, rulesOf } from '../../../play/index.ts';
import { ABILITY_NAMES } from '../../../procedures/body/ability-check/names.ts';
import { isFallen } from '../../../procedures/dungeon/fallen/may.ts';
import { toldWithin } from '../../../procedures/situation/spells/reversed.ts';
import { mayPlay } from '../../../procedures/table/permission/permission.ts';
import { isCurse } from '../../../procedures/town/scribing/curses.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { isAwaited, isCapable, isDead, isOffBoard } from '../../../state/read.ts';
import { awaitedSpells } from '../../../state/spell-work.ts';
import type { GameState } from '../../../state/state.ts';
import { type Asking, idsOf, keysOf, listed, people, playerOf, type Said, say } from './said.ts';

/** A check that the referee has called for goes before everything else. */
export function checkCalledFor(asking: Asking): Said | null {
  const { state, seat, referee } = asking;
  const checks = state.calledChecks.flatMap((check) => {
    const creature = state.creatures[check.creature];
    return creature && isCapable(creature) ? [{ ...check, creature }] : [];
  });
  const mine = checks.find(({ creature }) => (referee ? playerOf(state, creature) === null : commands(seat, creature)));
  const shown = mine ?? checks[0];
  if (!shown) return null;
  const { id, creature, ability, purpose } = shown;
  const what = `${nameOf(state, creature.id)}’s ${ABILITY_NAMES[ability]}${purpose === '' ? '' : ` (${purpose})`}`;
  const offers = keysOf(asking, ['AnswerCheck', 'WithdrawCheck'], ({ fixed }) => fixed.check === id);
  return mine
    ? say(referee ? `Check ${what}` : `Your turn: check ${what}`, { yours: true, who: [creature.id], offers })
    : say(`Waiting for ${people(state, [creature])} to check ${ABILITY_NAMES[ability]}`, {
        who: [creature.id],
        offers: referee ? offers : [],
      });
}

/** Somebody sits down who plays nobody yet. */
export function newcomer(asking: Asking): Said | null {
  const { state, seat, own } = asking;
  if (!mayPlay(seat) || own.length > 0) return null;
  if (state.drafts[seat.user]) return say('Finish the character you are making', { yours: true });
  const offers = takingUp(asking);
  const free = asking.offers.some(({ command }) => command === 'ClaimCharacter');
  return say(free ? 'Choose a character to play' : 'You have no character yet: roll one, or ask the referee for one', {
    yours: true,
    offers,
  });
}

const takingUp = (asking: Asking): readonly string[] => keysOf(asking, ['ClaimCharacter', 'BeginCharacter']);

/** Nobody that a person plays is on the board yet, where the others are. */
export function awaited(asking: Asking): Said | null {
  const { state, seat, own } = asking;
  const out = Boolean(state.scene) && !state.downtime && !isOffBoard(state);
  const living = own.filter((one) => !isDead(one));
  if (!mayPlay(seat) || !out || living.length === 0 || !living.every(isAwaited)) return null;
  const [names, are] = [listed(living.map(({ id }) => nameOf(state, id))), living.length > 1 ? 'are' : 'is'];
  return say(`${names} ${are} not on the board yet: buy what is needed, until the referee brings them to the party`, {
    who: idsOf(living),
  });
}

/** All that a person plays are down. */
export function fallen(asking: Asking): Said | null {
  const { state, seat, own } = asking;
  if (!mayPlay(seat) || own.length === 0 || own.some(isCapable)) return null;
  if (state.drafts[seat.user]) return say('Finish the character you are making', { yours: true });
  if (own.every(isDead)) {
    const [names, are] = [listed(own.map(({ id }) => nameOf(state, id))), own.length > 1 ? 'are' : 'is'];
    const free = asking.offers.some(({ command }) => command === 'ClaimCharacter');
    const next = free
      ? 'play another of the party, or roll a new one'
      : 'roll a new character, or ask the referee for one of the party’s';
    return say(`${names} ${are} dead: ${next}`, {
      yours: true,
      offers: takingUp(asking),
    });
  }
  const [one] = own.filter((each) => !isDead(each));
  const condition = one?.conditions.find((each) => each !== 'dead') ?? 'down';
  return say(
    `${one ? nameOf(state, one.id) : 'your character'} can do nothing (${condition}): the others go on${one && isFallen(state, one) ? ', and can carry them' : ''}`,
  );
}

/**
 * To whoever plays on with others, first that somebody of theirs died: in the meeting that it happened in, and then until
 * more of theirs live than lie dead.
 */
export function withTheirDead(asking: Asking, said: Said): Said {
  const { state, seat, own } = asking;
  const living = own.filter((one) => !isDead(one));
  const dead = own.filter((one) => isDead(one) && isMissed(state, one));
  if (!mayPlay(seat) || dead.length === 0 || living.length === 0) return said;
  if (!state.encounter && living.length > dead.length) return said;
  const [lost, left] = [dead, living].map((some) => listed(some.map(({ id }) => nameOf(state, id))));
  const are = dead.length > 1 ? 'are' : 'is';
  const offers = state.encounter ? said.offers : [...said.offers, ...takingUp(asking)];
  return { ...said, offers, sentence: `${lost} ${are} dead, and you play on with ${left}. ${said.sentence}` };
}

/** Died in this meeting; or else lies where the others are on their adventure. */
function isMissed(state: GameState, { id, at }: Creature): boolean {
  const { encounter, downtime, party } = state;
  if (!encounter) return !downtime && !isOffBoard(state) && at !== null && party.members.includes(id);
  return (encounter.combat?.actors.flat() ?? encounter.sides.flatMap(({ members }) => members)).includes(id);
}

/**
 * That a spell waits for the referee: to all who know of it in a meeting, who are led to no blow meanwhile; out of one to
 * whoever plays its caster and waits.
 */
export function withTheirSpell({ state, own }: Asking, said: Said): Said {
  const known = awaitedSpells(state);
  const waits =
    known.find(({ caster }) => own.some(({ id }) => id === caster)) ?? (state.encounter ? known[0] : undefined);
  if (!waits || (said.yours && !state.encounter)) return said;
  return {
    sentence: `Waiting for the referee to let ${toldWithin(waits.spell)} take hold`,
    yours: false,
    who: [...waits.targets],
    offers: said.yours ? [] : said.offers,
  };
}

/** A spell was cast, and the referee looks at it before it takes hold. */
export function cast(asking: Asking): Said | null {
  const { state, referee } = asking;
  const [first] = referee ? awaitedSpells(state) : [];
  if (!first) return null;
  const told = rulesOf(state).spells.effect.works(first.spell)?.work.told;
  const tell = told ? `tell ${told}, and ` : '';
  const name = nameOf(state, first.caster);
  const does = isCurse(first.spell)
    ? `${name} has looked at a cursed scroll, the ${first.spell}: ${tell}let it take hold, be another, or come to nothing`
    : `${name} has cast ${toldWithin(first.spell)}: ${tell}let it take hold, or come to nothing`;
  return say(does, {
    yours: true,
    who: [...first.targets],
    offers: keysOf(asking, ['LetTakeHold', 'ChangeCurse', 'LetFail'], ({ fixed }) => fixed.awaited === first.id),
  });
}
