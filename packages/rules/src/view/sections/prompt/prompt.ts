import type { Seat } from '../../../core/index.ts';
import type { Known } from '../../../play/known.ts';
import { mayReferee } from '../../../procedures/table/permission/permission.ts';
import { isOffBoard } from '../../../state/read.ts';
import { offersTo } from '../offered.ts';
import type { OwnSection } from '../section.ts';
import { betweenAdventures } from './downtime.ts';
import { exploring } from './exploring.ts';
import { fight } from './fight.ts';
import { meeting } from './meeting.ts';
import { newcomers } from './newcomers.ts';
import { withNewlyCome } from './newly-come.ts';
import { awaited, cast, checkCalledFor, fallen, newcomer, withTheirDead, withTheirSpell } from './persons.ts';
import { flight } from './pursuit.ts';
import { type Asking, ownOf, type Said } from './said.ts';
import { onTheWay } from './travel.ts';

/**
 * What the table waits for and from whom, in one sentence for each seat. It follows from the state as the seat knows it
 * and from what it is offered, and like offers may rest on anything.
 */
export const prompt: OwnSection = {
  shared: false,
  reads: (state) => [state],
  entries: (state, seat) => [['prompt', { type: 'prompt', ...promptTo(state, seat) }]],
};

export function promptTo(state: Known, seat: Seat): Said {
  const asking: Asking = {
    state,
    seat,
    referee: mayReferee(seat),
    own: ownOf(state, seat),
    offers: offersTo(state, seat),
  };
  return withTheirDead(
    asking,
    checkCalledFor(asking) ??
      newcomer(asking) ??
      fallen(asking) ??
      awaited(asking) ??
      cast(asking) ??
      withTheirSpell(asking, ofMode(asking)),
  );
}

/** What goes before is said of the person; this of the table. */
function ofMode(asking: Asking): Said {
  const { state } = asking;
  const { encounter, journey, downtime, scene } = state;
  if (encounter)
    return withNewlyCome(
      asking,
      newcomers(asking, encounter) ??
        flight(asking, encounter) ??
        fight(asking, encounter) ??
        meeting(asking, encounter),
    );
  if (downtime) return betweenAdventures(asking, downtime);
  if (journey && (journey.day || scene === null || isOffBoard(state))) return onTheWay(asking, journey);
  return exploring(asking);
}
