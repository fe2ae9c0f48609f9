import { rulesOf } from '../../../play/index.ts';
import { pursuersOf } from '../../../procedures/meeting/pursuit/flight.ts';
import { roundsOfGo } from '../../../procedures/meeting/pursuit/gap.ts';
import type { Encounter } from '../../../state/encounter.ts';
import { ableOf, hasLetGo, isOrAre, sideNamed } from '../../../state/sides.ts';
import { sideAsSeen, within } from './meeting.ts';
import { type Asking, idsOf, keysOf, nextKeys, type Said, say, speaker } from './said.ts';

/** Somebody flees: whether the others go after them, and then the chase, round by round. */
export function flight(asking: Asking, encounter: Encounter): Said | null {
  const { flight: running, mode } = encounter;
  if (running?.outcome === 'evaded') return escaped(asking, encounter);
  if (running?.outcome !== 'open') return null;
  if (running.pursued === null) return deciding(asking, encounter);
  return mode === 'pursuit' && running.gap !== null ? chase(asking, encounter) : null;
}

/** That somebody got away from the party, the party need not know. */
function escaped(asking: Asking, { sides, flight: over }: Encounter): Said | null {
  const party = sides.some(({ id, kind }) => id === over?.fleeing && kind === 'party');
  if (asking.referee) {
    const away = keysOf(asking, ['BringParty'], ({ place }) => place === 'encounter');
    const offers = [...away, ...keysOf(asking, ['ConcludeEncounter'])];
    const next = away.length > 0 ? 'bring it to where it fled, and then end' : 'end';
    return say(`${party ? 'The party has' : 'They have'} got away: ${next} the encounter`, { yours: true, offers });
  }
  return party ? say('The party has got away: the referee ends the encounter') : null;
}

function deciding(asking: Asking, encounter: Encounter): Said {
  const { state, referee } = asking;
  const pursuers = pursuersOf(encounter);
  const byParty = pursuers.some(({ kind }) => kind === 'party');
  const fleeing = encounter.flight ? sideNamed(encounter, encounter.flight.fleeing) : null;
  const rout = encounter.combat !== null && referee ? keysOf(asking, ['ConcludeEncounter']) : [];
  const offers = [...keysOf(asking, ['DecidePursuit']), ...rout];
  if (byParty) {
    const flee = fleeing
      ? `${sideAsSeen(asking, fleeing)} ${encounter.combat ? (isOrAre(state, fleeing) === 'are' ? 'flee' : 'flees') : 'would get away'}`.replace(
          /^./,
          (first) => first.toUpperCase(),
        )
      : 'They would get away';
    return offers.length > 0
      ? say(`${flee}: go after them, or let them go?`, { yours: !referee, offers })
      : say(`${flee}: waiting for ${speaker(state)} to say whether the party follows`);
  }
  if (!referee) return say('The party flees: the referee says whether it is followed');
  return say(`The party flees: is it followed by ${pursuers.map(within).join(' and ')}?`, { yours: true, offers });
}

function chase(asking: Asking, encounter: Encounter): Said {
  const { state, referee, own } = asking;
  const fleeing = encounter.flight ? sideNamed(encounter, encounter.flight.fleeing) : null;
  const party = fleeing?.kind === 'party';
  const runners = fleeing ? ableOf(state, fleeing) : [];
  const who = idsOf(runners);
  const stop = keysOf(asking, ['StopChase']);
  if (referee) {
    const rounds = roundsOfGo(rulesOf(state).pursuit, encounter.setting);
    const step = encounter.setting === 'wilderness' ? 'day' : rounds > 1 ? 'turn' : 'round';
    return say(
      `${fleeing?.name ?? 'They'} ${fleeing && isOrAre(state, fleeing) === 'is' ? 'flees' : 'flee'}: run another ${step}, or end the chase`,
      {
        yours: true,
        who,
        offers: [...nextKeys(asking, 'encounter'), ...stop],
      },
    );
  }
  if (encounter.sides.some(({ id, kind }) => kind === 'party' && hasLetGo(encounter, id)))
    return say('The party has given up the chase: waiting for the referee');
  const lures = keysOf(asking, ['DropLure']);
  const acts = own.length > 0 ? keysOf(asking, ['Attack', 'CastSpell']) : [];
  const choices = [
    party ? 'Run for it' : 'After them',
    ...(stop.length > 0 ? [party ? 'turn and fight' : 'let them go'] : []),
    ...(acts.length > 0 ? ['shoot or cast on the run'] : []),
    ...(party && own.length > 0 && lures.length > 0 ? ['drop something to stop them'] : []),
  ];
  return say(`${orElse(choices)}: the referee counts the distance`, {
    who: party ? who : [],
    offers: [...lures, ...acts, ...stop],
  });
}

/** `run for it, turn and fight, or drop something`. */
const orElse = (choices: readonly string[]): string =>
  choices.length < 2 ? choices.join('') : `${choices.slice(0, -1).join(', ')}, or ${choices.at(-1)}`;
