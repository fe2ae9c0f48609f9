import type { CreatureId } from '../../ids.ts';
import { forActing, refereeOnly } from '../../permission.ts';
import type { Play } from '../../play.ts';
import type { Procedure, Procedures } from '../../procedure.ts';
import type { Refusal } from '../../ruling.ts';
import { byPermission, byRule, impossible } from '../../ruling.ts';
import type { Creature } from '../../state/creature.ts';
import { isDead } from '../../state/read.ts';
import { dealHit } from '../damage/hit.ts';
import { turnTo } from '../encounter/advance.ts';
import { isInSight } from '../encounter/known.ts';
import { strayInto } from '../missiles/stray.ts';
import { isKnown } from '../sight/known.ts';
import type { Attack, AttackCommand, AttackMany, SetSituation } from './commands.ts';
import { mayStrike } from './legality.ts';
import type { Stroke } from './modifiers.ts';
import { armourClassNow, attackModifiers, isImmune } from './modifiers.ts';
import { distanceFor } from './reach.ts';
import type { Choice } from './routine.ts';
import { attackOf, attacksLeft, timesOf } from './routine.ts';

/** The most a referee adds to an attack, or takes away. */
export const MOST = 10;

const attack: Procedure<Attack> = (play, command) => {
  const refusal = forActing(play, command.attacker) ?? ownWords(play, command) ?? forTarget(play, command);
  const attacker = play.state.creatures[command.attacker];
  const target = play.state.creatures[command.target];
  if (refusal || !attacker || !target) return refusal;
  const choice = attackOf(attacker, command.attack);
  if (!choice) return impossible('no-such-thing', `${attacker.name} has no such attack.`);
  const stroke = strokeOf(play, command, attacker, target, choice);
  const unable = mayStrike(play, stroke, choice, command.subdue === true);
  if (unable) return unable;
  turnTo(play, 'attack');
  strike(play, stroke, choice, command.subdue === true);
  return null;
};

/** What a player may not say of an attack: modifiers are the referee's. */
function ownWords(play: Play, { modifier = 0, behind, backstab, distance }: Attack): Refusal | null {
  if (!Number.isInteger(modifier) || Math.abs(modifier) > MOST)
    return impossible('bad-input', `A modifier is a whole number from −${MOST} to ${MOST}.`);
  if (distance !== undefined && !(distance >= 0 && distance <= 10_000))
    return impossible('bad-input', 'A distance is a number of feet.');
  const judged = modifier !== 0 || behind || backstab || distance !== undefined;
  return judged && play.by.role !== 'referee'
    ? byPermission('not-your-seat', 'How an attack is modified is the referee’s to say.')
    : null;
}

/** The target is there, and in sight, as far as this seat may know. */
function forTarget(play: Play, { attacker, target }: Attack): Refusal | null {
  const found = play.state.creatures[target];
  if (!found || !isKnown(play.state, play.by, found))
    return impossible('no-such-thing', 'There is nobody of that name here.');
  if (attacker === target) return impossible('bad-input', 'Nobody attacks themselves.');
  if (isDead(found)) return impossible('no-change', `${found.name} is dead already.`);
  return isInSight(play.state, play.by, found)
    ? null
    : byRule('OSE-HAZ-03', 'blocked', `${found.name} cannot be seen.`);
}

const strokeOf = (
  play: Play,
  { modifier = 0, behind = false, backstab = false, distance }: Attack,
  attacker: Creature,
  target: Creature,
  choice: Choice,
): Stroke => ({
  attacker,
  target,
  attack: choice.attack,
  distance: distance ?? distanceFor(play.state, attacker, target, choice.attack.kind),
  modifier,
  behind,
  backstab,
});

/** How an attack went. */
interface Struck {
  readonly stroke: Stroke;
  readonly hit: boolean;
  readonly immune: boolean;
  /** What the die showed; null where none was thrown. */
  readonly natural: number | null;
}

function strike(play: Play, stroke: Stroke, choice: Choice, subdue: boolean): void {
  follow(play, rollAttack(play, stroke, choice, subdue), choice, subdue);
}

/** OSE-CMB-17…20, 32: the roll, or none against the helpless. */
function rollAttack(play: Play, stroke: Stroke, choice: Choice, subdue: boolean): Struck {
  const { attacker, target, attack: weapon } = stroke;
  const rule = play.rules.attack;
  const sure = rule.autoHit(isHelpless(target), weapon.kind);
  const modifiers = attackModifiers(play.state, play.rules, stroke);
  const modifier = modifiers.reduce((sum, { value }) => sum + value, 0);
  const roll = sure ? null : play.roll(1, 20, modifier);
  const struck =
    roll &&
    rule.strike(rule.thac0(attacker), roll.total - roll.plus, modifier, armourClassNow(play.state, play.rules, stroke));
  const hit = struck?.hit ?? true;
  const immune = hit && isImmune(play.rules, attacker, target, weapon);
  play.happen({
    type: 'AttackRolled',
    attacker: attacker.id,
    target: target.id,
    attack: choice.index,
    weapon: weapon.name,
    kind: weapon.kind,
    hit,
    immune,
    subdue,
    done: isDone(play, attacker, choice),
    why:
      roll && struck
        ? { rule: rule.rule, formula: rule.formula, roll, modifiers, needed: struck.need }
        : { rule: 'OSE-CMB-32', formula: 'the helpless are hit without a roll' },
  });
  return { stroke, hit, immune, natural: roll && roll.total - roll.plus };
}

