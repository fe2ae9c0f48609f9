import { atMost, fallen, type Line, type Note, type Purpose, throwsFor } from '../../../core/index.ts';
import { aOr, counted, isPlural, listed, things, verb } from '../../../core/words.ts';
import { signed } from '../../../core/written.ts';
import { nameOf, rulesOf, type Tellers, toAll, toEach, toNobody, toReferee } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Side } from '../../../state/encounter.ts';
import { hexName } from '../../../state/land.ts';
import { isOrAre, sideNamed } from '../../../state/sides.ts';
import { spentOnRun } from '../../situation/round/on-the-run.ts';
import { showsSide } from '../../situation/round/shown-order.ts';
import { isWatched } from '../../situation/sight/known.ts';
import { toAllWhoSee } from '../../situation/sight/witnesses.ts';
import { HEADING_NAMES, HEADINGS } from '../../wilds/day/heading.ts';
import { hasStopped, type PursuitDay } from './day.ts';
import type { PursuitEvent } from './events.ts';
import { pursuersOf } from './flight.ts';
import { THROUGH } from './passages.ts';

const ENDS: Readonly<Record<PursuitDay['outcome'], string>> = {
  caught: 'they are caught up with',
  escaped: 'they get away',
  ongoing: 'they run on',
};

/** What the chance to get away is made of. */
const oddsOf = ({ odds }: PursuitDay): readonly Note[] =>
  (odds?.parts ?? []).flatMap(({ name, value, rule }) => (rule ? [{ rule, text: `${name}: ${signed(value)}%` }] : []));

