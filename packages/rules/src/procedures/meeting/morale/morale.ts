import { atLeast, atMost, impossible, type Modifier, objections, summed } from '../../../core/index.ts';
import { type Handler, type Handlers, type Play, rulesOf } from '../../../play/index.ts';
import type { Side } from '../../../state/encounter.ts';
import { isCapable, isDead } from '../../../state/read.ts';
import { ableOf, membersOf, sideNamed } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { checkLoyalty } from '../../party/retainers/check-loyalty.ts';
import { mayCheckLoyalty } from '../../party/retainers/may.ts';
import { magicModifiers } from '../../situation/condition/enchantment.ts';
import { MELEE_FEET } from '../../situation/reach/melee-feet.ts';
import { nearestFeet } from '../../situation/reach/reach.ts';
import { showsAnybodyAble } from '../../situation/round/shown-order.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import type { moraleCommands } from './commands.ts';
import { isOpen, mayCheckMorale, maySettleRout, moraleOf } from './may.ts';
import type { MoraleRule } from './rule.ts';

/**
 * Losses are looked at after each of them. A party never checks; of those in its service the
 * referee is told, where the book says so.
 */
export function noteLosses(play: Play): void {
  const rule = play.rules.morale;
  if (!rule.played) return;
  for (const side of play.state.encounter?.sides ?? []) {
    if (!isOpen(rule, side) || !mayWaver(play.state, rule, side)) continue;
    const members = membersOf(play.state, side);
    const triggers = rule.check.triggers({
      initial: side.initial,
      deaths: members.filter(isDead).length,
      incapacitated: members.filter((member) => !isCapable(member)).length,
      firstDeathDone: side.morale.firstDeath,
      halfDone: side.morale.half,
    });
    if (triggers.length > 0) play.happen({ type: 'MoraleFellDue', side: side.id, triggers });
  }
}

const mayWaver = (state: GameState, rule: MoraleRule, side: Side): boolean =>
  side.kind === 'party'
    ? rule.servantsWaver && ableOf(state, side).some(({ kind }) => kind === 'retainer')
    : mayCheck(state, rule, side);

const mayCheck = (state: GameState, rule: MoraleRule, side: Side): boolean => {
  const score = moraleOf(state, side);
  return score !== null && rule.check.checks(score);
};

/** What the dice are held against, and what is added to them. */
interface Courage {
  readonly needed: number;
  readonly against: readonly Modifier[];
  readonly plus: number;
  readonly modifiers: readonly Modifier[];
}

/** All that moves a check, each by what it comes to: the score, or the dice where one number holds for all. A score that nothing moves stays. */
function courage(state: GameState, side: Side, score: number, adjustment: number): Courage {
  const rule = rulesOf(state).morale;
  const onDice = rule.check.highStands;
  const moved: Modifier[] = [
    { name: onDice ? 'adjustment' : 'adjustment to the score', value: adjustment, rule: rule.cites.adjustment },
    ...magicOf(state, side),
  ];
  const upTo = (count: number) =>
    rule.score.target(
      score,
      moved.slice(0, count).map(({ value }) => value),
    );
  const parts = moved.map((each, place) => ({ ...each, value: upTo(place + 1) - upTo(place) }));
  const counting = parts.filter(({ value }) => value !== 0);
  if (onDice) {
    const modifiers = counting.map((each) => ({ ...each, value: -each.value }));
    return { needed: upTo(0), against: [], plus: upTo(0) - upTo(moved.length), modifiers };
  }
  const against = [{ name: 'morale score', value: upTo(0), rule: rule.cites.check }, ...counting];
  return { needed: upTo(moved.length), against, plus: 0, modifiers: [] };
}

/** What magic does to the courage of a side: as it is upon most of those who can still act. */
function magicOf(state: GameState, side: Side): readonly Modifier[] {
  const able = ableOf(state, side);
  const all = able.flatMap(({ id }) => magicModifiers(state, id, 'morale'));
  const names = [...new Set(all.map(({ name }) => name))];
  return names.flatMap((name) => {
    const same = all.filter((each) => each.name === name);
    return same.length * 2 > able.length ? same.slice(0, 1) : [];
  });
}

/** A check is due and can be made, or waits for the referee to say how it ends. */
export function awaitsMorale(state: GameState, side: Side): boolean {
  const rule = rulesOf(state).morale;
  return side.morale.broken || (rule.played && side.morale.due && isOpen(rule, side) && mayCheck(state, rule, side));
}

/** The referee may call for checks beside those that are due. */
const checkMorale: Handler<'CheckMorale'> = (play, { side: asked, adjustment }) => {
  const side = sideNamed(play.state.encounter, asked);
  const score = side && moraleOf(play.state, side);
  if (!side || score === null) return;
  const rule = play.rules.morale;
  const { count, sides } = rule.check.dice;
  const { needed, against, plus, modifiers } = courage(play.state, side, score, adjustment);
  const roll = play.roll(count, sides, plus);
  const result = rule.check.result(roll.total, needed);
  const compare = rule.check.highStands ? atLeast : atMost;
  play.happen({
    type: 'MoraleChecked',
    side: asked,
    result,
    why: {
      rule: rule.cites.check,
      formula: rule.check.formula,
      roll,
      ...(modifiers.length > 0 ? { modifiers } : {}),
      needed,
      judged: compare(roll.total, needed, result === 'fight'),
      ...(against.length > 1 ? { against } : {}),
    },
  });
};

const settleRout: Handler<'SettleRout'> = (play, { side: asked, outcome }) => {
  const side = sideNamed(play.state.encounter, asked);
  if (!side) return;
  const creatures = ableOf(play.state, side).map((member) => member.id);
  const gap = outcome === 'fled' ? gapToRouted(play.state, side) : null;
  play.happen({
    type: 'RoutSettled',
    side: asked,
    outcome,
    creatures: outcome === 'fights' ? [] : creatures,
    ...(gap === null ? {} : { gap }),
  });
};

/** Feet that those who rout are ahead of those who may go after them; null where nobody sees them, or the fight goes on. */
function gapToRouted(state: GameState, side: Side): number | null {
  const { encounter } = state;
  if (!encounter || encounter.flight || side.kind === 'party' || !showsAnybodyAble(state, side)) return null;
  const left = encounter.sides.filter((other) => other.id !== side.id && ableOf(state, other).length > 0);
  if (left.length === 0 || left.some(({ kind }) => kind !== 'party')) return null;
  const pursuers = left.flatMap((other) => ableOf(state, other));
  return nearestFeet(state, ableOf(state, side), pursuers) ?? MELEE_FEET;
}

export const moraleHandlers: Handlers<typeof moraleCommands> = {
  CheckMorale: { may: mayCheckMorale, play: checkMorale },
  SettleRout: { may: maySettleRout, play: settleRout },
  CheckLoyalty: { may: mayCheckLoyalty, play: checkLoyalty },
  RateMercenary: {
    may: (state, { creature }, seat) =>
      objections(
        onlyReferee(seat),
        state.creatures[creature] ? null : impossible('no-such-thing', 'There is nobody of that name here.'),
      ),
    play: (play, { creature, troop, ...raised }) => {
      const parts = play.rules.morale.score.mercenary(troop, raised);
      play.happen({ type: 'MercenaryRated', creature, morale: summed(parts), parts });
    },
  },
};
