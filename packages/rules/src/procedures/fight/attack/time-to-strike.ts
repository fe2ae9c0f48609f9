import { byRule, type Refusal } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import type { Stroke } from '../../situation/reach/stroke.ts';
import { boundBy } from '../../situation/round/bound.ts';
import { momentFor } from '../../situation/round/moment.ts';
import { isChase, roundOfBlows } from '../../situation/round/on-the-run.ts';
import { isHasted, moverOf } from '../../situation/round/swift.ts';
import { mayActNow } from '../../situation/round/turns.ts';
import { strikesFirst } from '../../situation/round/waiting.ts';
import { attacksLeft, type Choice } from './routine.ts';

/** In its phase; who waits strikes at whoever closes in. */
export const inTurn = (state: GameState, { attacker, target, attack }: Stroke): Refusal | null =>
  attack.kind === 'melee' && strikesFirst(state, attacker, target)
    ? null
    : mayActNow(state, attacker.id, attack.kind, attack);

/** Slow weapons after everyone else, and nothing else then. */
export function atOwnPace(state: GameState, { attack, attacker }: Stroke, { index }: Choice): Refusal | null {
  const { encounter } = state;
  const combat = roundOfBlows(encounter);
  if (combat?.stage !== 'acting') return null;
  const last = momentFor(state, combat, attacker).acting >= combat.slowFrom;
  const slow = rulesOf(state).initiative.slow.isSlow(attack);
  if (slow && !last)
    return byRule(
      rulesOf(state).initiative.cites.slow,
      'out-of-turn',
      `The ${attack.name} is slow: it strikes after everyone has acted.`,
    );
  if (!slow && last && !(index < 0 && attacker.attacks.length === 0))
    return byRule(
      rulesOf(state).initiative.cites.slow,
      'out-of-turn',
      'Only slow weapons are left to strike in this round.',
    );
  return null;
}

/** A declared spell leaves room for nothing else, where it binds; who retreats does not attack. */
export function asDeclared(state: GameState, { attacker, attack }: Stroke): Refusal | null {
  const { encounter } = state;
  if (isChase(encounter)) return null;
  const declared = encounter?.combat?.declarations[attacker.id]?.action;
  const bound = boundBy(state, attacker.id);
  if (bound && !isHasted(state, attacker.id))
    return byRule(bound, 'forbidden', `${called(attacker)} has declared a spell, and does nothing else in this round.`);
  const {
    declaring: { mayActMoving },
    cites,
  } = rulesOf(state).combatRound;
  if (
    mayActMoving(
      attack.kind,
      attacker.moved > 0 && !encounter?.cramped,
      declared === 'retreat',
      moverOf(state, attacker),
    )
  )
    return null;
  return declared === 'retreat'
    ? byRule(
        rulesOf(state).combatRound.cites.retreating,
        'forbidden',
        `${called(attacker)} retreats, and cannot attack in this round.`,
      )
    : byRule(
        attack.kind === 'melee' ? cites.closing : cites.splitting,
        'forbidden',
        `${called(attacker)} has moved, and cannot attack in this round.`,
      );
}

const hasStruck = ({ encounter }: GameState, { id }: Creature): boolean =>
  roundOfBlows(encounter)?.blows.some(({ creature }) => creature === id) ?? false;

export function notSpent(state: GameState, { attacker, attack }: Stroke, { index }: Choice): Refusal | null {
  if (attacksLeft(state, attacker).some((choice) => choice.index === index)) return null;
  const { attack: blows, missiles } = rulesOf(state);
  return byRule(
    attack.kind === 'missile' ? missiles.pace.rule : blows.where.spent,
    'already-tried',
    attacksLeft(state, attacker).length === 0 && hasStruck(state, attacker)
      ? `${called(attacker)} has struck in this round already.`
      : `${called(attacker)} has no such attack left in this round.`,
  );
}
