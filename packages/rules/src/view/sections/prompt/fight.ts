import type { Command, CreatureId } from '../../../core/index.ts';
import { either } from '../../../core/words.ts';
import { nameOf, rulesOf } from '../../../play/index.ts';
import { undeadBefore } from '../../../procedures/fight/combat-round/may-turn.ts';
import { isLastPhase, keepsForMelee, stillToAct } from '../../../procedures/fight/combat-round/still-to-act.ts';
import { mayTurn } from '../../../procedures/fight/turning/may.ts';
import { moodOf } from '../../../procedures/meeting/reaction/words.ts';
import { isDoorBetween, isInMelee } from '../../../procedures/situation/reach/reach.ts';
import { momentOf } from '../../../procedures/situation/round/moment.ts';
import { isShownNamed, sidesShownAt } from '../../../procedures/situation/round/shown-order.ts';
import { moverOf } from '../../../procedures/situation/round/swift.ts';
import type { Creature } from '../../../state/creature.ts';
import type { CombatRound, Encounter, Side } from '../../../state/encounter.ts';
import { isCapable } from '../../../state/read.ts';
import { sideNamed, targetsOfBlows } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { hasComeToBlows } from './blows.ts';
import { choiceKeys, choicesOf, talkOrFlight, waitingFor } from './choices.ts';
import { declarations } from './declarations.ts';
import { doing } from './doing.ts';
import { ending } from './ending.ts';
import { inShort } from './in-short.ts';
import { inVain } from './in-vain.ts';
import { sideAsSeen, within } from './meeting.ts';
import { morale, moraleNext } from './morale.ts';
import { parley } from './parley.ts';
import {
  type Asking,
  holding,
  holdingOf,
  holdingOn,
  idsOf,
  keysOf,
  kindOf,
  listed,
  names,
  nextKeys,
  people,
  playerOf,
  type Said,
  say,
} from './said.ts';
import { surprised } from './surprised.ts';

/** Once rounds run: what is declared, and who acts in which phase. Null before the first. */
export function fight(asking: Asking, encounter: Encounter): Said | null {
  const { combat } = encounter;
  if (!combat) return null;
  return (
    ending(asking, encounter) ??
    broken(asking, encounter) ??
    parley(asking, encounter) ??
    withHoldingOn(
      asking,
      combat.stage === 'declarations' ? declarations(asking, encounter) : acting(asking, encounter, combat),
    )
  );
}

/** Whoever holds until something changes may think better of it at any time. */
const withHoldingOn = (asking: Asking, said: Said): Said =>
  asking.referee ? said : { ...said, offers: [...said.offers, ...keysOf(asking, ['HoldNoMore'])] };

/** The throw, and that it was due, are the referee’s. */
function broken(asking: Asking, { sides }: Encounter): Said | null {
  const gives = sides.filter(({ morale }) => morale.broken);
  if (!asking.referee || gives.length === 0) return null;
  return say(`Courage fails ${listed(gives.map(within))}: do they flee, surrender, or fight on?`, {
    yours: true,
    offers: keysOf(asking, ['SettleRout']),
  });
}

function acting(asking: Asking, encounter: Encounter, combat: CombatRound): Said {
  return asking.referee ? toReferee(asking, encounter, combat) : toTable(asking, encounter, combat);
}

/** What these can do in the phase, where this seat acts for them: among spells, whether they cast or turn the undead. */
function theirDoing({ offers }: Asking, phase: string | null, creatures: readonly Creature[]): string {
  if (phase !== 'spells') return doing(phase);
  const can = (command: Command['type']): boolean =>
    offers.some(
      (one) => one.command === command && one.barred === null && creatures.some(({ id }) => id === one.about),
    );
  if (!can('TurnUndead')) return doing(phase);
  return can('CastSpell') ? 'cast or turn the undead' : 'turn the undead';
}

