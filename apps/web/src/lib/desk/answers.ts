import type { DueRecord, Offer } from '@lanthorn/rules';

type Kind = DueRecord['items'][number]['kind'];

/** What is asked to do away with what is due, by the beginnings of the offers' keys, the best first. */
const ASKED: Readonly<Record<Kind, readonly string[]>> = {
  rest: ['EndTurn:resting'],
  light: ['LightUp:', 'Refuel'],
  wandering: ['CheckWandering', 'WaiveCheck'],
  morale: ['CheckMorale:'],
  magic: [],
  'drawn-up': ['BeginEncounter', 'DismissDrawnUp'],
  rounds: [],
  level: ['LevelUp'],
};

/** The offers that do what is due; those that name the one it is about, where any does. */
export function answersTo({ kind, text }: DueRecord['items'][number], offers: readonly Offer[]): readonly Offer[] {
  const found = ASKED[kind].flatMap((key) => offers.filter((offer) => offer.key.startsWith(key) && !offer.barred));
  const [first] = text.split(/[:’]| has /);
  const named = found.filter(({ label }) => first && label.includes(first));
  return (named.length > 0 ? named : found).slice(0, kind === 'drawn-up' || kind === 'wandering' ? 2 : 1);
}
