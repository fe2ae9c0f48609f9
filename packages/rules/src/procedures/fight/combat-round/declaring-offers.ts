import { type Offer, offer, type RuleId, type Seat } from '../../../core/index.ts';
import { labelled } from '../../../core/inputs.ts';
import { atFirst } from '../../../core/words.ts';
import { rulesOf } from '../../../play/index.ts';
import { choosable } from '../../../state/called.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import type { DeclaredAction, Encounter } from '../../../state/encounter.ts';
import { isPresent } from '../../../state/read.ts';
import { ableOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { isFoe, isForFoes, likeliestFirst } from '../../situation/reach/aims.ts';
import { isWalledOff } from '../../situation/reach/reach.ts';
import { isParrying } from '../../situation/round/guard.ts';
import { strikesAlone } from '../../situation/round/strikes-alone.ts';
import { spellHint } from '../../situation/spells/does.ts';
import { spellOption, toldWithin } from '../../situation/spells/reversed.ts';
import { actingSides } from '../initiative/initiative.ts';
import { shootsWhom, strikesWhom } from './aimed.ts';
import { declarable } from './declarable.ts';
import { likeliest } from './likeliest.ts';
import type { CombatRoundRule } from './rule.ts';

/** What each says before initiative, or takes back. */
export function declaring(state: GameState, encounter: Encounter, seat: Seat): Offer[] {
  const rules = rulesOf(state);
  return actingSides(state)
    .flatMap((side) => ableOf(state, side))
    .filter((creature) => commands(seat, creature) && !isParrying(state, creature.id) && !strikesAlone(state, creature))
    .flatMap((creature) => {
      const { declaring: rule } = rules.combatRound.cites;
      if (encounter.combat?.declarations[creature.id]) return [takingBack(creature, rule)];
      const actions = likeliest(state, creature, declarable(state, encounter, creature));
      return [
        ...actions.flatMap((action) => declareOffers(state, creature, action, rule)),
        ...castInOwnWords(state, creature, actions, rule),
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

/** What a button says: at whom somebody would strike or shoot, where it can be told. */
function labelOf(state: GameState, creature: Creature, action: Exclude<DeclaredAction, 'spell'>): string {
  if (action === 'melee') return atFirst(strikesWhom(state, creature)[1]);
  if (action === 'missile') return atFirst(shootsWhom(state, creature)[1]);
  return LABELS[action];
}

/** The rule of what is declared; of leaving a melee the book may speak apart. */
function ruleOf(action: DeclaredAction, { cites }: CombatRoundRule): RuleId {
  if (action === 'withdraw') return cites.withdrawing;
  return action === 'retreat' ? cites.retreating : cites.declaring;
}

function declareOffers(state: GameState, creature: Creature, action: DeclaredAction, rule: RuleId): readonly Offer[] {
  if (action === 'spell')
    return [...new Set(state.memorised[creature.id] ?? [])].flatMap((spell) =>
      castOffers(state, creature, spell, rule),
    );
  return [
    offer('Declare', labelOf(state, creature, action), {
      place: 'creature',
      about: creature.id,
      rule: ruleOf(action, rulesOf(state).combatRound),
      key: `Declare:${action}:${creature.id}`,
      fixed: { creature: creature.id, action, spell: null },
    }),
  ];
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
      inputs: { action: labelled(open, LABELS), words },
    }),
  ];
}

const words = '';

function castInOwnWords(
  state: GameState,
  { id }: Creature,
  actions: readonly DeclaredAction[],
  rule: RuleId,
): readonly Offer[] {
  if (!actions.includes('spell')) return [];
  return [
    offer('Declare', 'Declare a spell, in your own words', {
      place: 'creature',
      about: id,
      rule,
      key: `Declare:spell-words:${id}`,
      fixed: { creature: id, action: 'spell' },
      inputs: { spell: [...new Set(state.memorised[id] ?? [])].map(spellOption), words },
    }),
  ];
}

/** A spell in mind, and the same at somebody in sight; one for foes at nobody where none is in sight, so that no friend is proposed. */
function castOffers(state: GameState, caster: Creature, spell: string, rule: RuleId): readonly Offer[] {
  const about = {
    place: 'creature',
    about: caster.id,
    rule,
    ...spellHint(state, caster, spell),
    fixed: { creature: caster.id, action: 'spell', spell },
  } as const;
  const there = Object.values(state.creatures).filter(
    (each) => each.id !== caster.id && isPresent(state, each) && !isWalledOff(state, caster, each, 'missile'),
  );
  const harms = isForFoes(state, spell);
  const targets =
    harms && !there.some((one) => isFoe(state, caster, one)) ? [] : likeliestFirst(state, caster, there, harms);
  const alone = offer('Declare', `Declare ${toldWithin(spell)}`, {
    ...about,
    key: `Declare:spell:${caster.id}:${spell}`,
  });
  if (targets.length === 0 || rulesOf(state).spells.effect.onCasterAlone(spell)) return [alone];
  return [
    alone,
    offer('Declare', `Declare ${toldWithin(spell)} at`, {
      ...about,
      key: `Declare:spell-at:${caster.id}:${spell}`,
      confirm: `Declare ${toldWithin(spell)} at {target}`,
      inputs: { target: choosable(targets) },
    }),
  ];
}
