import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANSWERS } from '../src/books/answers.ts';
import { BOOKS, RULESETS } from '../src/books/list.ts';
import type { Dice, EventOf, GameEvent, RulesetChoice, RulesetId, Throw, Why } from '../src/core/index.ts';
import { decide } from '../src/decide.ts';
import { evolve } from '../src/procedures/evolve.ts';
import type { GameState } from '../src/state/state.ts';
import { telling } from '../src/view/tell.ts';
import { dull, nextAt, offeredAt, type Step } from './random-play.ts';

type Search = Pick<EventOf<'AreaSearched'>, 'rightPlace' | 'doors' | 'traps' | 'exits'>;

/** What each event says of its outcome, for the reasons that say what was needed; null where this one leaves it open. */
const OUTCOMES: { readonly [Type in GameEvent['type']]?: (event: never) => boolean | null } = {
  AttackRolled: ({ hit }: { hit: boolean }) => hit,
  SaveRolled: ({ success }: { success: boolean }) => success,
  AbilityChecked: ({ success }: { success: boolean }) => success,
  SkillChecked: ({ success }: { success: boolean }) => success,
  ChanceRolled: ({ success }: { success: boolean }) => success,
  SheerSurfaceClimbed: ({ success }: { success: boolean }) => success,
  ResearchChecked: ({ success }: { success: boolean }) => success,
  DrowningChecked: ({ drowns }: { drowns: boolean }) => drowns,
  DoorForced: ({ opened }: { opened: boolean }) => opened,
  LockPicked: ({ opened }: { opened: boolean }) => opened || null,
  ListenedAtDoor: ({ hears, sound }: { hears: boolean; sound: boolean }) => (sound ? hears : null),
  AreaSearched: ({ rightPlace, doors, traps, exits }: Search) =>
    rightPlace ? doors.length + traps.length + exits.length > 0 : null,
  MagicTried: ({ stands }: { stands: boolean }) => stands,
  TrapHeld: () => false,
  TrapSprung: () => true,
  TrapRemovalTried: ({ removed }: { removed: boolean }) => removed,
  CutTried: ({ freed }: { freed: boolean }) => freed,
  WanderingChecked: ({ encounter }: { encounter: boolean }) => encounter,
  WanderersChecked: ({ encounter }: { encounter: boolean }) => encounter,
  DirectionChecked: ({ veer }: { veer: unknown }) => veer !== null,
  NearGaleBlew: ({ holed }: { holed: boolean }) => holed,
  SweptAshore: ({ wrecked }: { wrecked: boolean }) => wrecked,
  MoraleChecked: ({ result }: { result: string }) => result === 'fight',
  LoyaltyChecked: ({ stays }: { stays: boolean }) => stays,
  CalledBack: ({ recovers }: { recovers: boolean }) => recovers,
  FlightResolved: ({ outcome }: { outcome: string }) => outcome === 'evaded',
  PassageTaken: ({ follows }: { follows: boolean }) => follows,
  LureDropped: ({ stops }: { stops: boolean }) => stops,
  SecretDoorPassed: ({ noticed }: { noticed: boolean }) => noticed,
  PocketPicked: ({ stolen }: { stolen: boolean }) => stolen,
  WeaponBroke: () => true,
  WeaponHeld: () => false,
  AssassinStruck: ({ outcome }: { outcome: string }) => outcome !== 'misses',
  Foraged: ({ feeds }: { feeds: unknown }) => feeds !== null,
  Hunted: ({ animals }: { animals: boolean }) => animals,
  VolleysLoosed: ({ damage }: { damage: number }) => damage > 0,
  SneakingBegan: ({ undetected }: { undetected: boolean }) => undetected,
  UndeadTurned: ({ reach }: { reach: unknown }) => reach !== null,
  CreatureDied: () => null,
};

