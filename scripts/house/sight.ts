import type { Source } from './sources.ts';

/** What is shown, and what may be done: both are made from what a seat knows. */
const MADE_OF_KNOWN = /\/rules\/src\/(view\/.*|procedures\/.*(offers|shown))\.ts$/;

/** The words for who sees or remembers what, and for the role of a seat: what is known has answered them already. */
const ASKED =
  /\b(isInSight|isKnown|isOpen|isOpenToAll|isPublic|isWatched|isPlaced|isLyingKnown|isLightKnown|partyKnown|seenByParty|lastSeen|\w+AsKnown)\b|\bseat\.role\b|\brole\b[^{}]*\}: Seat\b/g;

/** Where views and offers ask who sees what, instead of going by what is known. */
export const sightAsked = ({ path, text }: Source): readonly string[] =>
  MADE_OF_KNOWN.test(path) ? (text.match(ASKED) ?? []) : [];
