import type { Play } from '../../../play/index.ts';
import { comeTo } from '../../body/course/come-to.ts';
import { bleed, comeDue } from '../../body/course/course.ts';
import { burnDown } from '../../body/damage/burning.ts';
import { gripOn } from '../../body/damage/gripping.ts';
import { regrow } from '../../body/healing/regrow.ts';
import { dressOn } from '../../party/equipping/equipping.ts';

/** The next round begins with what is declared; what has lasted its time ends first. */
export function beginRound(play: Play): void {
  bleed(play);
  dressOn(play);
  play.happen({ type: 'RoundBegan', round: (play.state.encounter?.round ?? 0) + 1 });
  comeTo(play);
  comeDue(play);
  burnDown(play);
  gripOn(play);
  regrow(play);
}
