import {
  byRule,
  impossible,
  impossibleBy,
  objections,
  type Refusal,
  type Ruleset,
  type Seat,
} from '../../../core/index.ts';
import { type May, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import type { DeclaredAction } from '../../../state/encounter.ts';
import { hasGotAway, sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { notInMemory } from '../../situation/condition/memory.ts';
import { blinded, handless } from '../../situation/condition/unfit.ts';
import { isParrying } from '../../situation/round/guard.ts';
import { losesRound, surprisedRefusal } from '../../situation/round/lost-round.ts';
import { situationOf } from '../../situation/round/stance.ts';
import { strikesAlone } from '../../situation/round/strikes-alone.ts';
import { isInSight } from '../../situation/sight/in-sight.ts';
import { mayAct, mayCommand } from '../../table/permission/permission.ts';
import { hasMissile } from '../initiative/first-fire.ts';

export const mayDeclare: May<'Declare'> = (state, { creature, action, spell, target }, seat) => {
  const found = state.creatures[creature];
  const barred = mayAct(state, seat, creature);
  if (!found) return objections(barred);
  return objections(
    barred,
    beforeInitiative(state),
    surprised(state, found),
    ...leavingNoRoom(state, found, action),
    pointedAt(state, seat, target),
    ...(action === 'spell' && !spell?.trim()
      ? [impossible('bad-input', 'Name the spell.')]
      : [hinderedFrom(state, found, action), action === 'spell' ? notInMemory(state, creature, spell ?? '') : null]),
  );
};

export const mayTakeBack: May<'TakeBack'> = (state, { creature }, seat) =>
  objections(
    mayCommand(state, seat, creature),
    beforeInitiative(state),
    state.encounter?.combat?.declarations[creature] ? null : impossible('no-change', 'Nothing was declared.'),
  );

const citesOf = (state: GameState) => rulesOf(state).combatRound.cites;

function beforeInitiative(state: GameState): Refusal | null {
  const combat = state.encounter?.combat;
  if (!combat) return impossible('no-encounter', 'No round has begun.');
  if (hasGotAway(state.encounter)) return impossible('no-encounter', 'The party has got away: the fight is over.');
  return combat.stage === 'declarations'
    ? null
    : byRule(citesOf(state).declaring, 'out-of-turn', 'Declarations come before initiative.');
}

/** The surprised do nothing in the first round. */
function surprised(state: GameState, { id }: Creature): Refusal | null {
  const side = sideOf(state.encounter, id);
  if (!side) return impossible('no-encounter', 'They take no part in the encounter.');
  return losesRound(state, side) ? surprisedRefusal(state, id) : null;
}

/** What stands against declaring this beside what somebody does already; each book has its own list of what is declared. */
function leavingNoRoom(state: GameState, creature: Creature, action: DeclaredAction): readonly Refusal[] {
  const { parrying, combatRound } = rulesOf(state);
  return objections(
    isParrying(state, creature.id)
      ? byRule(parrying.cites.parry, 'forbidden', 'Whoever parries does nothing else in the round.')
      : null,
    strikesAlone(state, creature),
    combatRound.declaring.declares.includes(action)
      ? null
      : impossibleBy(
          combatRound.cites.declaring,
          'forbidden',
          'By these rules that is not declared before initiative.',
        ),
  );
}

/** Whom a spell is meant for is in the caster's sight. */
function pointedAt(state: GameState, seat: Seat, target: Creature['id'] | undefined): Refusal | null {
  const found = target === undefined ? null : state.creatures[target];
  return found === null || (found && isInSight(state, seat, found))
    ? null
    : impossible('no-such-thing', 'Whom the spell is meant for is not there.');
}

/** A withdrawal needs clear space behind, a spell voice and hands, and a weapon held ready the weapon. */
function hinderedFrom(state: GameState, creature: Creature, action: DeclaredAction): Refusal | null {
  const { silenced, surrounded } = situationOf(state, creature.id);
  const { casting, withdrawing } = citesOf(state);
  if (action === 'ready' && !hasMissile(creature))
    return impossible('not-equipped', 'There is no missile weapon to hold ready.');
  if (action === 'spell' && silenced)
    return byRule(casting, 'forbidden', 'Who cannot speak and move the hands cannot cast.');
  if (action === 'withdraw' && surrounded)
    return byRule(withdrawing, 'forbidden', 'There is no clear space behind to withdraw to.');
  return unfitFor(rulesOf(state), creature, action);
}

const BLOWS: readonly DeclaredAction[] = ['melee', 'missile', 'ready'];

/** Nobody announces what they have neither hands nor eyes for. */
function unfitFor(rules: Ruleset, creature: Creature, action: DeclaredAction): Refusal | null {
  if (action === 'spell') return handless(rules, creature);
  if (!BLOWS.includes(action)) return null;
  return rules.dying.living(creature).canAttack
    ? blinded(rules, creature)
    : byRule(rules.dying.cites.losses, 'incapable', `${called(creature)} lacks what it takes to fight.`);
}

/** Whether somebody whose turn it is to declare may declare this. */
export const isDeclarable = (state: GameState, creature: Creature, action: DeclaredAction): boolean =>
  leavingNoRoom(state, creature, action).length === 0 && hinderedFrom(state, creature, action) === null;
