import { heartsNext } from '../../../procedures/fight/combat-round/hearts-next.ts';
import { awaitsMorale } from '../../../procedures/meeting/morale/morale.ts';
import type { CombatRound, Encounter, Side } from '../../../state/encounter.ts';
import { within } from './meeting.ts';
import { type Asking, keysOf, listed, type Said, say } from './said.ts';

/** The phase in which hearts are tried. */
export function morale(asking: Asking, { sides }: Encounter): Said {
  const due = sides.filter((side) => awaitsMorale(asking.state, side));
  const on = keysOf(asking, ['NextPhase', 'EndRound']);
  return say(due.length > 0 ? `Check the morale of ${listed(due.map(within))}` : 'Go on with the round', {
    yours: true,
    offers: [...checking(asking, due), ...on],
  });
}

/** Hearts are tried as soon as a phase ends in which nobody has anything left to do: that comes first. Null where none are. */
export function moraleNext(
  asking: Asking,
  encounter: Encounter,
  combat: CombatRound,
  offers: readonly string[],
): Said | null {
  const due = heartsNext(asking.state, encounter, combat);
  if (due.length === 0) return null;
  return say(`All have acted: check the morale of ${listed(due.map(within))}`, {
    yours: true,
    offers: [...checking(asking, due), ...offers],
  });
}

const checking = (asking: Asking, due: readonly Side[]): readonly string[] =>
  keysOf(asking, ['CheckMorale'], ({ fixed }) => due.some(({ id }) => id === fixed.side));
