import type { Square } from '@lanthorn/geometry';
import type { CreatureId } from '../../ids.ts';
import type { Play } from '../../play.ts';
import { sceneOf } from '../../state/read.ts';
import { exploreAlong } from '../sight/explore.ts';
import { enterSquares } from '../traps/enter.ts';
import { leavingRule } from './leaving.ts';
import { costOf } from './way.ts';

/** Somebody on the way: every square, the first one included. */
export interface Way {
  readonly creature: CreatureId;
  readonly path: readonly Square[];
}

/** All of them walk, the foremost first, until the end or until a trap stops one (OSE-DUN-15); they look about as they go. */
export function walk(play: Play, ways: readonly Way[]): void {
  exploreAlong(
    play,
    ways.map((way) => goOne(play, way)),
  );
}

function goOne(play: Play, { creature, path }: Way): Way {
  const scene = sceneOf(play.state);
  const walked = enterSquares(play, creature, path);
  const leaves = leavingRule(play.state, creature, walked.path);
  play.happen({
    type: 'CreatureMoved',
    creature,
    path: walked.path,
    feet: scene ? costOf(play.state, scene, walked.path) : 0,
    ...(leaves ? { leaves } : {}),
  });
  walked.spring();
  return { creature, path: walked.path };
}
