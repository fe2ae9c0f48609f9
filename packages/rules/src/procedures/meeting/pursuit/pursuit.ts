import { type CommandOf, type Made, type Modifier, NotedDice, type RuleId, type SideId } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Encounter, Flight, Side } from '../../../state/encounter.ts';
import { ableOf, hasLetGo } from '../../../state/sides.ts';
import { dayGoesBy } from '../../dungeon/time/time.ts';
import { against, succeeds } from '../../table/chance/chance.ts';
import { HEADINGS } from '../../wilds/day/heading.ts';
import { pathOfFlight } from '../../wilds/travel/fled.ts';
import { beginRound } from '../steps/round.ts';
import { layAtBay, layCaught } from './caught.ts';
import type { pursuitCommands } from './commands.ts';
import { hasStopped, type PursuitDay, pursuitDay } from './day.ts';
import { isExhausted } from './exhaustion.ts';
import { byMonsters, coverOfCountry, pursuersOf, rates, wildernessOdds } from './flight.ts';
import { roundsOfGo, runFor } from './gap.ts';
import { lureOf, mayDropLure, mayRunOn, mayStopChase } from './may.ts';
import { lostByFleers, lostByPursuers } from './on-the-run.ts';
import type { Passage, PursuitRule } from './rule.ts';

const runOn: Handler<'RunOn'> = (play, command) => {
  const { encounter } = play.state;
  if (!encounter?.flight) return;
  const { environment = coverOfCountry(play.state) } = command;
  if (encounter.setting === 'wilderness') passDay(play, encounter, command.goOn, environment);
  else runRound(play, encounter, encounter.flight, command);
};

/** A round at full speed, then whether it is over. */
function runRound(play: Play, encounter: Encounter, flight: Flight, command: CommandOf<'RunOn'>): void {
  const { obstacle, lostSight, through } = command;
  const { fleersLost = lostByFleers(play.state), pursuersLost = lostByPursuers(play.state) } = command;
  const rule = play.rules.pursuit;
  const onWater = encounter.setting === 'water';
  const rounds = roundsOfGo(rule, encounter.setting);
  const { flee, pursue } = rates(play, encounter);
  const way = rule.escape.obstacle(obstacle, pursue);
  if (way.ended) return resolve(play, 'evaded', play.rules.pursuit.cites.obstacle, 'something stops the pursuers');
  if (through && rule.escape.passages.includes(through) && !follows(play, through))
    return resolve(play, 'evaded', rule.cites.passages, 'the pursuers have lost them');
  const speed = (base: number, lost: number) =>
    onWater ? play.rules.encounter.movement(base, 1).max : rule.pace.running(base, lost);
  const fled = { feet: speed(flee, fleersLost), whole: speed(flee, 0) };
  const chased = { feet: speed(way.pursueRate, pursuersLost), whole: speed(way.pursueRate, 0) };
  const { gap, closed } = runFor(rule, flight.gap ?? 0, fled.feet, chased.feet, onWater);
  play.happen({
    type: 'PursuitRan',
    gap,
    ...(rounds > 1 ? { rounds } : {}),
    why: {
      rule: onWater ? play.rules.pursuit.cites.onWater : rule.cites.running,
      formula: `${fled.feet}′ of those who flee against ${chased.feet}′ of the pursuers, ${rounds > 1 ? 'a turn' : 'a round'}`,
      made: gapMade(rule, flight.gap ?? 0, { fled, chased }, Math.max(0, gap), onWater),
      notes: [
        ...(rule.pace.shooting ? [{ rule: rule.cites.shooting, text: rule.pace.shooting }] : []),
        ...(onWater ? [] : [{ rule: rule.cites.speed, text: 'each runs as fast as it can, and nobody maps' }]),
        ...(obstacle === 'none' ? [] : [{ rule: rule.cites.obstacle, text: 'something slows the pursuers' }]),
      ],
    },
  });
  if (!onWater) tire(play, flight.rounds, rounds);
  const tenacious = pursuersOf(encounter)
    .flatMap((side) => ableOf(play.state, side))
    .some((pursuer) => pursuer.traits?.tenacious === true);
  if (!onWater && rule.escape.givesUp(gap, byMonsters(encounter)))
    return resolve(play, 'evaded', rule.cites.givingUp, 'too far behind, and given up');
  if (lostSight && rule.escape.endsOutOfSight(tenacious))
    resolve(play, 'evaded', rule.cites.givingUp, 'out of sight, and given up');
  else if (closed && (onWater || fightsOnContact(play, encounter)))
    resolve(play, 'caught', onWater ? play.rules.pursuit.cites.onWater : rule.cites.running, 'the gap is closed');
}