/** The damage of a hit; what a miss does to the weapon, and to friends. */
function follow(play: Play, { stroke, hit, immune, natural }: Struck, { index }: Choice, subdue: boolean): void {
  if (hit && !immune) dealHit(play, stroke, natural, subdue);
  if (hit || natural === null) return;
  snap(play, stroke, index, natural);
  strayInto(play, stroke);
}

const attackMany: Procedure<AttackMany> = (play, { attacker: who, targets, attack: which }) => {
  const refusal = forActing(play, who) ?? forTargets(play, who, targets);
  const attacker = play.state.creatures[who];
  if (refusal || !attacker) return refusal;
  const choice = attackOf(attacker, which);
  if (choice?.attack.kind !== 'melee') return impossible('no-such-thing', `${attacker.name} has no such attack.`);
  const { rule, penalty } = play.rules.attack.series;
  const also = [{ name: 'several attacks', value: penalty(targets.length), rule }];
  const strokes = targets.flatMap((id) => {
    const target = play.state.creatures[id];
    const command = { type: 'Attack', attacker: who, target: id, attack: which } as const;
    return target ? [{ ...strokeOf(play, command, attacker, target, choice), also }] : [];
  });
  for (const stroke of strokes) {
    const unable = mayStrike(play, stroke, choice, false);
    if (unable) return unable;
  }
  turnTo(play, 'attack');
  const struck = strokes.map((stroke) => rollAttack(play, stroke, choice, false));
  for (const each of struck) follow(play, each, choice, false);
  return null;
};

/** ERI-MUL-01: as many as the attacker may strike at, each of them once. */
function forTargets(play: Play, attacker: CreatureId, targets: readonly CreatureId[]): Refusal | null {
  const found = play.state.creatures[attacker];
  if (!found || targets.length === 0) return impossible('bad-input', 'At whom?');
  const { attack } = play.rules;
  if (new Set(targets).size < targets.length)
    return play.unless(byRule(attack.series.rule, 'forbidden', 'Nobody is struck at twice in one series.'));
  const most = attack.mostTargets(found);
  if (targets.length > most)
    return play.unless(byRule(attack.series.rule, 'forbidden', `${found.name} may strike at ${most} in a round.`));
  return targets.reduce<Refusal | null>(
    (refusal, target) => refusal ?? forTarget(play, { type: 'Attack', attacker, target, attack: 0 }),
    null,
  );
}

/** A miss may break the weapon, by the books that say so. */
function snap(play: Play, { attacker, attack: weapon }: Stroke, index: number, natural: number): void {
  const rule = play.rules.damage.breaks(natural, attacker, weapon, play.dice);
  if (rule) play.happen({ type: 'WeaponBroke', creature: attacker.id, attack: index, rule });
}

const HELPLESS = ['paralysed', 'asleep', 'unconscious'] as const;
const isHelpless = ({ conditions }: Creature): boolean => HELPLESS.some((condition) => conditions.includes(condition));

/** Whether this attack uses up the last the attacker has in the round. */
function isDone({ state }: Play, attacker: Creature, now: Choice): boolean {
  const blows = state.encounter?.combat?.blows ?? [];
  const made = blows.filter((blow) => blow.creature === attacker.id && blow.attack === now.index).length + 1;
  const last = made >= timesOf(state, attacker, now);
  if (attacker.kind !== 'monster') return last;
  return attacksLeft(state, attacker).every((choice) =>
    choice.index === now.index ? last : choice.attack.kind !== now.attack.kind,
  );
}

/** The referee notes how somebody stands in the fight; it modifies what they do and suffer from then on. */
const setSituation: Procedure<SetSituation> = (
  play,
  { creature, cover, water, unstable, surrounded, silenced, modifier },
) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  if (!play.state.encounter) return impossible('no-encounter', 'No encounter is running.');
  if (!play.state.creatures[creature]) return impossible('no-such-thing', 'There is nobody of that name here.');
  if (!Number.isInteger(modifier) || Math.abs(modifier) > MOST)
    return impossible('bad-input', `A modifier is a whole number from −${MOST} to ${MOST}.`);
  play.happen({
    type: 'SituationSet',
    creature,
    situation: {
      cover: cover === 'none' ? null : cover === 'complete' ? 'complete' : Number(cover),
      water: water === 'none' ? null : water,
      unstable,
      surrounded,
      silenced,
      modifier,
    },
  });
  return null;
};

export const attackProcedures: Procedures<AttackCommand> = {
  Attack: attack,
  AttackMany: attackMany,
  SetSituation: setSituation,
};
