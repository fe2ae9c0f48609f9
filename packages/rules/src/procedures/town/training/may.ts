import { type CommandOf, impossible, objections, type Refusal, type Seat } from '../../../core/index.ts';
import type { Legality } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { mayCommand } from '../../table/permission/permission.ts';
import type { trainingCommands } from './commands.ts';

function mayGiveUpLessons(state: GameState, { creature }: CommandOf<'GiveUpLessons'>, seat: Seat): readonly Refusal[] {
  return objections(
    mayCommand(state, seat, creature),
    state.lessons[creature] ? null : impossible('no-such-thing', 'There are no such lessons.'),
  );
}

/** What stands against each of these commands. */
export const trainingLegality: Legality<typeof trainingCommands> = {
  GiveUpLessons: mayGiveUpLessons,
};
