import { type CommandOf, impossible, objections, type Refusal } from '../../../core/index.ts';
import { type May, rulesOf } from '../../../play/index.ts';
import { hasCoins } from '../../../state/adventure.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Encounter } from '../../../state/encounter.ts';
import { hasLetGo, sideNamed, sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { coinsBorne } from '../../party/treasure/bearers.ts';
import { isChase } from '../../situation/round/on-the-run.ts';
import { mayAct, mayCommandParty, onlyReferee } from '../../table/permission/permission.ts';
import type { LureDropped } from './events.ts';
import { roundsOfGo } from './gap.ts';

/** What is dropped, all that there is of it. */
interface Lure extends Pick<LureDropped, 'name' | 'kind' | 'quantity' | 'pooled'> {}

/** What can be dropped: all coins, a treasure, or something to eat. */
export function lureOf(state: GameState, dropper: Creature, what: CommandOf<'DropLure'>['what']): Lure | null {
  const { coins, items } = dropper;
  const pooled = what === 'pool' ? coinsBorne(state, dropper) : null;
  if (pooled) return hasCoins(pooled) ? { name: 'coins of the party’s treasure', kind: 'treasure', pooled } : null;
  if (what === 'coins') return hasCoins(coins) ? { name: 'coins', kind: 'treasure' } : null;
  const item = items.find((each) => each.id === what);
  if (item?.use !== 'ration' && item?.kind !== 'treasure') return null;
  const { name, quantity } = item;
  return { name, kind: item.use === 'ration' ? 'food' : 'treasure', ...(quantity > 1 ? { quantity } : {}) };
}

/** Rounds of one go, where the book lets them be spent otherwise. */
const isRounds = (state: GameState, { setting }: Encounter, rounds: number): boolean =>
  roundsOfGo(rulesOf(state).pursuit, setting) > 1 && rounds <= roundsOfGo(rulesOf(state).pursuit, setting);

/** A pursuit is on. */
const running = (state: GameState): Refusal | null =>
  isChase(state.encounter) ? null : impossible('no-encounter', 'Nobody is running from anybody.');

export const mayRunOn: May<'RunOn'> = (state, command, seat) => {
  const { encounter } = state;
  const barred = objections(onlyReferee(seat), running(state));
  if (!encounter?.flight) return barred;
  const { fleersLost = 0, pursuersLost = 0 } = command;
  if ([fleersLost, pursuersLost].some((lost) => lost !== 0 && !isRounds(state, encounter, lost)))
    return objections(...barred, impossible('bad-input', 'Nobody spends so many rounds of the run on anything else.'));
  return barred;
};

export const mayDropLure: May<'DropLure'> = (state, { creature, what }, seat) => {
  const { encounter } = state;
  const dropper = state.creatures[creature];
  const barred = objections(mayAct(state, seat, creature), running(state));
  if (!encounter || !dropper) return barred;
  if (sideOf(encounter, creature)?.id !== encounter.flight?.fleeing)
    return objections(...barred, impossible('no-such-thing', `${called(dropper)} is not the one who flees.`));
  const lure = lureOf(state, dropper, what);
  return objections(
    ...barred,
    lure ? null : impossible('no-such-thing', 'That is neither treasure nor food that is carried.'),
  );
};

/** Whoever decided to flee, or to follow, may think better of it; days of flight have a choice of their own. */
export const mayStopChase: May<'StopChase'> = (state, { side: asked }, seat) => {
  const { encounter } = state;
  const side = sideNamed(encounter, asked);
  const flight = encounter?.flight;
  if (!encounter || !side || !flight) return objections(impossible('no-encounter', 'Nobody is running from anybody.'));
  return objections(
    side.kind === 'party' ? mayCommandParty(state, seat) : onlyReferee(seat),
    running(state),
    hasLetGo(encounter, side.id) ? impossible('no-change', `${side.name} let them go already.`) : null,
    side.id === flight.fleeing && encounter.setting === 'wilderness'
      ? impossible('out-of-turn', 'In days of flight it is said with each day whether they go on.')
      : null,
  );
};
