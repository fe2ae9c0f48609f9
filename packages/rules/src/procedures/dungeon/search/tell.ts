import { aOr, listed } from '../../../core/words.ts';
import { nameOf, type Tellers, toEach, toReferee } from '../../../play/index.ts';
import { isWatched } from '../../situation/sight/known.ts';
import type { AreaSearched, SearchEvent } from './events.ts';
import type { SearchKind } from './rule.ts';

const SOUGHT: Readonly<Record<SearchKind, string>> = {
  'secret-doors': 'for secret doors',
  'room-traps': 'the floor and walls for traps',
  'treasure-traps': 'what is there for traps',
};

/** A failed search and an empty place read alike at the table; the referee sees the die and what was missed. */
export const searchTellers: Tellers<SearchEvent> = {
  AreaSearched: (event, after) => {
    const { creature, kind, roll, rightPlace, why } = event;
    const searcher = after.creatures[creature];
    const text = `${nameOf(after, creature)} searches ${SOUGHT[kind]} and finds ${outcome(event)}.`;
    const found = event.doors.length + event.traps.length + event.exits.length > 0;
    const missed = rightPlace && !found ? ' Something was missed.' : '';
    const nothing = { rule: why.rule, text: 'nothing of the kind is hidden there' };
    const told = rightPlace ? why : { ...why, notes: [nothing] };
    const secret = { kind: 'ruling', text: `${text}${missed}`, rolls: [roll], why: told } as const;
    if (!isWatched(after, searcher)) return toReferee(secret);
    return toEach(secret, { kind: 'ruling', text, ...(found ? { tone: 'good' } : {}) });
  },
};

const outcome = ({ doors, traps, exits }: AreaSearched): string =>
  listed([
    ...(doors.length > 0 ? [aOr(doors.length, 'secret door')] : []),
    ...(exits.length > 0 ? [exits.length > 1 ? `${exits.length} secret ways out` : 'a secret way out'] : []),
    ...(traps.length > 0 ? [aOr(traps.length, 'trap')] : []),
  ]) || 'nothing';