function toReferee(asking: Asking, encounter: Encounter, combat: CombatRound): Said {
  const { state } = asking;
  const { phase } = momentOf(combat);
  if (phase === 'morale') return morale(asking, encounter);
  const left = stillToAct(state);
  const [mine, theirs] = [
    left.filter((one) => playerOf(state, one) === null),
    left.filter((one) => playerOf(state, one) !== null),
  ];
  const on = keysOf(asking, ['NextPhase', 'EndRound']);
  const kept = mine.filter((one) => one.kind !== 'monster' && keepsForMelee(state, one));
  const acts = strokes(
    asking,
    mine.filter((one) => !kept.includes(one)),
  ).filter((key) => !on.includes(key));
  // Who has not come to blows need not be led through empty rounds.
  const held = theirs.length > 0 ? holdingOf(asking, mine) : [];
  const first = acts.filter((key) => !isJudged(key));
  const parting = [...talkOrFlight(asking, encounter), ...keysOf(asking, ['ConcludeEncounter'])];
  const offers = [
    // Who has not come to blows seldom strikes of themselves, and may part again; in the own turn monsters may begin it.
    ...(hasComeToBlows(encounter)
      ? [...first, ...held, ...on]
      : [
          ...held,
          ...on.slice(0, 1),
          ...(theirs.length === 0 ? [...first, ...parting] : [...parting, ...first]),
          ...on.slice(1),
        ]),
    ...actsOf(asking, kept),
    ...acts.filter(isJudged),
  ];
  const over = isLastPhase(state, encounter, combat);
  const end = over ? `on to round ${encounter.round + 1}` : `end the ${phase ?? 'first'} phase`;
  if (mine.length > 0) {
    const too = theirs.length > 0 ? `, and so can ${people(state, theirs)}` : '';
    return say(
      `Your turn: ${inShort(encounter, mine)}${minded(state, encounter, mine)} can ${theirDoing(asking, phase, mine)}${too}${shutOut(state, mine)}`,
      {
        yours: true,
        who: idsOf(left),
        offers,
      },
    );
  }
  if (theirs.length > 0) {
    const could = `${people(state, theirs)} to ${theirDoing(asking, phase, theirs)}`;
    return say(`Waiting for ${could}, or ${acts.length > 0 ? 'act for the other side' : end}`, {
      who: idsOf(left),
      offers,
    });
  }
  if (acts.length > 0) return say('Your turn: act for the other side', { yours: true, offers });
  return moraleNext(asking, encounter, combat, offers) ?? say(`All have acted: ${end}`, { yours: true, offers });
}

/** What others of the party can do: which of the two a cleric before the undead will, only that player knows. */
const othersDo = (state: GameState, phase: string | null, others: readonly Creature[]): string =>
  phase === 'spells' && others.some((one) => mayTurn(state, one).length === 0 && undeadBefore(state, one).length > 0)
    ? 'cast or turn the undead'
    : doing(phase);

/** In which mood monsters are that have not come to blows; nothing of others. */
const minded = (state: GameState, encounter: Encounter, mine: readonly Creature[]): string =>
  !hasComeToBlows(encounter) && encounter.reaction !== null && mine.every(({ kind }) => kind === 'monster')
    ? `, ${moodOf(state, encounter.reaction)} so far,`
    : '';

/** A blow whose bonuses and distance the referee says: seldom wanted. */
const isJudged = (key: string): boolean => key.startsWith('Attack:judged:');

/** Whom the referee plays of the party strikes first; then what the procedures put next, and what a whole side may do. */
function strokes(asking: Asking, mine: readonly Creature[]): readonly string[] {
  const by = (creatures: readonly Creature[]) => actsOf(asking, creatures);
  const friends = mine.filter(({ kind }) => kind !== 'monster');
  const sides = [...nextKeys(asking, 'encounter'), ...keysOf(asking, ['CloseIn', 'AttackSide'])];
  return [...new Set([...keysOf(asking, ['AttackTogether']), ...by(friends), ...sides, ...by(mine)])];
}

