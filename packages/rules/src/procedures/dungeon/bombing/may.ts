import { byRule, impossible, objections } from '../../../core/index.ts';
import { type Legality, type May, rulesOf } from '../../../play/index.ts';
import { isDead } from '../../../state/read.ts';
import { readDamage } from '../../body/damage/notation.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import type { bombingCommands } from './commands.ts';

const mayDropBomb: May<'DropBomb'> = (state, { targets, altitude, damage }, seat) => {
  const below = targets.flatMap((target) => state.creatures[target] ?? []).filter((target) => !isDead(target));
  const barred = onlyReferee(seat);
  if (below.length === 0 || below.length !== targets.length)
    return objections(barred, impossible('no-such-thing', 'Somebody named is not there.'));
  const dice = readDamage(damage);
  if (!dice) return objections(barred, impossible('bad-input', `"${damage}" is not an amount of damage.`));
  const rule = rulesOf(state).bombing;
  return objections(
    barred,
    altitude <= rule.highest
      ? null
      : byRule(
          rulesOf(state).bombing.cites.dropping,
          'too-far',
          `From more than ${rule.highest} feet nothing can be aimed.`,
        ),
  );
};

/** What stands against each of these commands. */
export const bombingLegality: Legality<typeof bombingCommands> = {
  DropBomb: mayDropBomb,
};
