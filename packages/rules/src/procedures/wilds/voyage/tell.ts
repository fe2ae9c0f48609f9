import { atFirst, counted, timesAs, withArticle } from '../../../core/words.ts';
import { rulesOf, type Tellers, toAll } from '../../../play/index.ts';
import { against, chanceText } from '../../table/chance/chance.ts';
import { HEADING_NAMES } from '../day/heading.ts';
import type { GaleStruck, VoyageEvent } from './events.ts';

const OUTCOMES: Readonly<Record<GaleStruck['outcome'], string>> = {
  beached: 'the ship is run safely on the shore.',
  harboured: 'the ship finds a safe harbour.',
  sunk: 'the ship is swamped, and sinks.',
  survives: 'the ship rides it out where it lies.',
};

/** The winds of the variable table as they are spoken of. */
const WINDS: Readonly<Record<string, string>> = {
  faint: 'a faint breeze',
  gentle: 'a gentle breeze',
  moderate: 'a moderate breeze',
  fresh: 'a fresh breeze',
  strong: 'a strong breeze',
  high: 'a high wind',
  'near-gale': 'a near gale',
  gale: 'a gale',
};

/** Degrees from one heading to the next. */
const SIXTH = 60;

/** How far sails carry a ship in a wind, beside what they usually do. */
function underSail(factor: number): string {
  if (factor === 0) return 'The sails hang slack.';
  if (factor === 1) return 'Under sail the ship goes as far as usual.';
  return `Under sail the ship goes ${timesAs(factor)} as far.`;
}

/** What a wind is to those who row: nothing, but its want tires them. */
const byOars = (factor: number): string => (factor === 1 ? '' : ' The rowers make a third of their way.');

export const voyageTellers: Tellers<VoyageEvent> = {
  WindBlew: ({ roll, wind, sails, oars }, after) => {
    const rows = after.journey?.day?.course.way === 'oars';
    const { cites, weather } = rulesOf(after).voyage;
    const blows = WINDS[wind];
    const blowing = blows ? `${atFirst(blows)} blows.` : `The wind is ${wind}.`;
    const said = wind === 'none' ? 'There is no wind.' : blowing;
    return toAll({
      kind: 'roll',
      // What a gale does to the ship is told by itself.
      text: weather.strength(wind) === 'gale' ? said : `${said}${rows ? byOars(oars) : ` ${underSail(sails)}`}`,
      rolls: [roll],
      why: { rule: cites.wind, formula: '2d6: the wind of the day', roll, reads: wind },
    });
  },
  RiverRan: ({ roll, direction, miles }, after) =>
    toAll({
      kind: 'roll',
      text: `The current ${direction === 'down' ? 'carries the ship' : 'holds the ship back'} ${counted(miles, 'mile')}.`,
      rolls: [roll],
      why: {
        rule: rulesOf(after).voyage.cites.river,
        formula: '1d6 + 6 miles',
        roll,
        made: {
          amount: miles,
          parts: [
            { name: 'the dice', value: roll.total },
            { name: 'in any case', value: miles - roll.total },
          ],
        },
      },
    }),
  NearGaleBlew: ({ chance, roll, holed }, after) =>
    toAll({
      kind: 'roll',
      text: holed
        ? 'A near gale: the ship takes on water, and goes a third slower.'
        : 'A near gale: the ship stays dry.',
      rolls: [roll],
      why: {
        rule: rulesOf(after).voyage.cites.leak,
        formula: `d100 ≤ ${chanceText(chance)}`,
        ...against(chance, roll),
      },
      ...(holed ? { tone: 'bad' } : {}),
    }),
  GaleSwept: ({ roll, degrees, heading }, after) =>
    toAll({
      kind: 'roll',
      text:
        degrees === 0
          ? `A gale sweeps the ship on along its course: ${HEADING_NAMES[heading]}.`
          : `A gale sweeps the ship away, ${degrees}° to the right of its course: ${HEADING_NAMES[heading]}.`,
      rolls: [roll],
      why: {
        rule: rulesOf(after).voyage.cites.gale,
        formula: '(d6 − 1) × 60°, three days’ distance',
        roll,
        made: {
          amount: degrees,
          parts: [
            { name: 'the dice', value: roll.total },
            { name: 'straight on', value: -1 },
          ],
          times: SIXTH,
        },
      },
      tone: 'bad',
    }),
  GaleStruck: ({ rolls, outcome }, after) => {
    const { harbourChance, sinkChance } = rulesOf(after).voyage.gale;
    const throws = rolls.map((roll) =>
      roll.sides === harbourChance.sides
        ? { who: 'A harbour', ...against(harbourChance, roll) }
        : { who: 'Swamped', ...against(sinkChance, roll) },
    );
    return toAll({
      kind: 'roll',
      text: `A gale: ${OUTCOMES[outcome]}`,
      rolls,
      why: {
        rule: rulesOf(after).voyage.cites.shore,
        formula: `beach, harbour ${chanceText(harbourChance)}, else ${chanceText(sinkChance)} to sink`,
        ...(throws.length > 0 ? { throws } : {}),
      },
      tone: outcome === 'sunk' ? 'grave' : 'bad',
    });
  },
  SweptAshore: ({ chance, roll, wrecked }, after) =>
    toAll({
      kind: 'roll',
      text: wrecked ? 'The ship is wrecked on the shore.' : 'The ship finds shelter by the shore.',
      rolls: [roll],
      why: {
        rule: rulesOf(after).voyage.cites.gale,
        formula: `d100 ≤ ${chanceText(chance)}`,
        ...against(chance, roll),
      },
      tone: wrecked ? 'grave' : 'good',
    }),
  Embarked: ({ vessel }) =>
    toAll({
      kind: 'table',
      text: `The party goes aboard ${withArticle(vessel.name)}${vessel.seaworthy ? '' : ', which is not seaworthy'}.`,
    }),
  Disembarked: () => toAll({ kind: 'table', text: 'The party goes ashore.' }),
  ShipMended: (_, after) =>
    toAll({
      kind: 'table',
      text: 'The ship is mended.',
      why: { rule: rulesOf(after).voyage.cites.leak, formula: 'at a dock: it goes at its whole rate again' },
    }),
};
