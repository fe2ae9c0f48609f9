import type { Play } from '../../../play/index.ts';
import { endStunsAndHolds } from '../../body/course/come-to.ts';
import { bleed, bringWhatIsDue } from '../../body/course/course.ts';
import { burnDown } from '../../body/damage/burning.ts';
import { harmTheHeld } from '../../body/damage/gripping.ts';
import { regrow } from '../../body/healing/regrow.ts';
import { passRoundOfDressing } from '../../party/equipping/equipping.ts';

/** The next round begins with what is declared; what has lasted its time ends first. */
export function beginRound(play: Play): void {
  bleed(play);
  passRoundOfDressing(play);
  play.happen({ type: 'RoundBegan', round: (play.state.encounter?.round ?? 0) + 1 });
  endStunsAndHolds(play);
  bringWhatIsDue(play);
  burnDown(play);
  harmTheHeld(play);
  regrow(play);
}