/** The dice that a reason holds, as `20:7`. */
const diceIn = ({ roll, throws = [] }: Why): readonly string[] =>
  [...(roll ? [roll] : []), ...throws.map((one) => one.roll)].flatMap(({ sides, faces }) =>
    faces.map((face) => `${sides}:${face}`),
  );

/** What a total stood for, where a table says so. */
const READINGS: { readonly [Type in GameEvent['type']]?: (event: never) => string } = {
  ReactionSettled: ({ reaction }: { reaction: string }) => reaction,
  WindBlew: ({ wind }: { wind: string }) => wind,
  ConfusedActed: ({ does }: { does: string }) => does,
  BookOpened: ({ spells }: { spells: readonly string[] }) => spells.at(-1) ?? '',
};

/** One of several throws that does not add up, or was not held against its number as it says. */
function wrongThrow({ who, roll: { faces, plus, total }, needed, judged }: Throw): readonly string[] {
  const sum = faces.reduce((all, face) => all + face, plus);
  if (sum !== total) return [`${who}: the dice make ${sum}, not ${total}`];
  if (needed === undefined || !judged || judged.natural) return [];
  const holds = judged.by === 'at-least' ? total >= needed : total <= needed;
  return holds === judged.met ? [] : [`${who}: ${total} ${judged.by} ${needed} is not ${judged.met}`];
}

const summed = (parts: readonly { readonly value: number }[]): number =>
  parts.reduce((sum, { value }) => sum + value, 0);

/** What does not follow from the numbers of a reason, or is not what happened. */
function wrongIn(event: GameEvent, { roll, needed, judged, made, throws = [], reads }: Why): readonly string[] {
  const wrong: string[] = throws.flatMap(wrongThrow);
  if (made && summed(made.parts) * (made.times ?? 1) !== made.amount)
    wrong.push(`${made.amount} is not what its parts make`);
  if (reads !== undefined && READINGS[event.type]?.(event as never) !== reads) wrong.push(`the table says ${reads}`);
  if (made && event.type === 'DamageRolled' && made.amount !== event.amount) wrong.push(`${event.amount} was dealt`);
  if (!roll || needed === undefined) return wrong;
  if (!judged) return [...wrong, 'nothing says how the total is held against the number'];
  const holds = judged.by === 'at-least' ? roll.total >= needed : roll.total <= needed;
  const [face] = roll.faces;
  if (judged.natural && face !== 1 && face !== roll.sides) wrong.push(`a ${face} does not decide by itself`);
  if (!judged.natural && holds !== judged.met) wrong.push(`${roll.total} ${judged.by} ${needed} is not ${judged.met}`);
  const outcome = OUTCOMES[event.type]?.(event as never);
  if (outcome === undefined) wrong.push('nobody knows what came of it');
  else if (outcome !== null && outcome !== judged.met) wrong.push(`the outcome was ${outcome}`);
  return wrong;
}

const PROCEDURES = join(import.meta.dirname, '../src/procedures');
const BY_PREFIX = new Map(RULESETS.map((book) => [BOOKS[book].prefix as string, book]));

const OF_A_BOOK = new RegExp(`^(${RULESETS.join('|')})\\b.*(?<!test)\\.ts$`);

