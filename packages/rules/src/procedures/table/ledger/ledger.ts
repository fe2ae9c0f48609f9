import { byRule, type CreatureId, type Refusal, type RuleId, type Ruleset } from '../../../core/index.ts';
import { counted } from '../../../core/words.ts';
import { type Play, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { dayOf } from '../../../state/ledger.ts';
import type { GameState } from '../../../state/state.ts';
import { isOpenToAll } from '../../situation/sight/known.ts';
import type { ThrownSum } from './events.ts';
import { copperIn, paidFrom } from './purse.ts';

/** Whole gold pieces that somebody can lay out. */
export const goldOf = (rules: Pick<Ruleset, 'equipment'>, { coins }: Creature): number =>
  Math.floor(copperIn(coins, rules.equipment.copper) / rules.equipment.copper.gp);

/** Refuses unless the purse holds so much. */
export function affords(state: GameState, creature: CreatureId, gold: number, rule: RuleId): Refusal | null {
  const found = state.creatures[creature];
  if (!found || goldOf(rulesOf(state), found) >= gold) return null;
  return byRule(rule, 'too-dear', `${called(found)} cannot pay ${counted(gold, 'gold piece')}.`);
}

/**
 * Pays, and enters it; what the purse does not hold is owed. Nothing happens for nothing. True when it was paid.
 * @param reason how the sum was found; absent where what it is for says it all
 * @param thrown the die that said the sum; absent where it was fixed
 */
export function pay(
  play: Play,
  creature: CreatureId,
  gold: number,
  what: string,
  rule: RuleId,
  reason?: string,
  thrown?: ThrownSum,
): boolean {
  const found = play.state.creatures[creature];
  if (!found || gold <= 0) return true;
  const { copper } = play.rules.equipment;
  const amount = Math.round(gold * copper.gp);
  const coins = paidFrom(found.coins, amount, copper);
  play.happen({
    type: 'Paid',
    day: dayOf(play.state),
    who: creature,
    name: found.name,
    what,
    copper: amount,
    owed: coins === null,
    rule,
    open: isOpenToAll(play.state, found),
    coins: coins ?? found.coins,
    ...(reason === undefined ? {} : { reason }),
    ...(thrown === undefined ? {} : { thrown }),
  });
  return coins !== null;
}

/** Pays as far as the purse goes; the difference is owed. */
export function payOrOwe(
  play: Play,
  creature: CreatureId,
  gold: number,
  what: string,
  rule: RuleId,
  reason?: string,
): void {
  const found = play.state.creatures[creature];
  if (!found) return;
  const { copper } = play.rules.equipment;
  const had = Math.min(gold, copperIn(found.coins, copper) / copper.gp);
  pay(play, creature, had, had < gold ? `${what}, as far as the purse goes` : what, rule, reason);
  pay(play, creature, gold - had, what, rule, reason);
}
