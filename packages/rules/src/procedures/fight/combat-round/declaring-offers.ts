import { type CreatureId, type Offer, offer, type RuleId, type Seat } from '../../../core/index.ts';
import { choice, labelled, plain, text } from '../../../core/inputs.ts';
import { rulesFor } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { DeclaredAction, Encounter } from '../../../state/encounter.ts';
import { ableOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { isParrying } from '../../situation/round/guard.ts';
import { isRaging } from '../../situation/round/raging.ts';
import { commands } from '../../table/permission/permission.ts';
import { actingSides } from '../initiative/initiative.ts';
import { declarable, LONGEST_WORDS } from './declarable.ts';
import type { CombatRoundRule } from './rule.ts';

/** What each says before initiative, or takes back. */
export function declaring(state: GameState, encounter: Encounter, seat: Seat): Offer[] {
  const rules = rulesFor(state.ruleset);
  return actingSides(state)
    .flatMap((side) => ableOf(state, side))
    .filter((creature) => commands(seat, creature) && !isParrying(state, creature.id) && !isRaging(state, creature))
    .flatMap((creature) => {
      const { declaring: rule } = rules.combatRound.cites;
      if (encounter.combat?.declarations[creature.id]) return [takingBack(creature, rule)];
      const actions = declarable(state, encounter, creature);
      return [
        ...actions.map((action) => declareOffer(state, creature, action, rule)),
        ...inOwnWords(creature, actions, rule),
      ];
    });
}

const takingBack = ({ id }: Creature, rule: RuleId): Offer =>
  offer('TakeBack', 'Take the declaration back', { place: 'creature', about: id, rule, fixed: { creature: id } });

const LABELS: Readonly<Record<Exclude<DeclaredAction, 'spell'>, string>> = {
  melee: 'Strike',
  missile: 'Shoot or throw',
  move: 'Move',
  item: 'Use something',
  wait: 'Wait',
  ready: 'Hold a missile weapon ready',
  withdraw: 'Withdraw fighting',
  retreat: 'Retreat',
};

/** The rule of what is declared; of leaving a melee the book may speak apart. */
function ruleOf(action: DeclaredAction, { cites }: CombatRoundRule): RuleId {
  if (action === 'withdraw') return cites.withdrawing;
  return action === 'retreat' ? cites.retreating : cites.declaring;
}

function declareOffer(state: GameState, { id }: Creature, action: DeclaredAction, rule: RuleId): Offer {
  if (action === 'spell') return castOffer(id, [...new Set(state.memorised[id] ?? [])], rule);
  return offer('Declare', LABELS[action], {
    place: 'creature',
    about: id,
    rule: ruleOf(action, rulesFor(state.ruleset).combatRound),
    key: `Declare:${action}:${id}`,
    fixed: { creature: id, action, spell: null },
  });
}

/** The same, and how the player puts it. */
function inOwnWords({ id }: Creature, actions: readonly DeclaredAction[], rule: RuleId): Offer[] {
  const open = actions.filter((action) => action !== 'spell');
  if (open.length === 0) return [];
  return [
    offer('Declare', 'In your own words', {
      place: 'creature',
      about: id,
      rule,
      key: `Declare:words:${id}`,
      fixed: { creature: id, spell: null },
      inputs: [choice('action', 'What', labelled(open, LABELS)), words],
    }),
  ];
}

const words = text('words', 'In your own words, if you like', LONGEST_WORDS);

function castOffer(creature: CreatureId, spells: readonly string[], rule: RuleId): Offer {
  const lone = spells.length === 1 ? spells[0] : undefined;
  return offer('Declare', lone === undefined ? 'Cast a spell' : `Cast ${lone}`, {
    place: 'creature',
    about: creature,
    rule,
    key: `Declare:spell:${creature}`,
    fixed: { creature, action: 'spell' },
    inputs: [choice('spell', 'Spell', plain(spells)), ...(lone === undefined ? [words] : [])],
  });
}
