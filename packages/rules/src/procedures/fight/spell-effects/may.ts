import { impossible, objections, type Refusal, readDice } from '../../../core/index.ts';
import { type May, rulesOf } from '../../../play/index.ts';
import { isKeptUp } from '../../../state/spell-parts.ts';
import { awaitedSpells } from '../../../state/spell-work.ts';
import type { GameState } from '../../../state/state.ts';
import { roomFor } from '../../body/creature/bounds.ts';
import { readAmount } from '../../body/damage/notation.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import { roomForMagic } from '../magic-in-force/may.ts';
import { doorsNear } from './doors.ts';
import { arePlaces } from './places.ts';
import { roomForPortions } from './provide.ts';
import { diceFor } from './reach.ts';
import { effectAsRuled, type Let, mostBrought, roundsIn, UNTIL_ENDED } from './settled.ts';

const noneWaits = (): Refusal => impossible('no-such-thing', 'No such spell waits to take hold.');

export const mayLetFail: May<'LetFail'> = (state, { awaited }, seat) =>
  objections(onlyReferee(seat), awaitedSpells(state).some(({ id }) => id === awaited) ? null : noneWaits());

export const mayLetTakeHold: May<'LetTakeHold'> = (state, command, seat) => {
  const found = effectAsRuled(state, command);
  if (!found) return objections(onlyReferee(seat), noneWaits());
  const flaw = flawOf(found, rulesOf(state).monsters.monster(found.kind) !== null);
  return objections(
    onlyReferee(seat),
    (found.work.door || found.door) && !doorsNear(state, found.caster).some(({ door }) => door.id === found.door)
      ? impossible('no-such-thing', 'There is no such door where the caster is.')
      : null,
    found.targets.every((one) => state.creatures[one])
      ? null
      : impossible('no-such-thing', 'Somebody named is not there.'),
    arePlaces(state, found) ? null : impossible('no-such-thing', 'There is no such place within the spell’s reach.'),
    mustSayWhere(state, found) ? impossible('bad-input', 'Say where the spell takes them.') : null,
    flaw === null ? null : impossible('bad-input', flaw),
    found.work.brings ? roomFor(state, mostBrought(state, found)) : null,
    ...roomForPortions(state, found),
    isKeptUp(found.work, found.lasts !== '') ? roomForMagic(state) : null,
  );
};

/** Whether it takes somebody elsewhere, on the map before the table, and nobody has said where. */
const mustSayWhere = ({ scene }: GameState, { work, caster: { at }, to }: Let): boolean =>
  work.sends !== undefined && to === null && at !== null && at.scene === scene;

function flawOf({ work, damage, lasts, hitDice, kind, count }: Let, isInBestiary: boolean): string | null {
  if (work.brings && !work.brings.kinds.includes(kind)) return 'The spell brings nothing of that kind.';
  if (work.forms && !isInBestiary) return 'There is no such monster.';
  if (work.brings && !readDice(count)) return 'How many it brings is a number or dice.';
  if (work.feeds && !/^[1-9]\d{0,3}$/.test(count)) return 'How many it feeds is a number, up to 9,999.';
  if ((work.brings || work.forms) && lasts === '')
    return `What it ${work.brings ? 'brings stays' : 'makes of them lasts'} for a number of turns, or until it is ended.`;
  if (!readAmount(damage)) return 'The damage is a number or dice.';
  if (lasts !== '' && lasts !== UNTIL_ENDED && roundsIn(lasts) === null && !readDice(lasts))
    return `How long it lasts is a number of turns, dice, a number of rounds with that word, or “${UNTIL_ENDED}”.`;
  return (work.pool || work.count) && !diceFor(work, hitDice) ? 'The hit dice are a number or dice.' : null;
}
