import type { CreatureId } from '../../ids.ts';
import type { Play } from '../../play.ts';
import type { Ailment } from '../../state/ailment.ts';
import { isDead } from '../../state/read.ts';
import { deal } from '../damage/deal.ts';
import { kill } from '../dying/dying.ts';
import { sideOf } from '../encounter/sides.ts';

/** Time has passed: what was due comes. */
export const comeDue = (play: Play): void =>
  end(play, ({ until }) => typeof until === 'number' && until <= play.state.rounds);

/** The fight is over (ERI-PRL-04, ERI-POI-03). */
export const battleEnds = (play: Play): void => end(play, ({ until }) => until === 'battle');

function end(play: Play, isDue: (ailment: Ailment) => boolean): void {
  for (const { id } of Object.values(play.state.creatures))
    for (const ailment of (play.state.ailments?.[id] ?? []).filter(isDue)) conclude(play, id, ailment);
}

function conclude(play: Play, creature: CreatureId, { kind, ends }: Ailment): void {
  const found = play.state.creatures[creature];
  if (!found) return;
  if (ends === 'wakes' && !isDead(found) && found.hitPoints.now === 0) return play.happen({ type: 'Woke', creature });
  play.happen({ type: 'AilmentEnded', creature, kind });
  if (ends === 'dies' && !isDead(found))
    kill(play, found, null, { why: { rule: 'ERI-POI-03', formula: `${kind}, and no cure in time` }, rolls: [] });
}

/** ERI-POI-03: a hit point at the end of every round, for those in the fight. */
export function bleed(play: Play): void {
  for (const { id } of Object.values(play.state.creatures)) {
    const bleeds =
      play.state.ailments?.[id]?.some(({ kind }) => kind === 'bleeding') && sideOf(play.state.encounter, id);
    if (bleeds) deal(play, { target: id, amount: 1, by: null, source: 'bleeding', subdual: false, destructive: null });
  }
}
