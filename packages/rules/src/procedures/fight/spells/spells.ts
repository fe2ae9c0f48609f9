import { byRule, impossible, type Refusal, type Ruleset } from '../../../core/index.ts';
import { type Handler, type Handlers, type Play, rulesFor } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { shine } from '../../dungeon/light/spell.ts';
import { turnTo } from '../../meeting/steps/advance.ts';
import { ails } from '../../situation/condition/ailing.ts';
import { inMemory } from '../../situation/condition/memory.ts';
import { isWalledOff } from '../../situation/reach/reach.ts';
import { hasCast } from '../../situation/round/deeds.ts';
import { situationOf } from '../../situation/round/stance.ts';
import { isHasted } from '../../situation/round/swift.ts';
import { mayActNow } from '../../situation/round/turns.ts';
import { isInSight } from '../../situation/sight/in-sight.ts';
import { forActing, refereeOnly } from '../../table/permission/permission.ts';
import { findShut, shutDoorBetween } from '../attack/shut-door.ts';
import { hasSpentRound } from '../combat-round/spent.ts';
import { bookHandlers } from './books.ts';
import type { spellsCommands } from './commands.ts';
import { callBack, heal } from './heal.ts';
import { lastingHandlers, takeHold } from './lasting.ts';
import type { Obstacle } from './rule.ts';

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
  const refusal = forActing(play, caster) ?? known(play, targets);
  const found = play.state.creatures[caster];
  if (refusal || !found) return refusal;
  if (spell.trim() === '') return impossible('bad-input', 'Which spell?');
  if (reversed && !play.rules.spells.listed(found, spell)?.reversible)
    return impossible('bad-input', 'By these rules that spell does not work both ways.');
  const unable =
    play.unless(twice(play.state, found)) ??
    play.unless(mayActNow(play.state, caster, 'spells')) ??
    play.unless(handless(play.rules, found)) ??
    play.unless(dazed(play.state, found)) ??
    play.unless(encased(play.rules, found)) ??
    hindered(play, found, spell, targets) ??
    inMemory(play, caster, spell);
  if (unable) return unable;
  turnTo(play, 'cast');
  const { reached, doors } = parted(play.state, found, targets);
  play.happen({ type: 'SpellCast', caster, spell, targets: reached, ...(reversed ? { reversed } : {}) });
  findShut(play, found, doors);
  if (reversed || (reached.length === 0 && targets.length > 0)) return null;
  heal(play, spell, reached);
  if (!shine(play, found, spell, reached)) takeHold(play, found, spell, reached);
  callBack(play, spell, reached);
  return null;
};

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

export function encased({ spells }: Pick<Ruleset, 'spells'>, caster: Creature): Refusal | null {
  const against = spells.cast.clad(caster);
  return against && byRule(against.rule, 'not-equipped', against.sentence);
}

export const handless = ({ dying }: Pick<Ruleset, 'dying'>, caster: Creature): Refusal | null =>
  dying.living(caster).canCast
    ? null
    : byRule(dying.cites.losses, 'incapable', `${caster.name} has no hand left to cast with.`);

/** Nobody casts twice in a round. */
const twice = (state: GameState, { id, name }: Creature): Refusal | null =>
  hasCast(state, id)
    ? byRule(
        rulesFor(state.ruleset).combatRound.cites.oneSpell,
        'already-tried',
        `${name} has cast a spell in this round; nobody casts twice, however fast.`,
      )
    : null;

export const dazed = (state: GameState, { id, name }: Creature): Refusal | null =>
  ails(state, id, 'dazed')
    ? byRule(
        rulesFor(state.ruleset).afflictions.cites.dazed,
        'incapable',
        `${name} is dazed by poison, and casts nothing.`,
      )
    : null;

function known(play: Play, targets: readonly Creature['id'][]): Refusal | null {
  const there = targets.every((target) => {
    const found = play.state.creatures[target];
    return found && isInSight(play.state, play.by, found);
  });
  return there ? null : impossible('no-such-thing', 'Somebody named is not there.');
}

const SENTENCES: Readonly<Record<Obstacle, string>> = {
  undeclared: 'a spell must be declared before initiative',
  gagged: 'the caster cannot speak',
  bound: 'the caster cannot move the hands',
  silence: 'the caster is in silence',
  moved: 'the caster has moved',
  'other-action': 'the caster has acted already, or lost the spell',
  'no-line-of-sight': 'the target cannot be seen',
  'unstable-surface': 'the footing is unsteady',
};

function hindered(play: Play, caster: Creature, spell: string, targets: readonly Creature['id'][]): Refusal | null {
  const { encounter } = play.state;
  const combat = sideOf(encounter, caster.id) ? encounter?.combat : null;
  const declared = combat?.declarations[caster.id];
  const { silenced, unstable } = situationOf(play.state, caster.id);
  const obstacles = play.rules.spells.cast.obstacles({
    declared: !combat || (declared?.action === 'spell' && declared.spell === spell),
    gagged: false,
    bound: false,
    silenced,
    moved: combat ? caster.moved > 0 && !isHasted(play.state, caster.id) : false,
    otherAction: declared?.disrupted === true || hasSpentRound(play.state, caster),
    targetVisible:
      !caster.conditions.includes('blind') && targets.every((target) => isVisible(play.state, caster, target)),
    unstable,
  });
  if (obstacles.length === 0) return null;
  return play.unless(
    byRule(
      play.rules.combatRound.cites.casting,
      'forbidden',
      `${caster.name} cannot cast ${spell}: ${obstacles.map((each) => SENTENCES[each]).join('; ')}.`,
    ),
  );
}

function isVisible(state: GameState, caster: Creature, target: Creature['id']): boolean {
  const found = state.creatures[target];
  return found !== undefined && !isWalledOff(state, caster, found, 'missile');
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
};
