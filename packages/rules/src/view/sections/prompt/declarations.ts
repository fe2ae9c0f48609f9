import { rulesFor } from '../../../play/index.ts';
import { stillToDeclare } from '../../../procedures/fight/combat-round/still-to-declare.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Encounter } from '../../../state/encounter.ts';
import {
  type Asking,
  holding,
  idsOf,
  keysOf,
  listed,
  nextKeys,
  people,
  playerOf,
  type Said,
  say,
  toldOf,
} from './said.ts';

/** Before initiative, what must be declared is. */
export function declarations(asking: Asking, encounter: Encounter): Said {
  const { state, referee } = asking;
  const silent = toldOf(asking, stillToDeclare(state)).filter((one) => !isVain(asking, one));
  if (!referee) return mine(asking, silent) ?? waiting(asking, silent);
  const offers = [...nextKeys(asking, 'encounter'), ...keysOf(asking, ['RollInitiative'])];
  const round = `Round ${encounter.round}`;
  if (
    encounter.flight === null &&
    offers.some((key) => key.startsWith('RollReaction')) &&
    !offers.includes('RollInitiative')
  )
    return say('How do they take it? Throw for the reaction', { yours: true, offers });
  const played = silent.filter((one) => playerOf(state, one) !== null);
  return played.length > 0
    ? say(`${round}: waiting for ${people(state, played)} to declare, or roll initiative`, {
        who: idsOf(played),
        offers,
      })
    : say(`${round}: roll initiative`, { yours: true, who: idsOf(silent), offers });
}

/**
 * Of whom this seat knows that there is nothing to declare, such as a caster with nothing in mind: they are not asked for
 * it. Whoever does not know what they have in mind reads that they are waited for, as if they were thinking.
 */
const isVain = (asking: Asking, one: Creature): boolean =>
  (asking.referee || asking.own.some(({ id }) => id === one.id)) &&
  keysOf(asking, ['Declare'], ({ about }) => about === one.id).length === 0;

const waiting = (asking: Asking, silent: readonly Creature[]): Said =>
  silent.length > 0
    ? say(`Waiting for ${people(asking.state, silent)} to declare`, { who: idsOf(silent) })
    : say('Waiting for the referee to roll initiative', { offers: keysOf(asking, ['TakeBack', 'Evade', 'Parley']) });

function mine(asking: Asking, silent: readonly Creature[]): Said | null {
  const open = silent.filter(({ id }) => asking.own.some((one) => one.id === id));
  if (open.length === 0) return null;
  const names = listed(open.map(({ name }) => name));
  const is = (about: string | null): boolean => open.some(({ id }) => id === about);
  const declare = keysOf(asking, ['Declare'], ({ about }) => is(about));
  const nothing = holding(asking, open);
  const others = keysOf(asking, ['Evade', 'Parley']);
  return mustDeclare(asking)
    ? say(`Your turn: declare what ${names} ${open.length > 1 ? 'do' : 'does'} this round`, {
        yours: true,
        who: idsOf(open),
        offers: [...declare, ...nothing, ...others],
      })
    : say(`Your turn: declare a spell or a retreat for ${names}, or nothing`, {
        yours: true,
        who: idsOf(open),
        offers: [...nothing, ...declare, ...others],
      });
}

/** Whether all say what they will do; by other books only who casts or leaves a melee does. */
const mustDeclare = ({ state }: Asking): boolean => rulesFor(state.ruleset).combatRound.declares.includes('melee');