export const pursuitTellers: Tellers<PursuitEvent> = {
  PursuitRan: ({ gap, why }) =>
    toAll({
      kind: 'encounter',
      text:
        gap > 0
          ? `They run: ${counted(gap, 'foot', 'feet')} between them.`
          : 'They run, and nothing is left between them.',
      why,
    }),
  RunSlowed: ({ creature, by, spent }, after, before) => {
    const { rounds, lost } = spentOnRun(before, creature);
    if (spent.rounds === rounds) return toNobody;
    const slower = spent.lost - lost;
    const line: Line = {
      kind: 'encounter',
      text:
        slower > 0
          ? `${nameOf(after, creature)} gives up ${aOr(slower, 'round')} of running for the ${by}.`
          : `${nameOf(after, creature)} shoots on the run, and loses nothing of it.`,
      why: {
        rule: rulesOf(after).pursuit.cites.shooting,
        formula: rulesOf(after).pursuit.pace.shooting ?? '',
      },
    };
    return toAllWhoSee(after, [creature], line);
  },
  ChaseLeft: ({ side, why }, after) => {
    const found = sideNamed(after.encounter, side);
    if (!found) return toNobody;
    const many = isOrAre(after, found) === 'are';
    const line = (others: boolean): Line => ({
      kind: 'encounter',
      text: `${found.name} ${many ? 'give' : 'gives'} up the chase${others ? '; others go on' : ''}.`,
      why,
    });
    const seen = (one: Side) => showsSide(after, one);
    const behind = after.encounter ? pursuersOf(after.encounter) : [];
    return toEach(line(true), seen(found) ? line(behind.some(seen)) : null);
  },
  ContactMade: ({ faces, fights }, after) => {
    const rolls = faces.map((face) => fallen(6, [face]));
    return toAll({
      kind: 'encounter',
      text: fights ? 'The pursuers have come up.' : 'The pursuers come up, but those who flee slip away.',
      rolls,
      why: {
        rule: rulesOf(after).pursuit.cites.contact,
        formula: 'a d6 of the pursued against a d6 of the pursuers',
        throws: throwsFor(rolls, [{ who: 'Those who flee' }, { who: 'Those who come after' }]),
        notes: [
          {
            rule: rulesOf(after).pursuit.cites.initiative,
            text: 'in a chase initiative is thrown only when they come up',
          },
        ],
      },
    });
  },
  PassageTaken: ({ passage, roll, follows, why }) => {
    const line: Line = {
      kind: 'encounter',
      text: `They run ${THROUGH[passage]}: the pursuers ${follows ? 'come after' : 'lose them'}.`,
    };
    return toEach({ ...line, rolls: [roll], why }, line);
  },
  PursuitDayPassed: ({ day, path = [] }, after) => {
    const { pursuit } = rulesOf(after);
    const open = [
      { face: day.catchUp, who: 'The pursuers catch up', needed: pursuit.caught.catchUp.upTo },
      { face: day.evasion, who: 'Those who flee get away', needed: day.odds?.chance },
    ].flatMap(({ face, who, needed }) => (face === null ? [] : [{ roll: fallen(100, [face]), who, needed }]));
    const way = { roll: fallen(HEADINGS.length, [day.direction]), who: 'Which way they run', needed: undefined };
    const [heading, there] = [HEADINGS[day.direction - 1], path.at(-1)];
    const ends = hasStopped(pursuit, day) ? 'they stop, and are caught' : ENDS[day.outcome];
    const line = (text: string, thrown: readonly (typeof way | (typeof open)[number])[]): Line => {
      const rolls = thrown.map(({ roll }) => roll);
      const throws = throwsFor(
        rolls,
        thrown.map(({ who, needed }): Purpose => ({ who, by: 'at-most', ...(needed === undefined ? {} : { needed }) })),
      );
      const notes = oddsOf(day);
      const why = {
        rule: pursuit.cites.days,
        formula: 'direction, catching up, and getting away',
        ...(throws.length > 0 ? { throws } : {}),
        ...(notes.length > 0 ? { notes } : {}),
      };
      return { kind: 'encounter', text, rolls, why };
    };
    return toEach(
      line(
        `A day of flight to the ${heading ? HEADING_NAMES[heading] : 'unknown'}${there ? `, to hex ${hexName(there)}` : ''}: ${ends}.`,
        [way, ...open],
      ),
      line('A day of flight; nobody knows where to.', open),
    );
  },
  LureDropped: ({ creature, name, quantity = 1, kind, roll, stops }, after) => {
    const dropper = after.creatures[creature];
    const {
      cites,
      escape: { luredOpenly },
    } = rulesOf(after).pursuit;
    const told: Line = {
      kind: 'ruling',
      text: `${nameOf(after, creature)} drops ${things(quantity, name)}: ${stops ? `the pursuers stop for ${quantity > 1 || isPlural(name) ? 'them' : 'it'}.` : 'the pursuers take no notice.'}`,
    };
    const line: Line = {
      ...told,
      rolls: roll ? [roll] : [],
      why: {
        rule: cites[kind],
        formula: roll ? 'd6 ≤ 3-in-6: they stop for it' : 'those who care for no such thing are not thrown for',
        ...(roll ? { roll, needed: 3, judged: atMost(roll.total, 3, stops) } : {}),
      },
    };
    if (!isWatched(after, dropper)) return toReferee(line);
    return luredOpenly ? toAll(line) : toEach(line, told);
  },
  Exhausted: ({ restTurns }, after) =>
    toAll({
      kind: 'ruling',
      text: `All are exhausted by running, until they have rested ${aOr(restTurns, 'turn')}.`,
      tone: 'bad',
      why: {
        rule: rulesOf(after).pursuit.cites.exhaustion,
        formula: '30 rounds of running: −2 to attacks, damage and armour class',
      },
    }),
  BreathCounted: ({ refreshed }, after) => {
    const names = refreshed.flatMap((creature) => {
      const found = after.creatures[creature];
      return found && found.kind !== 'monster' ? [called(found)] : [];
    });
    return names.length === 0
      ? toNobody
      : toAll({
          kind: 'time',
          text: `${listed(names)} ${verb(names.length, 'has', 'have')} breath again.`,
          why: { rule: rulesOf(after).pursuit.cites.exhaustion, formula: 'three turns of rest' },
        });
  },
};
