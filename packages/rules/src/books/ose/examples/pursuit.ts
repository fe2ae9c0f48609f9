import { loaded } from '../../../core/index.ts';
import { oseMapping } from '../../../procedures/dungeon/mapping/ose.ts';
import { pursuitDay } from '../../../procedures/meeting/pursuit/day.ts';
import { isExhausted } from '../../../procedures/meeting/pursuit/exhaustion.ts';
import { runFor } from '../../../procedures/meeting/pursuit/gap.ts';
import { osePursuit } from '../../../procedures/meeting/pursuit/ose.ts';
import type { Obstacle } from '../../../procedures/meeting/pursuit/rule.ts';
import { succeeds } from '../../../procedures/table/chance/chance.ts';
import { measured } from '../../../procedures/table/measures/outdoors.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';

function lured(inputs: VectorInputs, kind: 'treasure' | 'food') {
  const chance = osePursuit.escape.lure(kind, read.flag(inputs, 'intelligent'));
  return { stops: chance.upTo > 0 && succeeds(chance, loaded(...read.faces(inputs)).die(chance.sides)) };
}

function flight(inputs: VectorInputs) {
  const dice = loaded(...read.faces(inputs));
  const decisions = read.list<boolean>(inputs, 'decisions');
  const chance = read.number(inputs, 'evasionChance');
  for (const [day, goOn] of decisions.entries()) {
    const odds = { base: chance, chance, parts: [] };
    const { outcome } = pursuitDay(osePursuit, dice, read.flag(inputs, 'pursuerFaster'), odds, goOn);
    if (outcome !== 'ongoing') return { outcome, days: day + 1 };
  }
  return { outcome: 'ongoing', days: decisions.length };
}

/** Round after round at the same speeds, until they are caught. */
function run(inputs: VectorInputs, inSight: boolean) {
  const [fled, chased] = (['fleeRate', 'pursueRate'] as const).map((name) =>
    osePursuit.pace.running(read.number(inputs, name)),
  );
  let gap = read.number(inputs, 'gap');
  for (let round = 1; round <= read.number(inputs, 'rounds'); round += 1) {
    const now = runFor(osePursuit, gap, fled ?? 0, chased ?? 0, false);
    gap = now.gap;
    if (inSight && now.closed) return { gap, caught: true, caughtRound: round };
  }
  return { gap, caught: false, caughtRound: null };
}

/** Rounds until those on the water are caught. */
function row(startFeet: number, fled: number, chased: number) {
  let [gap, rounds] = [startFeet, 0];
  for (let closed = gap <= 0; !closed; rounds += 1) ({ gap, closed } = runFor(osePursuit, gap, fled, chased, true));
  return { startFeet, closing: osePursuit.pace.closing(fled, chased, true), rounds };
}

export const pursuitVectors: Adapters = {
  'OSE-PUR-02': (inputs) => {
    const inSight = !(
      read.flag(inputs, 'lostSight', false) && osePursuit.escape.endsOutOfSight(read.flag(inputs, 'tenacious', false))
    );
    return run(inputs, inSight);
  },
  'OSE-PUR-03': (inputs) => ({
    feet: osePursuit.pace.running(read.number(inputs, 'base')) * read.number(inputs, 'rounds', 1),
    mapping: oseMapping.canDraw('mapper', 'mapper', true),
  }),
  'OSE-PUR-04': (inputs) => {
    const exhausted = isExhausted(osePursuit, read.number(inputs, 'roundsRun'), read.number(inputs, 'turnsRested', 0));
    const { attack, damage, armour } = osePursuit.exhaustion.costs;
    return {
      exhausted,
      attackMod: exhausted ? attack : 0,
      damageMod: exhausted ? damage : 0,
      acPenalty: exhausted ? -armour : 0,
    };
  },
  'OSE-PUR-05': (inputs) => lured(inputs, 'treasure'),
  'OSE-PUR-06': (inputs) => lured(inputs, 'food'),
  'OSE-PUR-07': (inputs) =>
    osePursuit.escape.obstacle(read.text<Obstacle>(inputs, 'effect'), read.number(inputs, 'pursueRate')),
  'OSE-PUR-09': (inputs) =>
    row(
      measured('range', read.number(inputs, 'distanceYards'), 'water').feet,
      read.number(inputs, 'fleeRate'),
      read.number(inputs, 'pursueRate'),
    ),
  'OSE-PUR-13': flight,
};
