import { type Answer, denied, isDenied } from '../../../content/denied.ts';
import { inSix } from '../../table/chance/chance.ts';
import type { WanderingRule } from './rule.ts';

/** Seconds of real play between two checks (GOR-WAN-01). */
const SECONDS_PER_CHECK = 3_600;

/** GOR-WAN-01: checks that have fallen due since the session began. */
export const checksDue = (playSeconds: number): number => Math.floor(Math.max(0, playSeconds) / SECONDS_PER_CHECK);

/** GOR-WAN-02: in six, for a party of this rate in feet; the slower, the likelier. */
export function wanderingOdds(partyRate: number): number {
  if (partyRate >= 180) return 1;
  if (partyRate >= 120) return 2;
  if (partyRate >= 90) return 3;
  return partyRate >= 60 ? 4 : 5;
}

/** Whether monsters come, by a throw of a d6. */
export const monstersCome = (odds: number, face: number): boolean => face <= odds;

/** GOR-WAN-03: noise and smells bring one more check, of one or two in six. */
export const noiseCheck = (chance: number, face: number): Answer<{ readonly encounter: boolean }, 'bad-chance'> =>
  chance === 1 || chance === 2 ? { encounter: monstersCome(chance, face) } : denied('bad-chance');

/** GOR-WAN-01, GOR-WAN-02: checks follow hours at the table, not turns. On what wanders, and how far off it is met, the book is silent (GOR-RUL-01). */
export const gormanWandering = (chapter: WanderingRule): WanderingRule => ({
  cites: { distance: chapter.cites.distance, hours: 'GOR-WAN-01', tables: chapter.cites.tables },
  id: 'GOR-WAN-02',
  rateOf: 'GOR-MOV-04',
  chanceAt: (rate) => inSix(wanderingOdds(rate)),
  noise: { rule: 'GOR-WAN-03', chances: [1, 2].filter((chance) => !isDenied(noiseCheck(chance, 1))) },
  adjusted: (chance) => chance,
  checksAfter: checksDue,
  isDue: () => false,
  met: chapter.met,
});
