import type { Play } from '../../../play/index.ts';
import { isChase } from '../../situation/round/on-the-run.ts';
import { feetOnBoard, layOut } from './feet-on-board.ts';
import { beginRound } from './round.ts';
import { nextStep } from './steps.ts';

/** On to the next step; at initiative the first round begins. Once rounds run, there is no going on. */
export function advance(play: Play): void {
  const { encounter } = play.state;
  if (!encounter || encounter.round > 0) return;
  const step = nextStep(play.rules.encounter, encounter.step);
  play.happen({ type: 'EncounterStepBegan', step });
  if (step === 'initiative') beginRound(play);
  if (step === 'distance') measure(play);
}

/** Where both sides stand on the board, nobody asks how far apart they are; who comes with them comes onto it too. */
function measure(play: Play): void {
  const { encounter } = play.state;
  const feet = encounter && feetOnBoard(play.state, encounter);
  if (!encounter || feet === null) return;
  play.happen({ type: 'DistanceSettled', distance: feet, roll: null, was: encounter.distance, onBoard: true });
  layOut(play);
  advance(play);
}

/** An attack makes it a fight, a word a parley; a fight once begun stays one, and a chase in which some shoot on the run. */
export function changeMode(play: Play, action: 'attack' | 'cast' | 'tacticalMove' | 'flee' | 'talk'): void {
  const { encounter } = play.state;
  const mode = play.rules.encounter.modeAfter(action);
  if (!encounter || mode === null || mode === encounter.mode) return;
  if (encounter.mode === 'combat' && mode !== 'combat') return;
  if (isChase(encounter)) return;
  play.happen({ type: 'EncounterModeChanged', mode });
}
