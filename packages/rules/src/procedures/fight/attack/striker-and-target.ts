import { byRule, type Refusal } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { hasYielded } from '../../../state/read.ts';
import { bentOn, sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { insideOf } from '../../../state/swallowed.ts';
import { ruleOfKeepingOff, ruleOfPeace } from '../../situation/condition/enchantment.ts';
import type { Stroke } from '../../situation/reach/stroke.ts';
import { isRaging } from '../../situation/round/raging.ts';
import { forConfused } from '../../situation/round/strikes-alone.ts';

export const inFight = (state: GameState, { attacker }: Stroke): Refusal | null =>
  sideOf(state.encounter, attacker.id)
    ? null
    : byRule(
        rulesOf(state).encounter.cites.actions,
        'no-encounter',
        'Blows fall in encounters: the referee begins one first.',
      );

/** Whoever has given up is struck at by nobody, unless the referee rules otherwise. */
export const spared = ({ target }: Stroke): Refusal | null =>
  hasYielded(target) ? byRule('TABLE', 'forbidden', `${called(target)} has given up, and is a prisoner.`) : null;

/** Magic may let somebody attack nobody, or keep the blows of some monsters off. */
export function byMagic(state: GameState, { attacker, target, attack }: Stroke): Refusal | null {
  const peace = ruleOfPeace(state, attacker.id);
  if (peace) return byRule(peace, 'incapable', `Magic lets ${called(attacker)} attack nobody.`);
  const off = attack.kind === 'melee' ? ruleOfKeepingOff(state, target.id, attacker) : null;
  return off && byRule(off, 'forbidden', `Magic keeps ${called(attacker)}’s blows off ${called(target)}.`);
}

/** Whoever has been swallowed strikes at what has swallowed them, with something sharp; nobody strikes at them. */
export function fromInside(state: GameState, { attacker, target, attack }: Stroke): Refusal | null {
  const [within, holder] = [insideOf(state, attacker.id), insideOf(state, target.id)];
  if (!within && !holder) return null;
  const { bestiary } = rulesOf(state).monsters.cites;
  if (holder) return byRule(bestiary, 'blocked', `${called(target)} has been swallowed: nobody reaches them there.`);
  if (within !== target.id)
    return byRule(bestiary, 'blocked', `${called(attacker)} has been swallowed, and strikes at nothing else.`);
  return attack.kind === 'melee' && !attack.blunt
    ? null
    : byRule(bestiary, 'forbidden', `${called(attacker)} has been swallowed: only something sharp is of use there.`);
}

/** Some have no heart for any fight. */
export function unwilling(state: GameState, { attacker }: Stroke): Refusal | null {
  const { played, fights } = rulesOf(state).morale;
  if (!played || attacker.kind !== 'monster' || attacker.morale === null || fights(attacker.morale)) return null;
  return byRule(
    rulesOf(state).morale.cites.never,
    'forbidden',
    `${called(attacker)} does not fight: its morale is ${attacker.morale}.`,
  );
}

/** Rage leaves room for blows alone. */
export const inRage = (state: GameState, { attacker, attack }: Stroke): Refusal | null =>
  isRaging(state, attacker) && !rulesOf(state).backgrounds.rage.does(attacker, attack.kind).allowed
    ? byRule(
        rulesOf(state).backgrounds.cites.rage,
        'forbidden',
        `${called(attacker)} rages, and does nothing but strike.`,
      )
    : null;

/** The confused strike at those on whom they are bent in this round, and at what has swallowed them. */
export function asConfused(state: GameState, attacker: Creature, target: Creature): Refusal | null {
  const on = bentOn(state.encounter, attacker.id);
  const isFriend = sideOf(state.encounter, attacker.id) === sideOf(state.encounter, target.id);
  if (!on || isFriend === (on === 'friends') || insideOf(state, attacker.id) === target.id) return null;
  const whom = on === 'friends' ? 'its own side' : 'the other side';
  return forConfused(state, attacker, `strikes at ${whom} alone in this round`);
}
