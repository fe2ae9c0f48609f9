import { byRule, impossible, type Refusal } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { shine } from '../../dungeon/light/spell.ts';
import { turnTo } from '../../meeting/steps/advance.ts';
import { inMemory } from '../../situation/condition/memory.ts';
import { isInSight } from '../../situation/sight/in-sight.ts';
import { forActing, refereeOnly } from '../../table/permission/permission.ts';
import { findShut, shutDoorBetween } from '../attack/shut-door.ts';
import { awaitedHandlers, awaitRuling } from './awaited.ts';
import { bookHandlers } from './books.ts';
import type { spellsCommands } from './commands.ts';
import { callBack, cure, heal } from './heal.ts';
import { objectionsToCasting } from './hindrance.ts';
import { beginLasting, lastingHandlers } from './lasting.ts';
import { reversedName } from './reversed.ts';

/** One spell a slot, of the slot's level; the same one may be learnt several times. */
const memorise: Handler<'Memorise'> = (play, { creature, spell }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const found = play.state.creatures[creature];
  const rule = play.rules.spells;
  if (!found || !rule.memory.known(found, play.state.inventions).flat().includes(spell))
    return impossible('no-such-thing', 'There is no such caster, or no such spell in the list.');
  const unready = rule.memory.unready(found, play.state.memorised[creature] ?? [], spell, play.state.inventions);
  const full = unready === null ? null : play.unless(byRule(rule.memory.preparing(found), 'forbidden', unready));
  if (full) return full;
  play.happen({ type: 'SpellMemorised', creature, spell });
  return null;
};

const forget: Handler<'Forget'> = (play, { creature, spell }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  if (!play.state.memorised[creature]?.includes(spell))
    return impossible('no-such-thing', 'That spell is not in memory.');
  play.happen({ type: 'SpellForgotten', creature, spell });
  return null;
};

/** In a fight only when declared, unmoved, unhindered, and in the phase for it. */
const castSpell: Handler<'CastSpell'> = (play, { caster, spell, targets, reversed = false }) => {
  const refusal = forActing(play, caster) ?? targetsInSight(play, targets);
  const found = play.state.creatures[caster];
  if (refusal || !found) return refusal;
  if (spell.trim() === '') return impossible('bad-input', 'Which spell?');
  if (reversed && !play.rules.spells.listed(found, spell)?.reversible)
    return impossible('bad-input', 'By these rules that spell does not work both ways.');
  const turning = play.rules.spells.cast.castable(spell) ? null : play.unless(turnedInstead(play, spell));
  if (turning) return turning;
  for (const objection of objectionsToCasting(play.state, found, spell, targets)) {
    const unable = play.unless(objection);
    if (unable) return unable;
  }
  const forgotten = inMemory(play, caster, spell);
  if (forgotten) return forgotten;
  turnTo(play, 'cast');
  const { reached, doors } = parted(play.state, found, targets);
  play.happen({ type: 'SpellCast', caster, spell, targets: reached, ...(reversed ? { reversed } : {}) });
  findShut(play, found, doors);
  if (reached.length === 0 && targets.length > 0) return null;
  takeEffect(play, found, reversed ? reversedName(spell) : spell, reached);
  return null;
};

/** What works on the undead that are there is not cast at nobody, and so not used up for nothing. */
const turnedInstead = ({ rules }: Play, spell: string): Refusal =>
  byRule(rules.turning.rule, 'forbidden', `${spell} is not cast like others: it turns the undead that are there.`);

/** What a spell does, however it was brought about: at once, when the referee has looked at it, or for as long as it lasts. */
export function takeEffect(play: Play, caster: Creature, spell: string, targets: readonly Creature['id'][]): void {
  heal(play, spell, targets);
  cure(play, spell, targets);
  if (!shine(play, caster, spell, targets) && !awaitRuling(play, caster, spell, targets))
    beginLasting(play, caster, spell, targets);
  callBack(play, spell, targets);
}

/** Whom a spell reaches, and the doors that keep it from the others: shut ones that the players thought open. */
function parted(state: GameState, caster: Creature, targets: readonly Creature['id'][]) {
  const ways = targets.map((target) => {
    const found = state.creatures[target];
    return { target, door: found ? shutDoorBetween(state, caster, found, 'missile') : null };
  });
  return {
    reached: ways.filter(({ door }) => door === null).map(({ target }) => target),
    doors: ways.map(({ door }) => door),
  };
}

/** Nobody is aimed at whom this seat does not see. */
export function targetsInSight(play: Play, targets: readonly Creature['id'][]): Refusal | null {
  const there = targets.every((target) => {
    const found = play.state.creatures[target];
    return found && isInSight(play.state, play.by, found);
  });
  return there ? null : impossible('no-such-thing', 'Somebody named is not there.');
}

/** It takes no action, and cannot be taken back. */
const tradeSpell: Handler<'TradeSpell'> = (play, { creature, spell, into }) => {
  const refusal = forActing(play, creature);
  const found = play.state.creatures[creature];
  if (refusal || !found) return refusal;
  const prepared = play.state.memorised[creature] ?? [];
  if (!play.rules.spells.cast.trades(found).includes(into) || !prepared.includes(spell) || spell === into)
    return impossible('no-such-thing', 'No such spell is prepared, or it cannot become that.');
  play.happen({ type: 'SpellTraded', creature, spell, into });
  return null;
};

export const spellsHandlers: Handlers<typeof spellsCommands> = {
  Memorise: memorise,
  Forget: forget,
  CastSpell: castSpell,
  TradeSpell: tradeSpell,
  ...bookHandlers,
  ...lastingHandlers,
  ...awaitedHandlers,
};