/** Feet that a side has run, and that it would have run without spells and shots. */
interface Run {
  readonly feet: number;
  readonly whole: number;
}

/** What the gap is made of: what it was, what each side ran, and where the pursuers stop who have come up. */
function gapMade(
  { cites }: PursuitRule,
  before: number,
  { fled, chased }: { readonly fled: Run; readonly chased: Run },
  gap: number,
  onWater: boolean,
): Made {
  const added = gap - (before + fled.feet - chased.feet);
  const gained = onWater && added < 0;
  const parts: readonly Modifier[] = [
    { name: 'run by those who flee', value: fled.whole },
    { name: 'their rounds of spells and shots', value: fled.feet - fled.whole, rule: cites.shooting },
    { name: 'run by the pursuers', value: -chased.whole },
    { name: 'the pursuers’ rounds of spells and shots', value: chased.whole - chased.feet, rule: cites.shooting },
    { name: gained ? 'the least that pursuers gain on water' : 'where they come up', value: added },
  ];
  return { amount: gap, parts: [{ name: 'before', value: before }, ...parts.filter(({ value }) => value !== 0)] };
}

/** Whether those who were caught up with must fight; the quicker side by dexterity when the dice are alike. */
function fightsOnContact(play: Play, encounter: Encounter): boolean {
  const {
    caught: { contact, gap: caughtAt },
  } = play.rules.pursuit;
  if (!contact) return true;
  const fleeing = encounter.sides.filter((side) => side.id === encounter.flight?.fleeing);
  const scores = (sides: readonly Side[]) =>
    sides.flatMap((side) => ableOf(play.state, side)).map(({ abilities }) => abilities?.DEX ?? null);
  const dice = new NotedDice(play.dice);
  const fights = contact({ pursued: scores(fleeing), pursuers: scores(pursuersOf(encounter)) }, dice);
  play.happen({ type: 'ContactMade', faces: dice.thrown.faces, fights, gap: caughtAt });
  return fights;
}

/** Both sides tire, but for those who gave up the chase. */
function tire(play: Play, before: number, more: number): void {
  const rule = play.rules.pursuit;
  if (!isExhausted(rule, before + more, 0) || isExhausted(rule, before, 0)) return;
  const { encounter } = play.state;
  const creatures = (encounter?.sides ?? [])
    .filter(({ id }) => !hasLetGo(encounter, id))
    .flatMap((side) => ableOf(play.state, side))
    .map((runner) => runner.id);
  play.happen({ type: 'Exhausted', creatures, restTurns: rule.exhaustion.restTurns });
}

/** One die for the whole group. */
function follows(play: Play, passage: Passage): boolean {
  const {
    cites,
    escape: { follows: chanceOf },
  } = play.rules.pursuit;
  const chance = chanceOf(passage);
  const roll = play.roll(1, chance.sides);
  const on = succeeds(chance, roll.total);
  const why = { rule: cites.passages, formula: `d6 ≤ ${chance.upTo}: they come after`, ...against(chance, roll) };
  play.happen({ type: 'PassageTaken', passage, roll, follows: on, why });
  return on;
}

