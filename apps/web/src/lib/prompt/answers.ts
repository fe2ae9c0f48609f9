import type { Offer } from '@lanthorn/rules';
import type { SeatView } from '../seat/seat.svelte.ts';

/**
 * The offers that answer what the table waits for, in the order of the bar. Whom a newcomer plays is chosen over the
 * board, where a new character is begun as well, and is not asked in the bar once more.
 */
export function answersOf(seat: Pick<SeatView, 'one' | 'about'>): readonly Offer[] {
  const offers = (seat.one('prompt')?.offers ?? []).flatMap((key) => {
    const record = seat.about('offer', key);
    return record ? [record.offer] : [];
  });
  const chooses = offers.some(({ command }) => command === 'ClaimCharacter');
  return chooses && seat.one('you')?.characters.length === 0 ? [] : offers;
}

/** Letters of a button that has room beside another on a phone. */
const SHORT = 18;

/**
 * On a phone, the first alone and the rest under one button, but where there are just two of few words; where a way to
 * another page stands before them, all under one button, for the sentence’s sake.
 */
export function splitNarrow(offers: readonly Offer[], led = false): ReturnType<typeof split> {
  if (led) return { open: [], more: offers };
  const two = offers.length === 2 && offers.every(({ label }) => label.length <= SHORT);
  return two ? { open: offers, more: [] } : { open: offers.slice(0, 1), more: offers.slice(1) };
}

/** So many stand in the open, the rest under one button; a single one more takes no more room than that button. */
export function split(
  offers: readonly Offer[],
  open: number,
): { readonly open: readonly Offer[]; readonly more: readonly Offer[] } {
  const shown = offers.length === open + 1 ? open + 1 : open;
  return { open: offers.slice(0, shown), more: offers.slice(shown) };
}

/** What a button says beside the sentence: people by their short names, and not once more whom the sentence names. */
export function inBar(label: string, sentence: string, shortNames: ReadonlyMap<string, string>): string {
  const [, side, does] = /^(The [^:]+): (.+)$/.exec(label) ?? [];
  const named = side !== undefined && sentence.toLowerCase().includes(side.toLowerCase());
  const words = named && does ? does.replace(/^./, (first) => first.toUpperCase()) : briefIn(label, sentence);
  return inShort(words, shortNames);
}

/** Whom the end of a phase passes over, the sentence names. */
const briefIn = (label: string, sentence: string): string =>
  meetingIn(label.replace(/^(End the \w+ phase) \(.+ could still .+\)$/, '$1'), sentence);

/** `Begin the encounter`, where the sentence says with whom; in which room they stand is seen on the board. */
function meetingIn(label: string, sentence: string): string {
  const [, begin, whom, where = ''] =
    /^(Begin the encounter): (?:\d+ )?([^(,]+)(?:, still hidden|, not seen yet)?( \(.+\))?$/.exec(label) ?? [];
  const named = whom !== undefined && sentence.toLowerCase().includes(whom.toLowerCase());
  return named ? `${begin}${where === OFF ? OFF : ''}` : label;
}

const OFF = ' (off the board)';

/** Letters of a button of two lines. */
const LONG = 60;

/** What a button says on a phone: of several that strike together how many they are, and not each blow. */
export function inBrief({ command, fixed, label }: Offer): string {
  if (command === 'DeclareTogether') return label.length > LONG ? countedIn(fixed) : label;
  const [, holds] =
    /^(Nothing to declare|Hold until something changes|Hold|Stay, and strike): .* and /.exec(label) ?? [];
  if (holds !== undefined)
    return Array.isArray(fixed.creatures) && fixed.creatures.length > 2 ? `${holds}: all` : `${holds}: both`;
  if (command !== 'AttackTogether' || !Array.isArray(fixed.creatures)) return label;
  const { length } = fixed.creatures;
  return length === 2 ? 'Attack with both' : `Attack with all ${length}`;
}

/** What several declare together, in the order of the whole label: of one, and of more. */
const DECLARED = [
  ['melee', 'strikes', 'strike'],
  ['missile', 'shoots', 'shoot'],
  ['move', 'moves', 'move'],
  ['wait', 'waits', 'wait'],
] as const;

/** `Declare: 2 strike, 1 shoots`: how many do what, where names and foes would take too much room. */
function countedIn(fixed: Offer['fixed']): string {
  const counted = DECLARED.flatMap(([action, does, do_]) => {
    const who = fixed[action];
    return Array.isArray(who) ? [`${who.length} ${who.length === 1 ? does : do_}`] : [];
  });
  return `Declare: ${counted.join(', ')}`;
}

/** The same in the bar of a wide page, where it would take more than two lines. */
export function inTwoLines(offer: Offer, sentence: string, shortNames: ReadonlyMap<string, string>): string {
  const whole = inBar(offer.label, sentence, shortNames);
  return whole.length > LONG ? inBar(inBrief(offer), sentence, shortNames) : whole;
}

/** People by their short names. */
export const inShort = (words: string, shortNames: ReadonlyMap<string, string>): string =>
  [...shortNames].reduce((now, [name, short]) => now.replaceAll(name, short), words);

/**
 * Whether a button beside the sentence is what comes next. That somebody would have the turn end is one thing among
 * those that can be done in it, as is a door that one stands at, and to take that back is seldom wanted: none calls to
 * be pressed.
 */
export const callsOut = ({ command }: Offer): boolean => command !== 'ProposeEndTurn' && command !== 'OpenDoor';