/** The slots in which a book names a rule, by the folders of its files. */
function slotsNaming(): ReadonlyMap<string, ReadonlySet<string>> {
  const named = new Map<string, Set<string>>();
  for (const room of readdirSync(PROCEDURES, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
    for (const folder of readdirSync(join(PROCEDURES, room.name)))
      for (const file of readdirSync(join(PROCEDURES, room.name, folder))) {
        if (!OF_A_BOOK.test(file)) continue;
        const slot = folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
        const text = readFileSync(join(PROCEDURES, room.name, folder, file), 'utf8');
        for (const [id] of text.matchAll(/(?<=')[A-Z]{3}-[A-Z]{3}-\d+(?=')/g))
          named.set(id, (named.get(id) ?? new Set()).add(slot));
      }
  return named;
}
const SLOTS = slotsNaming();

/** The slots for which a book's contents page names an answer of the chapter, or is given one to fall back on. */
const borrowedBy = (book: RulesetId): ReadonlySet<string> => {
  const page = readFileSync(join(PROCEDURES, `../books/${book}/contents.ts`), 'utf8');
  const entries = page.slice(page.indexOf('): Ruleset => ({')).split(/\n {2}(?=\w+:)/);
  return new Set(entries.filter((entry) => /\bose[A-Z]/.test(entry)).map((entry) => entry.split(':')[0] ?? ''));
};
const BORROWED = new Map(RULESETS.map((book) => [book, borrowedBy(book)]));

/** The books whose rules may be named where a slot is asked; null for what is no slot, or is played alike by all. */
function answering({ base, slots }: RulesetChoice, slot: string): readonly RulesetId[] | null {
  if (!ANSWERS[slot as keyof typeof ANSWERS]) return null;
  const book = slots[slot as keyof typeof slots] ?? base;
  return BORROWED.get(book)?.has(slot) ? [book, 'ose'] : [book];
}

/** Rules that a reason names of a book which answers none of the slots where it has them. */
const strangersIn = (choice: RulesetChoice, why: Why): readonly string[] =>
  [why.rule, ...[...(why.modifiers ?? []), ...(why.against ?? []), ...(why.notes ?? [])].map(({ rule }) => rule)]
    .flatMap((id) => id ?? [])
    .filter((id) => {
      const book = BY_PREFIX.get(id.slice(0, 3));
      const answers = [...(SLOTS.get(id) ?? [])].map((slot) => answering(choice, slot));
      return book && answers.length > 0 && !answers.some((by) => by === null || by.includes(book));
    });

const hitPointsWon = ({ creature, hitPoints }: EventOf<'LevelGained'>, before: GameState): number =>
  hitPoints.max - (before.creatures[creature]?.hitPoints.max ?? 0);

export interface Played {
  readonly command: string;
  /** Dice that fell and that the referee was not shown, as `20:7`. */
  readonly untold: readonly string[];
  readonly wrong: readonly (readonly [event: string, wrong: string, why: Why])[];
}

/** One command with what the referee is told of it. */
export function playOne(state: GameState, step: Step, seed: number): readonly [GameState, Played] | null {
  const command = (step.raw ? nextAt(state, step, () => true) : null) ?? offeredAt(state, step, () => true);
  const thrown: string[] = [];
  const falling = dull(seed);
  const dice: Dice = {
    id: falling.id,
    die: (sides) => {
      const face = falling.die(sides);
      thrown.push(`${sides}:${face}`);
      return face;
    },
  };
  if (!command) return null;
  const ruling = decide(state, command, step.seat, dice);
  if (!ruling.granted) return null;
  const told: string[] = [];
  const wrong: (readonly [string, string, Why])[] = [];
  let now = state;
  for (const event of ruling.events) {
    const before = now;
    now = evolve(before, event);
    const line = telling(event, now, before).referee;
    for (const { sides, faces } of line?.rolls ?? []) told.push(...faces.map((face) => `${sides}:${face}`));
    const { why } = line ?? {};
    if (!why) continue;
    if (line?.rolls?.length && diceIn(why).length === 0)
      wrong.push([event.type, 'the dice are told, and the reason does not hold them', why]);
    if (event.type === 'LevelGained' && why.made && why.made.amount !== hitPointsWon(event, before))
      wrong.push([event.type, 'so many hit points were not won', why]);
    const strange = strangersIn(now.ruleset, why).map((id) => `${id} is of a book that does not answer here`);
    for (const each of [...wrongIn(event, why), ...strange]) wrong.push([event.type, each, why]);
  }
  const untold = thrown.filter((die) => {
    const place = told.indexOf(die);
    if (place >= 0) told.splice(place, 1);
    return place < 0;
  });
  return [now, { command: command.type, untold, wrong }];
}
