import type { Modifier, RuleId, Why } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { Encounter } from '../../../state/encounter.ts';
import { sideNamed } from '../../../state/sides.ts';
import { against as oddsAgainst, percent, succeeds } from '../../table/chance/chance.ts';
import { byMonsters, pursuersOf, rates, wildernessOdds } from '../pursuit/flight.ts';
import { gapBetween, swimsAfter } from '../pursuit/rates.ts';
import { changeMode } from '../steps/advance.ts';
import type { evasionCommands } from './commands.ts';
import { judgedOf, mayDecide, mayEvade, slippingAway } from './may.ts';
import type { DungeonChase, Surprised } from './rule.ts';

const evade: Handler<'Evade'> = (play, { side: asked }) => {
  const { encounter } = play.state;
  const side = sideNamed(encounter, asked);
  if (!encounter || !side) return null;
  changeMode(play, 'flee');
  play.happen({ type: 'FlightBegan', side: asked });
  const { may, cites } = play.rules.evasion;
  return may(slippingAway(encounter, side)).automatic
    ? got(play, 'evaded', { rule: cites.may, formula: 'the others are surprised' })
    : null;
};

const decidePursuit: Handler<'DecidePursuit'> = (play, command) => {
  const { encounter } = play.state;
  if (!encounter?.flight) return null;
  const { environment, granted, forcedToStop, afloat } = judgedOf(play.state, command);
  const decided = play.rules.encounter.evasion(false, command.pursue).outcome;
  const by = play.rules.evasion.deciding[byMonsters(encounter) ? 'monsters' : 'party'];
  if (decided === 'evaded') return got(play, 'evaded', { rule: by, formula: 'nobody pursues' });
  if (encounter.setting === 'dungeon') return throughDungeon(play, encounter, forcedToStop);
  return encounter.setting === 'water'
    ? overWater(play, encounter, afloat)
    : throughWilds(play, encounter, environment, granted);
};

function got(play: Play, outcome: 'evaded' | 'caught' | 'pursuit', why: Why, secret = false, afloat = 0): void {
  const { encounter } = play.state;
  play.happen({
    type: 'FlightResolved',
    outcome,
    gap: outcome === 'pursuit' && encounter ? gapBetween(play.state, encounter) : null,
    why,
    secret,
    ...(afloat > 0 ? { afloat } : {}),
  });
}

/** The faster get away, and whoever is too far ahead. */
function throughDungeon(play: Play, encounter: Encounter, forcedToStop: boolean): void {
  const { flee, pursue } = rates(play, encounter);
  const rule = play.rules.evasion;
  const chase = {
    fleeRate: flee,
    pursueRate: pursue,
    gap: gapBetween(play.state, encounter),
    forcedToStop,
    byMonsters: byMonsters(encounter),
  };
  const outcome = rule.dungeon(chase);
  const why = { rule: chase.byMonsters ? rule.cites.byMonsters : rule.cites.dungeon, formula: ofChase(chase, outcome) };
  return got(play, outcome, why);
}

/** What decided: who was faster, that something stopped those who fled, or how far ahead they were. */
function ofChase({ fleeRate, pursueRate, gap, forcedToStop }: DungeonChase, outcome: 'evaded' | 'pursuit'): string {
  const rates = `${fleeRate}′ of those who flee against ${pursueRate}′ of the pursuers`;
  if (outcome === 'pursuit') return forcedToStop ? `${rates}: something makes them stop` : `${rates}: they are pursued`;
  return fleeRate > pursueRate ? `${rates}: the faster get away` : `${gap} feet ahead: too far behind, and given up`;
}

/** The faster get away; by encounter rates (R24). */
function overWater(play: Play, encounter: Encounter, afloat: number): void {
  const { flee, pursue } = rates(play, encounter, afloat);
  const each = (base: number) => play.rules.encounter.movement(base, 1).max;
  const swum = swimsAfter(play.state, encounter, afloat)
    ? [{ rule: play.rules.swimming.cites.rate, text: 'whoever is in no vessel swims' }]
    : [];
  const { onWater, cites } = play.rules.evasion;
  const { outcome, why } = chance(play, onWater(each(flee), each(pursue)), cites.onWater);
  return got(play, outcome, { ...why, ...(swum.length > 0 ? { notes: swum } : {}) }, false, afloat);
}

function throughWilds(play: Play, encounter: Encounter, environment: number, granted: number): void {
  const rule = play.rules.evasion;
  const mode = rule.wilderness(surprisedIn(encounter), granted > 0 ? granted : null);
  if (mode === 'automatic')
    return got(play, 'evaded', {
      rule: rule.cites.surprised,
      formula: 'who surprised the others may slip away',
    });
  if (mode === 'refused')
    return got(play, 'pursuit', { rule: rule.cites.surprised, formula: 'the surprised do not get away' }, true);
  if (mode === 'granted') return chanced(play, granted, rule.cites.surprised, true);
  const { chance: odds, parts } = wildernessOdds(play, encounter, environment);
  return chanced(play, odds, rule.cites.speed, false, parts);
}

function chanced(play: Play, odds: number, rule: RuleId, secret = false, against: readonly Modifier[] = []): void {
  const { outcome, why } = chance(play, odds, rule);
  return got(play, outcome, { ...why, ...(against.length > 0 ? { against } : {}) }, secret);
}

function chance(play: Play, odds: number, rule: RuleId): { readonly outcome: 'evaded' | 'pursuit'; readonly why: Why } {
  const roll = play.roll(1, 100);
  const why = { rule, formula: `d100 ≤ ${odds}`, ...oddsAgainst(percent(odds), roll) } as const;
  return { outcome: succeeds(percent(odds), roll.total) ? 'evaded' : 'pursuit', why };
}

function surprisedIn(encounter: Encounter): Surprised {
  const fleeing = encounter.sides.some((side) => side.id === encounter.flight?.fleeing && side.surprised === true);
  const pursuing = pursuersOf(encounter).every((side) => side.surprised === true);
  if (fleeing && pursuing) return 'both';
  return fleeing ? 'fleeing' : pursuing ? 'pursuing' : 'none';
}

export const evasionHandlers: Handlers<typeof evasionCommands> = {
  Evade: { may: mayEvade, play: evade },
  DecidePursuit: { may: mayDecide, play: decidePursuit },
};
