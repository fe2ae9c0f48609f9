import type { CreatureId } from '../../../core/index.ts';
import type { Follows } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isOfHousehold } from '../../../state/members.ts';
import { isOut } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { isSeen } from '../../situation/sight/known.ts';
import { isNewTo } from './met-before.ts';

declare module '../../../state/state.ts' {
  interface GameState {
    /** Those who were hidden where the party looked as the last turn ended: the referee lets them lurk. Absent for none. */
    readonly lurking?: readonly CreatureId[];
  }
}

/** Those of some who are hidden where the party looks, and whom it has not met. */
export const hiddenInView = (state: GameState, some: readonly Creature[]): readonly Creature[] =>
  some.filter((one) => one.hidden && one.at !== null && isNewTo(state, [one]) && isSeen(state, one));

/** Whether somebody among these has not been left to lurk yet. */
export const isUnlooked = ({ lurking = [] }: GameState, these: readonly Creature[]): boolean =>
  these.some(({ id }) => !lurking.includes(id));

/** Whoever is hidden in view as a turn ends is left to lurk there. */
export const encounterFollows: Follows = {
  TurnPassed: (play) => {
    const others = Object.values(play.state.creatures).filter(
      (one) => !isOut(one) && !isOfHousehold(play.state, one.id),
    );
    const creatures = hiddenInView(play.state, others).map(({ id }) => id);
    const { lurking = [] } = play.state;
    const same = creatures.length === lurking.length && creatures.every((one) => lurking.includes(one));
    if (!same) play.happen({ type: 'LeftLurking', creatures });
  },
};
