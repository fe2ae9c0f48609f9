import { byRule, type CommandOf, impossible, type Refusal } from '../../../core/index.ts';
import { type Handler, type Handlers, type Play, rulesFor } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { forActing } from '../../table/permission/permission.ts';
import type { twoWeaponsCommands } from './commands.ts';

const useOffHand: Handler<'UseOffHand'> = (play, { creature, weapon, use }) => {
  const found = play.state.creatures[creature];
  const refusal = forActing(play, creature) ?? declaring(play, creature);
  if (refusal || !found) return refusal;
  if (weapon === null) {
    if (!play.state.encounter?.offHands?.[creature]) return impossible('no-change', 'There is no second weapon.');
    play.happen({ type: 'OffHandUsed', creature, offHand: null });
    return null;
  }
  if (!isCarried(found, weapon)) return impossible('no-such-thing', `${found.name} has no such weapon.`);
  const unable = play.unless(objection(play.state, found, weapon));
  if (unable) return unable;
  play.happen({ type: 'OffHandUsed', creature, offHand: { weapon, use } });
  return null;
};

const isCarried = ({ attacks }: Creature, weapon: string): boolean =>
  attacks.some(({ name, kind, broken }) => name === weapon && kind === 'melee' && !broken);

function declaring(play: Play, creature: CommandOf<'UseOffHand'>['creature']): Refusal | null {
  const { encounter } = play.state;
  if (!sideOf(encounter, creature) || !encounter?.combat)
    return impossible('no-encounter', 'Second weapons are drawn in a fight.');
  if (encounter.combat.stage === 'declarations') return null;
  return play.unless(
    byRule(play.rules.twoWeapons.cites.said, 'out-of-turn', 'How a second weapon is used is said before the round.'),
  );
}

/** Why a weapon cannot be the second; null when it can. */
export function objection({ ruleset }: GameState, { shield, kind }: Creature, weapon: string): Refusal | null {
  const { twoWeapons } = rulesFor(ruleset);
  if (!twoWeapons.twoWeapons || kind === 'monster')
    return byRule(twoWeapons.rule, 'forbidden', 'A second weapon does nothing by these rules.');
  const mode = twoWeapons.mode({ offhand: weapon, shield, mainHands: 1 }, null);
  return typeof mode === 'string' ? null : byRule(twoWeapons.rule, 'forbidden', `Not the ${weapon}: ${mode.why}.`);
}

export const twoWeaponsHandlers: Handlers<typeof twoWeaponsCommands> = { UseOffHand: useOffHand };
