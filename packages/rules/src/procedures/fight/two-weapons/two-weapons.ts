import { byRule, impossible, objections, type Refusal } from '../../../core/index.ts';
import { type Handlers, type May, rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { mayAct } from '../../table/permission/permission.ts';
import type { twoWeaponsCommands } from './commands.ts';

const mayUseOffHand: May<'UseOffHand'> = (state, { creature, weapon }, seat) => {
  const found = state.creatures[creature];
  const barred = objections(mayAct(state, seat, creature), declaring(state, creature));
  if (!found) return barred;
  const held = state.encounter?.offHands?.[creature];
  if (weapon === null) return held ? barred : [...barred, impossible('no-change', 'There is no second weapon.')];
  const carried = blades(found).includes(weapon);
  return objections(
    ...barred,
    carried ? againstSecond(state, found, weapon) : impossible('no-such-thing', `${found.name} has no such weapon.`),
  );
};

/** What somebody fights with hand to hand. */
export const blades = ({ attacks }: Creature): readonly string[] =>
  attacks.flatMap(({ name, kind, broken }) => (kind === 'melee' && !broken ? [name] : []));

function declaring(state: GameState, creature: Creature['id']): Refusal | null {
  const { encounter } = state;
  if (!sideOf(encounter, creature) || !encounter?.combat)
    return impossible('no-encounter', 'Second weapons are drawn in a fight.');
  const { said } = rulesOf(state).twoWeapons.cites;
  return encounter.combat.stage === 'declarations'
    ? null
    : byRule(said, 'out-of-turn', 'How a second weapon is used is said before the round.');
}

/** Why a weapon cannot be the second; null when it can. */
export function againstSecond(state: GameState, { shield, kind }: Creature, weapon: string): Refusal | null {
  const { twoWeapons } = rulesOf(state);
  if (!twoWeapons.twoWeapons || kind === 'monster')
    return byRule(twoWeapons.rule, 'forbidden', 'A second weapon does nothing by these rules.');
  const mode = twoWeapons.mode({ offhand: weapon, shield, mainHands: 1 }, null);
  return typeof mode === 'string' ? null : byRule(twoWeapons.rule, 'forbidden', `Not the ${weapon}: ${mode.why}.`);
}

export const twoWeaponsHandlers: Handlers<typeof twoWeaponsCommands> = {
  UseOffHand: {
    may: mayUseOffHand,
    play: (play, { creature, weapon, use }) =>
      play.happen({ type: 'OffHandUsed', creature, offHand: weapon === null ? null : { weapon, use } }),
  },
};
