import type { CreatureId, Line } from '../../../core/index.ts';
import { atFirst, isPlural, listed, withArticle } from '../../../core/words.ts';
import { keeping, nameOf, type Tellers, toAll, toEach, toReferee } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { isWatched } from '../../situation/sight/known.ts';
import type { TrapsEvent } from './events.ts';
import { trapCalled, trapNamed } from './named.ts';

const whose = (state: GameState, creature: CreatureId | null): string =>
  creature ? nameOf(state, creature) : 'somebody';

/** That a trap held, and so that it is there, is the referee's alone; a sprung one is seen by all. */
export const trapsTellers: Tellers<TrapsEvent> = {
  TrapHeld: ({ trap, creature, roll, why }, after, before) =>
    toReferee({
      kind: 'ruling',
      text: `${whose(after, creature)} comes upon the ${trapCalled(before, trap)}, and nothing is set off.`,
      rolls: [roll],
      why,
    }),
  TrapSprung: ({ trap, creatures, seen, roll, why }, after) => {
    const does = trapNamed(after, trap)?.trap.text.trim() ?? '';
    const line = (caught: readonly CreatureId[]): Line & { readonly text: string } => {
      const names = listed(caught.map((creature) => whose(after, creature)));
      const text = `A trap springs: the ${trapCalled(after, trap)}${names === '' ? '' : ` ${isPlural(trapCalled(after, trap)) ? 'catch' : 'catches'} ${names}`}!`;
      return { kind: 'ruling', text, why, tone: 'bad', ...(roll ? { rolls: [roll] } : {}) };
    };
    const whole = line(creatures);
    const inFull =
      does === '' ? whole : { ...whole, text: `${whole.text} ${atFirst(does)}${/[.!?…]$/.test(does) ? '' : '.'}` };
    if (!seen) return toReferee(inFull);
    return {
      referee: inFull,
      table: line(creatures.filter((creature) => isWatched(after, after.creatures[creature]))),
    };
  },
  HoardTrapped: ({ hoard, trap }, after) =>
    toReferee(keeping(`A trap is set on ${after.hoards?.[hoard]?.name ?? 'a hoard'}: ${withArticle(trap.name)}.`)),
  TrapRevealed: ({ trap }, after) =>
    toAll({ kind: 'ruling', text: `A trap comes to light: the ${trapCalled(after, trap)}.` }),
  TrapDisarmed: ({ trap }, after) => {
    const line = { kind: 'ruling', text: `The ${trapCalled(after, trap)} can harm nobody any more.` } as const;
    return trapNamed(after, trap)?.trap.found ? toAll(line) : toReferee(line);
  },
  TrapReset: ({ trap }, after) =>
    toReferee({
      kind: 'ruling',
      text: `The ${trapCalled(after, trap)} ${isPlural(trapCalled(after, trap)) ? 'are' : 'is'} set again.`,
    }),
  TrapRemovalTried: ({ trap, creature, roll, removed, why }, after) => {
    const found = trapNamed(after, trap)?.trap.found && isWatched(after, after.creatures[creature]);
    const text = `${whose(after, creature)} works on the ${trapCalled(after, trap)} and ${removed ? 'takes' : 'cannot take'} ${isPlural(trapCalled(after, trap)) ? 'them' : 'it'} apart.`;
    return toEach(
      { kind: 'ruling', text, rolls: [roll], why },
      // Work on a trap that nobody has found, or by somebody whom nobody sees, would tell of both.
      found ? { kind: 'ruling', text, ...(removed ? { tone: 'good' } : {}) } : null,
    );
  },
};
