import { counted } from '../../../core/words.ts';
import { rulesFor, type Tellers, toAll } from '../../../play/index.ts';
import { against, chanceText } from '../../table/chance/chance.ts';
import type { GaleStruck, VoyageEvent } from './events.ts';

const OUTCOMES: Readonly<Record<GaleStruck['outcome'], string>> = {
  beached: 'the ship is run safely on the shore.',
  harboured: 'the ship finds a safe harbour.',
  sunk: 'the ship is swamped, and sinks.',
  survives: 'the ship rides it out where it lies.',
};

export const voyageTellers: Tellers<VoyageEvent> = {
  WindBlew: ({ roll, wind, sails }, after) =>
    toAll({
      kind: 'roll',
      text: `The wind: ${wind}. Sails carry the ship ${sails === 0 ? 'nowhere' : `× ${Math.round(sails * 100) / 100}`}.`,
      rolls: [roll],
      why: { rule: rulesFor(after.ruleset).voyage.cites.wind, formula: '2d6: the wind of the day', roll },
    }),
  RiverRan: ({ roll, direction, miles }, after) =>
    toAll({
      kind: 'roll',
      text: `The current ${direction === 'down' ? 'carries the ship' : 'holds the ship back'} ${counted(miles, 'mile')}.`,
      rolls: [roll],
      why: { rule: rulesFor(after.ruleset).voyage.cites.river, formula: '1d6 + 6 miles', roll },
    }),
  NearGaleBlew: ({ chance, roll, holed }, after) =>
    toAll({
      kind: 'roll',
      text: holed
        ? 'A near gale: the ship takes on water, and goes a third slower.'
        : 'A near gale: the ship stays dry.',
      rolls: [roll],
      why: {
        rule: rulesFor(after.ruleset).voyage.cites.leak,
        formula: `d100 ≤ ${chanceText(chance)}`,
        ...against(chance, roll),
      },
      ...(holed ? { tone: 'bad' } : {}),
    }),
  GaleSwept: ({ roll, degrees, heading }, after) =>
    toAll({
      kind: 'roll',
      text: `A gale sweeps the ship away, ${degrees}° to the right of its course: ${heading}.`,
      rolls: [roll],
      why: { rule: rulesFor(after.ruleset).voyage.cites.gale, formula: '(d6 − 1) × 60°, three days’ distance', roll },
      tone: 'bad',
    }),
  GaleStruck: ({ rolls, outcome }, after) =>
    toAll({
      kind: 'roll',
      text: `A gale: ${OUTCOMES[outcome]}`,
      rolls,
      why: { rule: rulesFor(after.ruleset).voyage.cites.shore, formula: 'beach, harbour 2-in-6, else 80% to sink' },
      tone: outcome === 'sunk' ? 'grave' : 'bad',
    }),
  SweptAshore: ({ chance, roll, wrecked }, after) =>
    toAll({
      kind: 'roll',
      text: wrecked ? 'The ship is wrecked on the shore.' : 'The ship finds shelter by the shore.',
      rolls: [roll],
      why: {
        rule: rulesFor(after.ruleset).voyage.cites.gale,
        formula: `d100 ≤ ${chanceText(chance)}`,
        ...against(chance, roll),
      },
      tone: wrecked ? 'grave' : 'good',
    }),
  Embarked: ({ vessel }) =>
    toAll({
      kind: 'table',
      text: `The party goes aboard: ${vessel.name}${vessel.seaworthy ? '' : ', not seaworthy'}.`,
    }),
  Disembarked: () => toAll({ kind: 'table', text: 'The party goes ashore.' }),
  ShipMended: () => toAll({ kind: 'table', text: 'The ship is mended.' }),
};
