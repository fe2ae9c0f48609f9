import { impossible, objections } from '../../../core/index.ts';
import { type Handler, type Handlers, type May, type Play, rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import { partyOf } from '../../../state/read.ts';
import { mayCommand } from '../../table/permission/permission.ts';
import { stillReading } from '../belongings/may.ts';
import type { encumbranceCommands } from './commands.ts';
import type { EncumbranceRule, Surplus } from './rule.ts';

export const mayTrim: May<'TrimItems'> = (state, { creature }, seat) => {
  const found = state.creatures[creature];
  const over = (found && rulesOf(state).encumbrance.limits?.over(found)) ?? [];
  return objections(
    mayCommand(state, seat, creature),
    found ? stillReading(state, found) : null,
    over.length === 0 ? impossible('no-change', 'Nothing is over the limits.') : null,
  );
};

const trimItems: Handler<'TrimItems'> = (play, { creature }) => {
  const found = play.state.creatures[creature];
  if (found) leaveSurplus(play, found);
};

/** What is over the limits stays behind. */
function leaveSurplus(play: Play, found: Creature): void {
  const over = play.rules.encumbrance.limits?.over(found) ?? [];
  if (over.length === 0) return;
  const left = over.map(({ item, removed }) => ({
    item,
    name: found.items.find((one) => one.id === item)?.name ?? 'something',
    quantity: removed,
  }));
  play.happen({ type: 'ItemsTrimmed', creature: found.id, left });
}

/** As the party sets out again, where the campaign holds to the limits. */
export function setOut(play: Play): void {
  if (play.rules.encumbrance.limits?.enforced)
    for (const one of partyOf(play.state)) if (stillReading(play.state, one) === null) leaveSurplus(play, one);
}

const pieces = (over: readonly Surplus[]): number => over.reduce((sum, { removed }) => sum + removed, 0);

/** Whether things that come to somebody would be more than the book lets one carry, and so stay where they are. */
export function wouldExceed({ limits }: EncumbranceRule, carrier: Creature, things: readonly Item[]): boolean {
  if (!limits?.enforced) return false;
  const after = { ...carrier, items: [...carrier.items, ...things] };
  return pieces(limits.over(after)) > pieces(limits.over(carrier));
}

export const encumbranceHandlers: Handlers<typeof encumbranceCommands> = {
  TrimItems: { may: mayTrim, play: trimItems },
};