/** What each of these can do now to somebody else, or to get nearer or away where there is no map. */
const actsOf = (asking: Asking, creatures: readonly Creature[]) =>
  keysOf(asking, ['Approach', 'Attack', 'CastSpell', 'TurnUndead', 'FallBack'], ({ about }) =>
    creatures.some(({ id }) => id === about),
  );

/** What the table sees: who of the party could still act, and whose place it is. */
function toTable(asking: Asking, encounter: Encounter, combat: CombatRound): Said {
  const { state, own } = asking;
  const members = (side: Side): boolean => side.kind === 'party';
  const party = encounter.sides.filter(members).flatMap((side) => side.members);
  const left = stillToAct(state).filter(({ id }) => party.includes(id));
  const mine = left.filter((one) => own.some(({ id }) => id === one.id));
  const others = left.filter((one) => !mine.includes(one));
  if (mine.length > 0) return yours(asking, encounter, combat, mine);
  const vain = inVain(asking, combat);
  const lead = vain === null ? '' : `${vain}: `;
  if (others.length > 0)
    return say(`${lead}waiting for ${people(state, others)} to ${othersDo(state, combat.phase, others)}`, {
      who: idsOf(others),
      offers: talkOrFlight(asking, encounter),
    });
  return theirs(asking, encounter, combat);
}

function yours(
  asking: Asking,
  encounter: Encounter,
  { phase, blows: struck }: CombatRound,
  mine: readonly Creature[],
): Said {
  const is = (about: string | null): boolean => mine.some(({ id }) => id === about);
  const blows = asking.offers.filter(
    ({ command, about, barred }) => command === 'Attack' && is(about) && barred === null,
  );
  const targets = new Set(
    blows.flatMap(({ inputs }) =>
      inputs.flatMap((input) =>
        input.kind === 'choice' && input.name === 'target' ? input.options.map((option) => foeIn(asking, option)) : [],
      ),
    ),
  );
  const at = phase === 'missile' ? ' at' : '';
  const kind = kindOf([...targets].map((name) => ({ name })));
  // Three of a kind are not told apart in a sentence that is to be read at a glance.
  const named = targets.size < (kind === 'monsters' ? 4 : 3);
  const whom = targets.size === 0 ? '' : `${at} ${named ? either([...targets]) : `one of ${targets.size} ${kind}`}`;
  const who = mine.length > 1 || asking.own.length > 1 ? ` with ${names(mine)}` : '';
  const kept = mine.filter((one) => keepsForMelee(asking.state, one));
  const stays = keysOf(asking, ['Hold'], ({ fixed }) => fixed.strike === true).length > 0;
  const hold = kept.length > 0 ? 'hold, to strike in the melee phase' : stays ? 'stay and strike' : 'hold';
  const target = phase === 'movement' || phase === 'spells' ? '' : whom;
  const again = mine.every(({ id }) => struck.some(({ creature }) => creature === id)) ? ' again' : '';
  return say(
    `Your turn: ${theirDoing(asking, phase, mine)}${again}${target}${who}, or ${hold}${shutOut(asking.state, mine)}`,
    {
      yours: true,
      who: idsOf(mine),
      offers: inOrder(asking, encounter, mine, kept),
    },
  );
}

/** A foe that may be struck at, inside a sentence. */
const foeIn = ({ state }: Asking, { value, label }: { readonly value: string; readonly label: string }): string =>
  value in state.creatures ? nameOf(state, value as CreatureId) : label;

/** What is said of those between whom and all their foes a door is shut; nothing of others. */
function shutOut(state: GameState, mine: readonly Creature[]): string {
  const isOut = (one: Creature): boolean => {
    const foes = targetsOfBlows(state, one.id).filter((foe) => isCapable(foe) && foe.at !== null);
    return foes.length > 0 && foes.every((foe) => isDoorBetween(state, one, foe, 'melee'));
  };
  return mine.every(isOut) ? '; a closed door is in the way to every foe' : '';
}

