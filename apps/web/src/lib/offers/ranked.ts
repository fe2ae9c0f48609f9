import type { Input, Offer } from '@lanthorn/rules';
import { isDressing, usualPlace } from '../party/by-use.ts';
import type { Values } from './command.ts';
import { likest, telling, wordsOf } from './words.ts';

/** Something the palette shows: an offer, and what the words that were typed fill in of it. */
export interface Hit {
  readonly key: string;
  /** With what was said filled in first. */
  readonly offer: Offer;
  /** What it reads: who, what, and what was said of it. */
  readonly title: string;
  /** Nothing is left to choose. */
  readonly ready: boolean;
}

/** Before whose eyes the offers are ranked. */
export interface Eye {
  /** Names of creatures by their id. */
  readonly names: ReadonlyMap<string, string>;
  /** Who or what is selected. */
  readonly selected: readonly string[];
  /** Keys of the offers that were taken last, the latest first. */
  readonly recent: readonly string[];
  /** Where doors are, by their id: said where several acts read alike. */
  readonly places: ReadonlyMap<string, string>;
}

/** So many are shown: whoever looks for more types another word. */
const MOST = 60;
/** How much what is not in the words weighs beside them. */
const WEIGHT = { coverage: 0.3, first: 0.12, selected: 0.3, next: 0.12, recent: 0.12 } as const;

/** How the table is set up, or a spell given up, which is not what its name alone means: found by all of its words alone. */
const SETTINGS: ReadonlySet<Offer['command']> = new Set<Offer['command']>([
  'SetOption',
  'SetAutomation',
  'ChooseColour',
  'ChooseBook',
  'StrikeMonster',
  'RestoreMonster',
  'StrikeWare',
  'RestoreWare',
  'WriteWare',
  'RestoreEncounterTable',
  'ConvertMonster',
  'LoseBook',
  'Forget',
]);

/** What may be done, that what was typed means: the likeliest first. Nothing typed: what comes next, and for whom. */
export function ranked(query: string, offers: readonly Offer[], eye: Eye): readonly Hit[] {
  const open = offers.filter(({ barred }) => barred === null);
  const words = telling(wordsOf(query));
  if (words.length === 0) return unasked(open, eye);
  const said = spoken(query, open);
  const found = likeliest(words, open, eye);
  const had = said ? [said, ...found.filter(({ key }) => key !== said.key)] : found;
  const denied = likeliest(words, deniedOnce(offers), eye).slice(0, MOST_DENIED);
  return placed([...had.slice(0, MOST), ...denied], eye);
}

const likeliest = (words: readonly string[], offers: readonly Offer[], eye: Eye): readonly Hit[] =>
  withoutTwice(offers.flatMap((offer) => scored(words, offer, eye)))
    .toSorted((a, b) => b.score - a.score)
    .map(({ hit }) => hit);

/** What sets a door as an act would leave it does not stand beside the act itself: who types `open door` opens it. */
function withoutTwice(all: readonly Scored[]): readonly Scored[] {
  const done = new Set(all.flatMap(({ hit: { offer }, picks }) => (picks === 0 && offer.about ? [offer.about] : [])));
  return all.filter(
    ({ hit: { offer }, picks }) => picks === 0 || offer.command !== 'SetDoor' || !done.has(offer.about ?? ''),
  );
}

/** What cannot be had now, after all that can: so many at most. */
const MOST_DENIED = 3;

/** Of what is denied under one name for one reason the first: a blow at each of five goblins is said once. */
function deniedOnce(offers: readonly Offer[]): readonly Offer[] {
  const denied = offers.filter(({ barred }) => barred !== null);
  return [...Map.groupBy(denied, ({ label, barred }) => `${label}:${barred}`).values()].flatMap(
    ([first]) => first ?? [],
  );
}

