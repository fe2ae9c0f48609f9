import { rulesFor } from '../../../rulesets/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { CombatRound, Encounter } from '../../../state/encounter.ts';
import { isCapable } from '../../../state/read.ts';
import { type Asking, idsOf, keysOf, listed, nextKeys, people, playerOf, type Said, say, toldOf } from './said.ts';

/** OSE-CMB-01: before initiative, what must be declared is. */
export function declarations(asking: Asking, encounter: Encounter, combat: CombatRound): Said {
  const { state, referee } = asking;
  const silent = undeclared(asking, encounter, combat);
  if (referee) {
    const played = silent.filter((one) => playerOf(state, one) !== null);
    const offers = [...nextKeys(asking, 'encounter'), ...keysOf(asking, ['RollInitiative'])];
    const round = `Round ${encounter.round}`;
    if (
      encounter.flight === null &&
      offers.some((key) => key.startsWith('RollReaction')) &&
      !offers.includes('RollInitiative')
    )
      return say('How do they take it? Throw for the reaction', { yours: true, offers });
    return played.length > 0
      ? say(`${round}: waiting for ${people(state, played)} to declare, or roll initiative`, {
          who: idsOf(played),
          offers,
        })
      : say(`${round}: roll initiative`, { yours: true, offers });
  }
  return (
    mine(asking, combat) ??
    (silent.length > 0
      ? say(`Waiting for ${people(state, silent)} to declare`, { who: idsOf(silent) })
      : say('Waiting for the referee to roll initiative', { offers: keysOf(asking, ['TakeBack', 'Evade', 'Parley']) }))
  );
}

/** Those who may declare something, and have not: by the books in which all must, all; else only spells and retreats are declared. */
function mine(asking: Asking, combat: CombatRound): Said | null {
  const open = asking.own.filter(
    ({ id }) => !combat.declarations[id] && keysOf(asking, ['Declare'], ({ about }) => about === id).length > 0,
  );
  if (open.length === 0) return null;
  const names = listed(open.map(({ name }) => name));
  const offers = keysOf(asking, ['Declare', 'Evade', 'Parley']);
  return mustDeclare(asking)
    ? say(`Your turn: declare what ${names} ${open.length > 1 ? 'do' : 'does'} this round`, {
        yours: true,
        who: idsOf(open),
        offers,
      })
    : say(`Declare a spell or a retreat for ${names} now, or wait for initiative`, {
        yours: true,
        who: idsOf(open),
        offers,
      });
}

/** Whether all say what they will do; by other books only who casts or leaves a melee does. */
const mustDeclare = ({ state }: Asking): boolean => rulesFor(state.ruleset).combatRound.declares.includes('melee');

function undeclared(asking: Asking, encounter: Encounter, combat: CombatRound): readonly Creature[] {
  if (!mustDeclare(asking)) return [];
  const party = encounter.sides.filter(({ kind }) => kind === 'party').flatMap(({ members }) => members);
  const able = party.flatMap((member) => asking.state.creatures[member] ?? []).filter(isCapable);
  return toldOf(asking, able).filter(({ id }) => !combat.declarations[id] && !combat.parries?.[id]);
}
