import type { CreatureId } from '../../../core/index.ts';
import { counted } from '../../../core/words.ts';
import type { Play } from '../../../play/index.ts';
import type { Ailment } from '../../../state/ailment.ts';
import { isDead } from '../../../state/read.ts';
import { sideOf } from '../../../state/sides.ts';
import { clockNow } from '../../situation/round/clock.ts';
import { deal } from '../damage/deal.ts';
import { kill } from '../dying/dying.ts';

/** Time has passed: what was due comes. */
export const bringWhatIsDue = (play: Play): void =>
  end(play, ({ until }) => typeof until === 'number' && until <= clockNow(play.state));

/** The fight is over. */
export const battleEnds = (play: Play): void => end(play, ({ until }) => until === 'battle');

function end(play: Play, isDue: (ailment: Ailment) => boolean): void {
  for (const { id } of Object.values(play.state.creatures))
    for (const ailment of (play.state.ailments?.[id] ?? []).filter(isDue)) conclude(play, id, ailment);
}

function conclude(play: Play, creature: CreatureId, { kind, ends }: Ailment): void {
  const found = play.state.creatures[creature];
  if (!found) return;
  if (ends === 'wakes' && !isDead(found) && found.hitPoints.now === 0) return play.happen({ type: 'Woke', creature });
  if (ends === 'sickens' && !isDead(found)) return play.happen({ type: 'FellIll', creature });
  if (ends === 'dies' && !isDead(found)) {
    const { afflictions, monsters } = play.rules;
    const rule = kind === 'diseased' ? monsters.cites.bestiary : afflictions.cites.death;
    kill(play, found, null, { why: { rule, formula: `${kind}, and no cure in time` }, rolls: [] });
  }
  play.happen({ type: 'AilmentEnded', creature, kind, ...(ends === 'passes' ? { how: 'passed' } : {}) });
}

/** A hit point at the end of every round, for those in the fight; before the first none has ended. */
export function bleed(play: Play): void {
  if (play.state.encounter?.round === 0) return;
  for (const { id } of Object.values(play.state.creatures))
    if (sideOf(play.state.encounter, id)) bleedFrom(play, id, 1);
}

/** A bleeding wound goes on outside fights, a hit point a round. */
export function bleedOutsideFights(play: Play, rounds: number): void {
  if (rounds > 0) for (const { id } of Object.values(play.state.creatures)) bleedFrom(play, id, rounds);
}

function bleedFrom(play: Play, target: CreatureId, amount: number): void {
  const found = play.state.creatures[target];
  const bleeds = play.state.ailments?.[target]?.some(({ kind }) => kind === 'bleeding');
  if (!bleeds || !found || isDead(found)) return;
  const why = { rule: play.rules.afflictions.cites.bleeding, formula: 'a hit point at the end of each round' };
  const says = `bleeds, and loses ${counted(amount, 'hit point')}`;
  play.happen({ type: 'Befell', creature: target, says, saved: false, rolls: [], why });
  deal(play, { target, amount, by: null, source: 'bleeding', subdual: false, destructive: null });
}