function inOrder(
  asking: Asking,
  encounter: Encounter,
  mine: readonly Creature[],
  kept: readonly Creature[],
): readonly string[] {
  const others = mine.filter((one) => !kept.includes(one));
  const acts = [...keysOf(asking, ['AttackTogether']), ...actsOf(asking, others)];
  const hold = [...holdingOf(asking, kept), ...holding(asking, mine)];
  const [first, ...more] = besideHolding(acts, hold);
  return [
    ...(first === undefined ? [] : [first]),
    ...talkOrFlight(asking, encounter),
    ...more.slice(0, acts.length > 0 ? 1 : 0),
    ...holdingOn(asking, mine),
    ...more.slice(acts.length > 0 ? 1 : 0),
    ...keysOf(asking, ['Evade', 'Parley']),
    ...actsOf(asking, kept),
    ...keysOf(asking, ['HoldAction'], ({ about }) => mine.some(({ id }) => id === about)),
  ];
}

/** What is done most comes first, and that nothing is done beside it, in the open. */
const besideHolding = ([first, ...others]: readonly string[], hold: readonly string[]): readonly string[] =>
  first === undefined ? hold : [first, ...hold.slice(0, 1), ...others, ...hold.slice(1)];

/** None of the party can do anything: the other side acts, or the referee goes on. */
function theirs(asking: Asking, encounter: Encounter, combat: CombatRound): Said {
  const { state } = asking;
  const now = sidesShownAt(state, encounter, combat, combat.acting).flatMap((id) => sideNamed(encounter, id) ?? []);
  const foes = now.filter(({ kind }) => kind === 'monsters');
  const lost = surprised(asking, encounter) ?? inVain(asking, combat);
  // The same whatever the referee does meanwhile, such as checking the morale of those who are met.
  if (foes.length === 0)
    return waitingFor(
      asking,
      'the referee to go on',
      lost ?? (state.automation.rounds ? 'all of the party have acted' : null),
    );
  const shown = foes
    .flatMap((side) => side.members)
    .filter((one) => isShownNamed(state, one) && combat.actors[combat.acting]?.includes(one))
    .flatMap((one) => state.creatures[one] ?? [])
    .filter(isCapable);
  const members = shown.filter((one) => !combat.acted.includes(one.id) && !haveMoved(state, combat, one));
  if (shown.length > 0 && members.length === 0)
    return waitingFor(asking, 'the referee to go on', lost ?? 'all in sight have acted');
  const turn = `it is the turn of ${listed(foes.map((side) => sideAsSeen(asking, side)))}`;
  const choices = choicesOf(asking);
  const sentence =
    lost !== null
      ? `${lost}: ${turn}`
      : choices === null
        ? `Waiting for the referee: ${turn}`
        : `You may ${choices}, or wait for the referee: ${turn}`;
  const able = members.filter((one) => !isIdle(state, combat, one));
  return say(sentence, { who: idsOf(able.length > 0 ? able : members), offers: choiceKeys(asking) });
}

/** Whether somebody in sight has nothing to do in a phase: who fights hand to hand stays, and nobody strikes from afar. */
const isIdle = (state: GameState, { phase }: CombatRound, { id, at }: Creature): boolean =>
  at !== null && ((phase === 'movement' && isInMelee(state, id)) || (phase === 'melee' && !isInMelee(state, id)));

/** Whether somebody in sight has walked in this round, and nothing that the phase is for is left to do after that. */
const haveMoved = (state: GameState, { walked = [], phase }: CombatRound, one: Creature): boolean => {
  if (!walked.includes(one.id) || state.encounter?.cramped) return false;
  if (phase === 'movement') return true;
  const { mayActMoving } = rulesOf(state).combatRound.declaring;
  return phase === 'melee' && !mayActMoving(phase, true, false, moverOf(state, one));
};
