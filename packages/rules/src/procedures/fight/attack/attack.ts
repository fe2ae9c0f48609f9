import {
  byPermission,
  byRule,
  type CommandOf,
  type CreatureId,
  impossible,
  type Refusal,
} from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead } from '../../../state/read.ts';
import { turnTo } from '../../meeting/steps/advance.ts';
import { isSilencedByMagic } from '../../situation/condition/enchantment.ts';
import { distanceFor } from '../../situation/reach/reach.ts';
import type { Stroke } from '../../situation/reach/stroke.ts';
import { isHastedByMagic, rides } from '../../situation/round/stance.ts';
import { isInSight } from '../../situation/sight/in-sight.ts';
import { isKnown } from '../../situation/sight/known.ts';
import { forActing, refereeOnly } from '../../table/permission/permission.ts';
import type { attackCommands } from './commands.ts';
import { mayStrike } from './legality.ts';
import { attackOf, type Choice, mayBeginSeries } from './routine.ts';
import { findShut, shutDoorBetween } from './shut-door.ts';
import { follow, rollAttack, strike } from './strike.ts';

/** The most a referee adds to an attack, or takes away. */
export const MOST = 10;

const attack: Handler<'Attack'> = (play, command) => {
  const refusal =
    forActing(play, command.attacker) ?? ownWords(play, command) ?? forTarget(play, command.attacker, command.target);
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
  findShut(play, attacker, [stroke.stopped ?? null]);
  return null;
};

/** What a player may not say of an attack: modifiers are the referee's. */
function ownWords(play: Play, { modifier = 0, behind, backstab, distance }: CommandOf<'Attack'>): Refusal | null {
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
export function forTarget(play: Play, attacker: CreatureId, target: CreatureId): Refusal | null {
  const found = play.state.creatures[target];
  if (!found || !isKnown(play.state, play.by, found))
    return impossible('no-such-thing', 'There is nobody of that name here.');
  if (attacker === target) return impossible('bad-input', 'Nobody attacks themselves.');
  if (isDead(found)) return impossible('no-change', `${found.name} is dead already.`);
  return isInSight(play.state, play.by, found)
    ? null
    : byRule(play.rules.sight.cites.dark, 'blocked', `${found.name} cannot be seen.`);
}

const strokeOf = (
  play: Play,
  { modifier = 0, behind = false, backstab = false, distance, lobbed = false }: CommandOf<'Attack'>,
  attacker: Creature,
  target: Creature,
  choice: Choice,
): Stroke => {
  const { kind } = choice.attack;
  const stopped = shutDoorBetween(play.state, attacker, target, kind);
  return {
    attacker,
    target,
    attack: choice.attack,
    distance: distance ?? distanceFor(play.state, attacker, target, kind),
    modifier,
    behind,
    backstab,
    ...(lobbed ? { lobbed } : {}),
    ...(stopped ? { stopped } : {}),
  };
};

const attackMany: Handler<'AttackMany'> = (play, { attacker: who, targets, attack: which }) => {
  const refusal = forActing(play, who) ?? forTargets(play, who, targets);
  const attacker = play.state.creatures[who];
  if (refusal || !attacker) return refusal;
  const choice = attackOf(attacker, which);
  if (!choice) return impossible('no-such-thing', `${attacker.name} has no such attack.`);
  const unfit = tooMany(play, attacker, choice, targets.length);
  if (unfit) return unfit;
  const { rule, penalty } = play.rules.attack.often.series(attacker);
  const also = [{ name: 'several attacks', value: penalty(targets.length), rule }];
  const strokes = targets.flatMap((id) => {
    const target = play.state.creatures[id];
    const command = { type: 'Attack', attacker: who, target: id, attack: which } as const;
    return target ? [{ ...strokeOf(play, command, attacker, target, choice), also, series: targets.length > 1 }] : [];
  });
  for (const stroke of strokes) {
    const unable = mayStrike(play, stroke, choice, false);
    if (unable) return unable;
  }
  turnTo(play, 'attack');
  const struck = strokes.map((stroke) => rollAttack(play, stroke, choice, false));
  for (const each of struck) follow(play, each, choice, false);
  findShut(
    play,
    attacker,
    strokes.map(({ stopped = null }) => stopped),
  );
  return null;
};

/** As many as the attacker may strike or shoot at. */
function tooMany(play: Play, attacker: Creature, choice: Choice, count: number): Refusal | null {
  const {
    often: { mostTargets, series },
  } = play.rules.attack;
  const most = mostTargets(attacker, choice.attack.kind);
  const { rule } = series(attacker);
  const verb = choice.attack.kind === 'melee' ? 'strike' : 'shoot';
  if (count > most)
    return play.unless(byRule(rule, 'forbidden', `${attacker.name} may ${verb} at ${most} in a round.`));
  return mayBeginSeries(play.state, attacker, choice)
    ? null
    : play.unless(byRule(rule, 'already-tried', 'How many are shot at is said before the first shot.'));
}

/** Each of them once. */
function forTargets(play: Play, attacker: CreatureId, targets: readonly CreatureId[]): Refusal | null {
  const found = play.state.creatures[attacker];
  if (!found || targets.length === 0) return impossible('bad-input', 'At whom?');
  const { rule } = play.rules.attack.often.series(found);
  if (new Set(targets).size < targets.length)
    return play.unless(byRule(rule, 'forbidden', 'Nobody is struck at twice in one series.'));
  return targets.reduce<Refusal | null>((refusal, target) => refusal ?? forTarget(play, attacker, target), null);
}

const setSituation: Handler<'SetSituation'> = (
  play,
  { creature, cover, water, unstable, surrounded, silenced, modifier, hasted = false, mounted = false },
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
      silenced: silenced && !isSilencedByMagic(play.state, creature),
      modifier,
      ...(hasted === isHastedByMagic(play.state, creature) ? {} : { hasted }),
      ...(mounted === rides(play.state, creature) ? {} : { mounted }),
    },
  });
  return null;
};

export const attackHandlers: Handlers<typeof attackCommands> = {
  Attack: attack,
  AttackMany: attackMany,
  SetSituation: setSituation,
};