/** What comes next and is done most, dressing last. What sets one of many doors is found by its words, and not listed for each door before anything is typed. */
function unasked(offers: readonly Offer[], eye: Eye): readonly Hit[] {
  const hits = offers
    .filter(({ command }) => !SETTINGS.has(command) && command !== 'SetDoor')
    .map((offer) => ({ offer, weight: leaning(offer, eye, false), place: usualPlace(offer) }))
    .toSorted(
      (a, b) => Number(isDressing(a.offer)) - Number(isDressing(b.offer)) || b.weight - a.weight || a.place - b.place,
    )
    .slice(0, MOST)
    .map(({ offer }) => ({ key: offer.key, offer, title: titleOf(offer, eye, []), ready: isReady(offer, {}) }));
  return placed(hits, eye);
}

/** Of several that read alike, each says where it is. */
function placed(hits: readonly Hit[], { places }: Eye): readonly Hit[] {
  const alike = Map.groupBy(hits, ({ title }) => title);
  return hits.map((hit) => {
    const place = places.get(hit.offer.about ?? '');
    return place === undefined || alike.get(hit.title)?.length === 1
      ? hit
      : { ...hit, title: `${hit.title} (${place})` };
  });
}

/** What speaks for an offer besides the words. @param named whether the words name somebody else */
function leaning(offer: Offer, { selected, recent }: Eye, named: boolean): number {
  const about = [offer.about, ...Object.values(offer.fixed)];
  const place = recent.indexOf(offer.key);
  return (
    (offer.next ? WEIGHT.next : 0) +
    (!named && selected.some((id) => about.includes(id)) ? WEIGHT.selected : 0) +
    (place < 0 ? 0 : WEIGHT.recent / (1 + place / 4))
  );
}

interface Scored {
  readonly hit: Hit;
  /** How many options the words named. */
  readonly picks: number;
  readonly score: number;
}

interface Read {
  readonly label: readonly string[];
  readonly who: readonly string[];
  /** What it is called within: `take`, `off`, `armour`. */
  readonly kind: readonly string[];
  readonly rule: string | null;
}

/** What a label names by its own name: whoever types `spell` finds `Cast Sleep`. */
const NAMES: Readonly<Partial<Record<Offer['command'], string>>> = { CastSpell: 'spell' };

const reads = new WeakMap<Offer, Read>();

function readOf(offer: Offer, names: Eye['names']): Read {
  const known = reads.get(offer);
  if (known) return known;
  const who = wordsOf([offer.about, ...Object.values(offer.fixed)].map((id) => names.get(String(id)) ?? '').join(' '));
  const kind = wordsOf(
    [offer.command, ...offer.key.split(':').slice(1)].join(' ').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '),
  );
  const named = [offer.label, NAMES[offer.command] ?? ''].join(' ');
  const read = { label: [...new Set(telling(wordsOf(named)))], who, kind, rule: offer.rule?.toLowerCase() ?? null };
  reads.set(offer, read);
  return read;
}

/** An offer that has a place for every word: in its label, in whom it is about, in what can be chosen of it. */
function scored(words: readonly string[], offer: Offer, eye: Eye): readonly Scored[] {
  const { label, who, kind, rule } = readOf(offer, eye.names);
  const told = words.map((word) => {
    const [inLabel, inWho] = [likest(word, label), likest(word, who)];
    return {
      word,
      label: inLabel,
      who: inWho,
      best: Math.max(inLabel, 0.9 * inWho, 0.75 * likest(word, kind), word === rule ? 1 : 0),
    };
  });
  const left = told.filter(({ best }) => best < 0.5).map(({ word }) => word);
  const picks = picked(left, offer.inputs);
  if (!picks || (left.length === words.length && !('spell' in picks.values))) return [];
  const set = SETTINGS.has(offer.command);
  if (set && (words.length < 2 || told.some((one) => one.label < 0.8))) return [];
  const sum = told.reduce((all, { best }) => all + (best < 0.5 ? 0.75 : best), 0);
  const covered = label.filter((there) => words.some((word) => likest(word, [there]) >= 0.5)).length / label.length;
  const first = likest(words[0] ?? '', label.slice(0, 1)) >= 0.7 ? WEIGHT.first : 0;
  const named = told.some((one) => one.who > one.label);
  const score = sum / words.length + WEIGHT.coverage * covered + first + leaning(offer, eye, named) - (set ? 0.5 : 0);
  const filled = { ...offer, inputs: offer.inputs.map((input) => withPick(input, picks.values)) };
  const hit = {
    key: offer.key,
    offer: filled,
    title: titleOf(offer, eye, picks.named),
    ready: isReady(offer, picks.values),
  };
  return [{ hit, score, picks: picks.named.length }];
}