function resolve(play: Play, outcome: 'evaded' | 'caught', rule: RuleId, formula: string): void {
  const { encounter } = play.state;
  play.happen({ type: 'FlightResolved', outcome, gap: null, why: { rule, formula }, secret: false });
  if (outcome !== 'caught') return;
  if (encounter?.flight) layCaught(play, encounter, encounter.flight);
  beginRound(play);
}

function passDay(play: Play, encounter: Encounter, goOn: boolean, environment: number): void {
  const { flee, pursue } = rates(play, encounter);
  const day: PursuitDay = pursuitDay(
    play.rules.pursuit,
    play.dice,
    pursue > flee,
    wildernessOdds(play, encounter, environment),
    goOn,
  );
  const path = pathOfFlight(play, HEADINGS[day.direction - 1] ?? 'N');
  play.happen({ type: 'PursuitDayPassed', day, ...(path ? { path } : {}) });
  dayGoesBy(play, { resting: [], food: true, water: false, fed: 0, sleepless: true });
  if (day.outcome === 'escaped') resolve(play, 'evaded', play.rules.pursuit.cites.days, 'they got away');
  const how = hasStopped(play.rules.pursuit, day) ? 'they stopped' : 'they were caught up with';
  if (day.outcome === 'caught') resolve(play, 'caught', play.rules.pursuit.cites.days, how);
}

const stopChase: Handler<'StopChase'> = (play, { side }) => {
  const { encounter } = play.state;
  if (!encounter?.flight) return;
  const { turning, lettingGo } = play.rules.pursuit.cites;
  if (side !== encounter.flight.fleeing) {
    letGo(play, encounter, side, lettingGo);
    return;
  }
  const why = { rule: turning, formula: 'those who flee turn and fight' };
  const gap = encounter.flight.gap ?? 0;
  play.happen({ type: 'FlightResolved', outcome: 'caught', gap: null, turned: gap, why, secret: false });
  layAtBay(play, encounter, encounter.flight, gap);
  beginRound(play);
};

/** The chase is over once nobody who could run is left behind them; others go on without those who let them go. */
function letGo(play: Play, encounter: Encounter, side: SideId, rule: RuleId): void {
  const others = pursuersOf(encounter).filter(({ id }) => id !== side);
  if (others.every((other) => ableOf(play.state, other).length === 0))
    return resolve(play, 'evaded', rule, 'the pursuers let them go');
  play.happen({ type: 'ChaseLeft', side, why: { rule, formula: 'they let those who flee go, and others go on' } });
}

/** One throw for all the pursuers (R46); those who care for no such thing do not stop. */
const dropLure: Handler<'DropLure'> = (play, { creature, what }) => {
  const { encounter } = play.state;
  const dropper = play.state.creatures[creature];
  if (!encounter || !dropper) return;
  const lure = lureOf(play.state, dropper, what);
  if (!lure) return;
  const pursuers = pursuersOf(encounter).flatMap((side) => ableOf(play.state, side));
  const chance = play.rules.pursuit.escape.lure(lure.kind, isIntelligent(pursuers));
  const cares = chance.upTo > 0 && !(lure.kind === 'food' && pursuers.every((pursuer) => pursuer.undead));
  const roll = cares ? play.roll(1, chance.sides) : null;
  const stops = roll !== null && succeeds(chance, roll.total);
  play.happen({ type: 'LureDropped', creature, what, ...lure, roll, stops });
  if (stops) resolve(play, 'evaded', play.rules.pursuit.cites[lure.kind], 'the pursuers stop for what was dropped');
};

/** A group follows its wits when most of it has any. */
const isIntelligent = (pursuers: readonly Creature[]): boolean =>
  2 * pursuers.filter((pursuer) => pursuer.traits?.mindless !== true).length > pursuers.length;

export const pursuitHandlers: Handlers<typeof pursuitCommands> = {
  RunOn: { may: mayRunOn, play: runOn },
  DropLure: { may: mayDropLure, play: dropLure },
  StopChase: { may: mayStopChase, play: stopChase },
};
