import { verb } from '../../../core/words.ts';
import { stillToAct } from '../../../procedures/fight/combat-round/still-to-act.ts';
import { helplessInSight, helplessOutOfSight } from '../../../procedures/meeting/captives/helpless.ts';
import { isDecided } from '../../../procedures/meeting/encounter/decided.ts';
import { isNewTo } from '../../../procedures/meeting/encounter/met-before.ts';
import { around, TOGETHER } from '../../../procedures/meeting/encounter/whereabouts.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Encounter } from '../../../state/encounter.ts';
import { isCapable, isOut } from '../../../state/read.ts';
import { partyStands } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { awaitedToDeclare, ownDeclaration } from './declarations.ts';
import { doing } from './doing.ts';
import { inShort } from './in-short.ts';
import { type Asking, holding, idsOf, keysOf, names, people, type Said, say } from './said.ts';

/** Nobody is left to fight. Whether that is so may be a secret: the table is told of whom it sees. */
export function ending(asking: Asking, encounter: Encounter): Said | null {
  const { state, referee } = asking;
  if (!isDecided(state, encounter)) return null;
  const near = referee ? stillNear(state, encounter) : [];
  if (near.length > 0) {
    const joins = keysOf(asking, ['JoinEncounter'], notApart);
    return say(
      `Nobody who was met fights on, but ${names(near)} ${verb(near.length, 'is', 'are')} near: let them join, or end the encounter`,
      {
        yours: true,
        offers: [...joins.slice(0, 1), ...keysOf(asking, ['ConcludeEncounter', 'SettleRout']), ...joins.slice(1)],
      },
    );
  }
  const settling = keysOf(asking, ['SettleHelpless']);
  if (settling.length > 0) {
    const lying = helplessInSight(state);
    return say(
      `${inShort(encounter, lying)} ${verb(lying.length, 'lies', 'lie')} helpless: kill them, take them prisoner, or end the encounter${outOfSight(asking)}`,
      {
        yours: true,
        who: idsOf(lying),
        offers: [...settling, ...keysOf(asking, ['ConcludeEncounter', 'SettleRout'])],
      },
    );
  }
  if (referee && !partyStands(state, encounter))
    return say(
      `Nobody of the party can fight on${outOfSight(asking)}: say what becomes of them, and end the encounter`,
      {
        yours: true,
        offers: keysOf(asking, ['ConcludeEncounter', 'SettleRout']),
      },
    );
  if (referee)
    return say(`The fight is over${outOfSight(asking)}: end the encounter, and then say what they find`, {
      yours: true,
      offers: keysOf(asking, ['ConcludeEncounter', 'SettleRout']),
    });
  if (!partyStands(state, encounter)) return say('Nobody of the party can fight on: waiting for the referee');
  // Of a side of whom nobody is known, the table does not know that it is gone.
  const known = encounter.sides.every(({ members }) => members.length > 0);
  return known ? nobodyInSight(asking, encounter) : null;
}

/** Foes whom nobody sees may be left: then the table still waits for whoever has something to declare, or could act. */
function nobodyInSight(asking: Asking, encounter: Encounter): Said {
  const { combat } = encounter;
  if (combat?.stage === 'declarations') return nobodySeen(asking, encounter);
  const idle = stillToAct(asking.state).filter(({ id }) => asking.own.some((one) => one.id === id));
  const hold = holding(asking, idle);
  if (hold.length === 0) return say(`${NOBODY}: waiting for the referee`);
  return say(`${NOBODY}: ${doing(combat?.phase ?? null)} or hold, or wait for the referee`, {
    who: idsOf(idle),
    offers: hold,
  });
}

const NOBODY = 'No foe in sight is still fighting';

/** The next round comes when all have said what they do in it. */
function nobodySeen(asking: Asking, encounter: Encounter): Said {
  const own = ownDeclaration(asking, encounter);
  if (own) return { ...own, sentence: `${NOBODY}. ${own.sentence}` };
  const silent = awaitedToDeclare(asking);
  return silent.length === 0
    ? say(`${NOBODY}: waiting for the referee`)
    : say(`${NOBODY}: waiting for ${people(asking.state, silent)} to declare`, { who: idsOf(silent) });
}

/** ` (the bent goblin lies helpless out of sight)`: whom the party might leave unknowing, as the referee alone reads; nothing for nobody. */
function outOfSight({ state, referee }: Asking): string {
  const left = referee ? helplessOutOfSight(state) : [];
  return left.length > 0 ? ` (${names(left)} ${verb(left.length, 'lies', 'lie')} helpless out of sight)` : '';
}

/** Whoever would join those who are met, not who would leave them. */
const notApart = ({ key }: { readonly key: string }): boolean => key !== 'JoinEncounter:apart';

/** Monsters that took no part, and stand by those who did, with no wall or shut door between. */
function stillNear(state: GameState, { sides }: Encounter): readonly Creature[] {
  const met = sides.flatMap(({ kind, members }) =>
    kind === 'party' ? [] : members.map((one) => state.creatures[one]),
  );
  const others = Object.values(state.creatures).filter(
    (one) => one.kind === 'monster' && !isOut(one) && !state.party.members.includes(one.id) && !met.includes(one),
  );
  const near = met.flatMap((one) => (one ? around(state, one, others, TOGETHER) : []));
  return [...new Set(near)].filter((one) => isCapable(one) && isNewTo(state, [one]));
}
