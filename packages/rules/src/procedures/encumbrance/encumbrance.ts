import { forCreature } from '../../permission.ts';
import type { Procedure, Procedures } from '../../procedure.ts';
import { impossible } from '../../ruling.ts';
import type { EncumbranceCommand, TrimItems } from './commands.ts';

/** ERI-ITM-02. */
const trimItems: Procedure<TrimItems> = (play, { creature }) => {
  const refusal = forCreature(play, creature);
  const found = play.state.creatures[creature];
  if (refusal || !found) return refusal;
  const over = play.rules.encumbrance.trimmed?.(found) ?? [];
  if (over.length === 0) return impossible('no-change', 'Nothing is over the limits.');
  const left = over.map(({ item, removed }) => ({
    item,
    name: found.items.find((one) => one.id === item)?.name ?? 'something',
    quantity: removed,
  }));
  play.happen({ type: 'ItemsTrimmed', creature, left });
  return null;
};

export const encumbranceProcedures: Procedures<EncumbranceCommand> = { TrimItems: trimItems };