interface Picks {
  readonly values: Values;
  /** What was picked, as it is called. */
  readonly named: readonly string[];
}

/** The options that the words mean, one of each input; null when a word means none. */
function picked(words: readonly string[], inputs: readonly Input[]): Picks | null {
  const values: Record<string, unknown> = {};
  const named: string[] = [];
  let left = words;
  for (const input of inputs) {
    if (left.length === 0) break;
    const pick = pickOf(left, input);
    if (!pick) continue;
    values[input.name] = pick.value;
    named.push(pick.label);
    left = left.filter((word) => !pick.words.includes(word));
  }
  return left.length > 0 ? null : { values, named };
}

interface Pick {
  readonly value: unknown;
  readonly label: string;
  readonly words: readonly string[];
}

function pickOf(words: readonly string[], input: Input): Pick | null {
  if (input.kind === 'number') {
    const word = words.find((one) => /^\d+$/.test(one) && Number(one) >= input.min && Number(one) <= input.max);
    return word === undefined ? null : { value: Number(word), label: word, words: [word] };
  }
  if (input.kind !== 'choice' && input.kind !== 'choices') return null;
  let best: (Pick & { readonly weight: number }) | null = null;
  for (const { value, label } of input.options) {
    const there = wordsOf(label);
    const meant = words.filter((word) => likest(word, there) >= 0.5);
    const weight = meant.reduce((sum, word) => sum + likest(word, there), 0) - there.length / 100;
    if (meant.length > 0 && (!best || weight > best.weight))
      best = { value: input.kind === 'choices' ? [value] : value, label, words: meant, weight };
  }
  return best;
}

function withPick(input: Input, values: Values): Input {
  return input.name in values ? ({ ...input, preset: values[input.name] } as Input) : input;
}

/** Whether all that must be chosen has been said, and nothing is to be read first; a number or a word keeps what it was proposed. */
function isReady({ inputs, asks }: Offer, values: Values): boolean {
  if (asks !== undefined) return false;
  if (inputs.length === 0) return true;
  if (Object.keys(values).length === 0) return false;
  return inputs.every((input) => {
    if (input.name in values || input.kind === 'number' || input.kind === 'flag') return true;
    if (input.kind === 'choice') return input.options.length === 1 || input.preset !== undefined;
    if (input.kind === 'text') return input.preset !== '';
    return input.kind === 'square' && input.from?.length === 1 && !input.further;
  });
}

function titleOf(offer: Offer, { names }: Eye, named: readonly string[]): string {
  const name = offer.about === null ? undefined : names.get(offer.about);
  const title = name && !offer.label.includes(name) ? `${name}: ${offer.label}` : offer.label;
  return [title, ...named].join(' · ');
}

/** `roll 2d6+1`, `say Who goes there?`: dice and words are in what was typed itself. */
function spoken(query: string, offers: readonly Offer[]): Hit | null {
  const dice = /^\s*(?:\/?r(?:oll)?|throw|dice)?\s*(\d*d(?:\d+|%)(?:\s*[-+]\s*\d+)?)\s*$/i.exec(query)?.[1];
  const words = /^\s*say\s+(\S.*)$/i.exec(query)?.[1];
  const offer = offers.find(({ key }) => key === (dice ? 'RollDice' : 'Say'));
  if (!offer || (!dice && !words)) return null;
  const notation = dice?.replaceAll(/\s/g, '').toLowerCase();
  const values = notation ? { notation } : { text: words };
  const inputs = offer.inputs.map((input) => withPick(input, values));
  return {
    key: offer.key,
    offer: { ...offer, inputs },
    title: notation ? `Roll ${notation}` : `Say: ${words}`,
    ready: true,
  };
}
