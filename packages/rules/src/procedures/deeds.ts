import { type Command, type CreatureId, identical, type Offer, type Refusal } from '../core/index.ts';
import type { TurnDeed } from '../play/index.ts';
import type { GameState } from '../state/state.ts';
import { countsActs, noTimeFor } from './dungeon/movement/time-left.ts';
import { usingObjection } from './fight/combat-round/others.ts';
import { type Filled, handlers } from './handlers.ts';
import { roundOfBlows } from './situation/round/on-the-run.ts';
import { strikesAlone } from './situation/round/strikes-alone.ts';
import { mayActInTurn } from './situation/round/turns.ts';

const countOf = (type: Command['type']) => handlers[type]?.counts;

/** What is done by a command, or by what is settled of it, where the rules count what is done in a turn; else null. */
export function deedOf(state: GameState, type: Command['type'], fields: Filled): TurnDeed | null {
  const deed = actOf(state, type, fields);
  return deed && countsActs(state, deed.who) ? { creature: deed.who.id, act: deed.act } : null;
}

function actOf(state: GameState, type: Command['type'], fields: Filled) {
  const count = countOf(type);
  const who = count && state.creatures[fields[count.by] as CreatureId];
  const act = typeof count?.as === 'function' ? count.as(state, fields) : count?.as;
  return who && act ? { who, act } : null;
}

/** Why somebody may not do now what takes time: each does so in their own turn of a round, unless they strike alone in it, and in a turn that has time left for it. */
export function noTimeForDeed(state: GameState, type: Command['type'], fields: Filled): Refusal | null {
  const count = countOf(type);
  const who = count && state.creatures[fields[count.by] as CreatureId];
  if (!who) return null;
  const late = roundOfBlows(state.encounter) ? (mayActInTurn(state, who.id) ?? strikesAlone(state, who)) : null;
  const act = actOf(state, type, fields)?.act ?? null;
  if (late || !act) return late;
  return usingObjection(state, who, type, act) ?? (countsActs(state, who) ? noTimeFor(state, who, act) : null);
}

/** Offers to those who have no time left in the turn, or whose turn it is not in a round, are greyed, and say so; of several who might, those remain who have it. */
export function withinTime(state: GameState, offers: readonly Offer[]): readonly Offer[] {
  const timely = offers.map((each) => (countOf(each.command) && each.barred === null ? inTime(state, each) : each));
  return identical(timely, offers) ? offers : timely;
}

function inTime(state: GameState, offered: Offer): Offer {
  const { command, fixed, inputs } = offered;
  const by = countOf(command)?.by ?? '';
  const asked = inputs.find(({ name }) => name === by);
  if (asked?.kind !== 'choice') return barredBy(offered, lateness(state, command, fixed));
  const late = asked.options.map(({ value }) => lateness(state, command, { ...fixed, [by]: value }));
  const options = asked.options.filter((_, at) => late[at] === null);
  if (options.length === asked.options.length) return offered;
  if (options.length === 0) return barredBy(offered, late[0] ?? null);
  const preset = options.some(({ value }) => value === asked.preset) ? asked.preset : options[0]?.value;
  const fewer = { ...asked, options, ...(asked.preset === undefined || preset === undefined ? {} : { preset }) };
  return { ...offered, inputs: inputs.map((input) => (input === asked ? fewer : input)) };
}

const lateness = (state: GameState, command: Command['type'], fields: Filled): string | null =>
  noTimeForDeed(state, command, fields)?.sentence ?? null;

/** By offer: one that stays the same is barred by the same for the rest of the turn. */
const barred = new WeakMap<Offer, Offer>();

function barredBy(offered: Offer, sentence: string | null): Offer {
  if (sentence === null) return offered;
  const before = barred.get(offered);
  if (before?.barred === sentence) return before;
  const made = { ...offered, barred: sentence };
  barred.set(offered, made);
  return made;
}
