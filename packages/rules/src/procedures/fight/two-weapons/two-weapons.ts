import { byRule, impossible, type Offer, objections, offer, type Refusal } from '../../../core/index.ts';
import { type Declaration, type Handlers, type May, type Offers, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { ableOf, sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { mayAct } from '../../table/permission/permission.ts';
import { twoWeaponsCommands } from './commands.ts';
import { type TwoWeaponsEvent, twoWeaponsEvolvers } from './events.ts';
import { twoWeaponsTellers } from './tell.ts';

const mayUseOffHand: May<'UseOffHand'> = (state, { creature, weapon }, seat) => {
  const found = state.creatures[creature];
  const barred = objections(mayAct(state, seat, creature), declaring(state, creature));
  if (!found) return barred;
  const held = state.encounter?.offHands?.[creature];
  if (weapon === null) return held ? barred : [...barred, impossible('no-change', 'There is no second weapon.')];
  const carried = blades(found).includes(weapon);
  return objections(
    ...barred,
    carried ? againstSecond(state, found, weapon) : impossible('no-such-thing', `${called(found)} has no such weapon.`),
  );
};

/** What somebody fights with hand to hand. */
const blades = ({ attacks }: Creature): readonly string[] =>
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
function againstSecond(state: GameState, { shield, kind }: Creature, weapon: string): Refusal | null {
  const { twoWeapons } = rulesOf(state);
  if (!twoWeapons.twoWeapons || kind === 'monster')
    return byRule(twoWeapons.rule, 'forbidden', 'A second weapon does nothing by these rules.');
  const mode = twoWeapons.mode({ offhand: weapon, shield, mainHands: 1 }, null);
  return typeof mode === 'string' ? null : byRule(twoWeapons.rule, 'forbidden', `Not the ${weapon}: ${mode.why}.`);
}

const twoWeaponsHandlers: Handlers<typeof twoWeaponsCommands> = {
  UseOffHand: {
    may: mayUseOffHand,
    play: (play, { creature, weapon, use }) =>
      play.happen({ type: 'OffHandUsed', creature, offHand: weapon === null ? null : { weapon, use } }),
  },
};

const twoWeaponsOffers: Offers = (state, seat) => {
  const { encounter } = state;
  if (encounter?.combat?.stage !== 'declarations' || !rulesOf(state).twoWeapons.twoWeapons) return [];
  return encounter.sides
    .flatMap((side) => ableOf(state, side))
    .filter((creature) => commands(seat, creature) && creature.kind !== 'monster')
    .flatMap((creature) => ofCreature(state, creature));
};

function ofCreature(state: GameState, creature: Creature): Offer[] {
  const { twoWeapons } = rulesOf(state);
  const about = { place: 'creature', about: creature.id, rule: twoWeapons.rule } as const;
  const weapons = blades(creature);
  const second = [...new Set(weapons)].filter((name) => !againstSecond(state, creature, name));
  const use = offer('UseOffHand', 'Fight with two weapons', {
    ...about,
    fixed: { creature: creature.id },
    inputs: { weapon: second, use: { of: twoWeapons.uses, preset: twoWeapons.uses[0]?.value ?? 'offensive' } },
  });
  const away = offer('UseOffHand', 'Put the second weapon away', {
    ...about,
    key: `UseOffHand:away:${creature.id}`,
    fixed: { creature: creature.id, weapon: null, use: 'defensive' },
  });
  return [
    ...(weapons.length > 1 && second.length > 0 ? [use] : []),
    ...(state.encounter?.offHands?.[creature.id] ? [away] : []),
  ];
}

export const twoWeapons: Declaration<typeof twoWeaponsCommands, TwoWeaponsEvent> = {
  forms: twoWeaponsCommands,
  handle: twoWeaponsHandlers,
  evolve: twoWeaponsEvolvers,
  tell: twoWeaponsTellers,
  offer: twoWeaponsOffers,
};
