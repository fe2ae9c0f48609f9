import {
  centreOf,
  type GridKind,
  midpointOf,
  type Point,
  type Square,
  squareAt,
  stepsBetween,
} from '@lanthorn/geometry';
import type { Offer } from '@lanthorn/rules';
import { Laying } from '../areas/laying.svelte.ts';
import { type Act, actOn, type Hand, likelyOf, mayStrike } from '../board/act.ts';
import type { BoardAsks, Frame, Tool } from '../board/asks.ts';
import { type BoardChoice, BY_HAND } from '../board/choice.svelte.ts';
import type { Pace } from '../board/measuring.ts';
import { type BoardDoor, type BoardModel, type BoardToken, gridOf } from '../board/model.ts';
import { nextIn, stackAt } from '../board/token-at.ts';
import type { Under } from '../board/under.ts';
import { nearestTo, squareBeside } from '../board/way.ts';
import { commandOf, type Likely, onlyWay, presets } from '../offers/command.ts';
import type { SeatView } from '../seat/seat.svelte.ts';
import type { Selection } from '../seat/selection.svelte.ts';
import { keep, kept } from '../ui/kept.ts';
import { BlowToCome } from './blow-to-come.svelte.ts';
import { DoorsAsked } from './doors-asked.ts';
import { TapHint } from './tap-hint.svelte.ts';
import { turningOf } from './turning.ts';
import { Walking } from './walking.ts';

/** Something on the board that has been clicked, and the point of the scene it stands at. */
export interface Pointed {
  readonly under: Under | null;
  readonly at: Point;
  /** A door at which one would listen first. */
  readonly listens?: boolean;
}

/** An offer whose form stands beside what it is about. */
export interface Asking extends Pointed {
  readonly offer: Offer;
  readonly likely: Likely;
}

const FOUND = 'lanthorn:menu-found';

/** What hands on the board mean: what is clicked, and what is asked of the server for it. */
export class HandsOnBoard implements BoardAsks {
  chosenTool = $state<Tool | 'pen'>('move');
  chosenDoor = $state.raw<string | null>(null);
  /** Of which thing all that can be done is shown. */
  shown = $state.raw<Pointed | null>(null);
  /** Whether the keyboard goes to what is shown. */
  entered = $state(false);
  asking = $state.raw<Asking | null>(null);
  hovered = $state.raw<{ readonly under: Under; readonly at: Point } | null>(null);
  framed = $state.raw<Frame | null>(null);
  /** Whether all that can be done with a thing has ever been asked for in this browser. */
  found = $state(kept(FOUND) !== null);
  readonly laying: Laying;
  /** The blow that was asked for before its turn. */
  readonly later: BlowToCome;
  readonly tapHint: TapHint;
  readonly #walking: Walking;
  readonly #seat: SeatView;
  readonly #selection: Selection;
  readonly #choice: BoardChoice;
  readonly #model: () => BoardModel;
  readonly #doors: DoorsAsked;
  #pointing = 0;

  constructor(seat: SeatView, selection: Selection, choice: BoardChoice, model: () => BoardModel) {
    this.#seat = seat;
    this.laying = new Laying(seat);
    this.later = new BlowToCome(seat);
    this.tapHint = new TapHint(seat);
    this.#selection = selection;
    this.#choice = choice;
    this.#model = model;
    this.#doors = new DoorsAsked(seat, model);
    this.#walking = new Walking(seat, selection, model);
  }

  get hand(): Hand {
    return {
      ids: this.#selection.hand,
      commands: (id) => this.#seat.commands(id),
      isBeside: (id) => this.#isBeside(id),
      isFriend: (id) => this.#isFriend(id),
      squareBeside: (id) => this.#squareBeside(id),
      asksBefore: (door) => this.#doors.isNext(door),
      offers: this.#seat.offers,
    };
  }

  #isBeside(creature: string): boolean {
    const { tokens, scene } = this.#model();
    const there = tokens.find(({ id }) => id === creature)?.square;
    const near = (square: Square) => there !== undefined && stepsBetween(there, square, scene?.grid ?? 'square') < 2;
    return tokens.some(({ id, square }) => this.#selection.hand.includes(id) && near(square));
  }

  /** A referee's hand may hold monsters as well. */
  #isFriend(creature: string): boolean {
    const { tokens } = this.#model();
    const isOther = (one: string) => tokens.find(({ id }) => id === one)?.side === 'other';
    return this.#selection.hand.some((one) => isOther(one) === isOther(creature));
  }

  #squareBeside(creature: string): Square | null {
    const [leading, foe] = [this.leading(), this.#model().tokens.find(({ id }) => id === creature)];
    return leading && foe ? squareBeside(this.#model(), leading, foe.square) : null;
  }

  act(under: Under | null): Act {
    return actOn(under, this.#handFor(under));
  }

  /** Who does it where nobody is in hand: of several own characters the one with the shortest way to a door. */
  steppingIn(under: Under | null): BoardToken | null {
    if (under?.kind !== 'door' || this.#selection.hand.length > 0) return null;
    return nearestTo(this.#model(), under.door);
  }

  #handFor(under: Under | null): Hand {
    const one = this.steppingIn(under);
    return one ? { ...this.hand, ids: [one.id] } : this.hand;
  }

  along(token: BoardToken): readonly BoardToken[] {
    const { hand } = this.#selection;
    if (!hand.includes(token.id)) return [];
    return this.#model().tokens.filter(({ id }) => id !== token.id && hand.includes(id));
  }

  tool(): Tool {
    // What the pen draws on lies over the board.
    return this.#choice.wanted || this.chosenTool === 'pen' ? 'move' : this.chosenTool;
  }

  pace(): Pace {
    const { movement = 0, pace = 0 } = this.#seat.one('party') ?? {};
    return { turn: movement, round: pace };
  }

  leading(): BoardToken | null {
    return this.#choice.wanted || this.#choice.aims(this.#there) ? null : this.#walking.leading;
  }

  click(under: Under | null, at: Point, more: boolean): void {
    if (this.#choice.wanted)
      return this.#choice.settle(under?.kind === 'token' ? under.token.square : squareAt(at, gridOf(this.#model())));
    if (this.#isAnswer(under, at)) return;
    this.close();
    this.#seat.forgive(BY_HAND);
    if (more && under?.kind === 'token' && under.token.movable) return this.#selection.join(under.token.id);
    const act = this.act(under);
    switch (act.kind) {
      case 'go':
        return this.#walking.goTo(under, squareAt(at, gridOf(this.#model())));
      case 'approach':
        return void this.#goUpTo(act);
      case 'offer':
        if (act.offer.command === 'Attack') this.tapHint.learn();
        return this.#ask(act.offer, under, at);
      case 'take':
      case 'look':
        this.#selection.creature = nextIn(stackAt(this.#model(), at), act.creature, this.#selection.creature);
        return;
      case 'barred':
        this.#seat.bar(BY_HAND, act.sentence, commandOf(act.offer, {}));
        return;
      case 'later':
        return this.later.keep(act.attacker, act.target);
      case 'read':
        this.#selection.room = act.room;
        return;
      case 'menu':
      case 'at-door':
        return this.#showAll(under, at);
      case 'nothing':
        this.#selection.creature = null;
        return;
      default:
        return act satisfies never;
    }
  }

  /** While a form asks for something on the board, nothing else is done there. */
  #isAnswer(under: Under | null, at: Point): boolean {
    const token = under?.kind === 'token' ? under.token : null;
    return this.#choice.holds(token?.id ?? null, token?.square ?? squareAt(at, gridOf(this.#model())), this.#there);
  }

  get #there(): readonly string[] {
    return this.#model().tokens.map(({ id }) => id);
  }

  #ask(offer: Offer, under: Under | null, at: Point): void {
    const likely = likelyOf(under, this.#handFor(under), squareAt(at, gridOf(this.#model())));
    const only = onlyWay(offer, likely);
    if (only) void this.#seat.ask(BY_HAND, commandOf(offer, only));
    else this.asking = { offer, likely, under, at };
  }

  /** Whoever has come near enough strikes as soon as they may. */
  async #goUpTo({ to, attacker, target }: Extract<Act, { kind: 'approach' }>): Promise<void> {
    await this.#walking.go(to);
    if (this.#isBeside(target)) this.later.keep(attacker, target);
  }

  /** Strikes the blow that was kept, or holds until it may be struck. */
  async goOnWithKept(offer: Offer): Promise<void> {
    const { waiting } = this.later;
    if (!waiting || this.#seat.asked.has(BY_HAND)) return;
    const { attacker, target } = waiting;
    if (offer.command === 'Attack') this.later.forget();
    const only = onlyWay(offer, { ids: [target ?? [], attacker].flat(), square: null, pointed: target });
    if (!only) return;
    const { ok } = await this.#seat.ask(BY_HAND, commandOf(offer, only));
    if (!ok) this.later.forget();
  }

  menu(under: Under | null, at: Point): void {
    if (this.#choice.wanted) return;
    this.found = true;
    keep(FOUND, 'yes');
    this.#showAll(under, at);
  }

  #showAll(under: Under | null, at: Point): void {
    this.close();
    const listens = this.#asks(under);
    // What is barred is said in the menu, and not beside it once more.
    this.#seat.forgive(BY_HAND);
    this.chosenDoor = under?.kind === 'door' ? under.door.id : null;
    this.shown = { under, at: placeOf(under, gridOf(this.#model())) ?? at, listens };
    this.entered = true;
  }

  select(token: BoardToken | null): void {
    if (this.#choice.wanted) return token ? this.#choice.settle(token.square) : undefined;
    if (token && this.#choice.holds(token.id, token.square, this.#there)) return;
    this.close();
    this.#selection.creature = token?.id ?? null;
  }

  /** Whether one would listen at a door first; from now on a click opens it. */
  #asks(under: Under | null): boolean {
    const { kind } = this.act(under);
    if (under?.kind === 'door') this.#doors.shown(under.door);
    return kind === 'at-door';
  }

  /** Shown without leaving the board, so that the same key goes on to the next. */
  door(found: BoardDoor): void {
    this.close();
    const under = { kind: 'door', door: found } as const;
    const listens = this.#asks(under);
    this.chosenDoor = found.id;
    this.shown = { under, at: midpointOf(found.segment), listens };
    this.entered = false;
  }

  strikes({ id }: BoardToken): boolean {
    return mayStrike(this.hand, id);
  }

  everyone(): void {
    const own = this.#model().tokens.filter(({ movable, side }) => movable && side !== 'other');
    this.#selection.take(own.map(({ id }) => id));
  }

  /** Lets go of those who were taken together. */
  nobody(): void {
    this.#selection.take([]);
  }

  frame(box: Frame | null, tokens: readonly BoardToken[] | null): void {
    this.framed = box;
    const own = tokens?.filter(({ movable }) => movable) ?? [];
    if (own.length > 0) this.#selection.take(own.map(({ id }) => id));
  }

  move(token: BoardToken, to: Square): void {
    this.close();
    this.#walking.move(token, to);
  }

  step(token: BoardToken, to: Square): void {
    this.close();
    this.#walking.step(token, to);
  }

  freely(token: BoardToken, by: 'click' | 'drag'): boolean {
    return this.#walking.freely(token, by);
  }

  /** The own last move, while it is known; barred where it stands. */
  get takingBack(): Offer | null {
    return this.#seat.offers.find(({ command }) => command === 'TakeBackMove') ?? null;
  }

  takeBack(): void {
    const offer = this.takingBack;
    if (!offer) return;
    this.close();
    if (offer.barred === null) void this.#seat.ask(BY_HAND, commandOf(offer, {}));
    else this.#seat.bar(BY_HAND, offer.barred, commandOf(offer, {}));
  }

  drag(token: BoardToken, at: Point | null): void {
    this.#throttled(() => this.#seat.drag(token.id, at), at === null);
  }

  point(at: Point | null): void {
    this.#throttled(() => this.#seat.point(at), at === null);
  }

  turner(): BoardToken | null {
    if (this.tool() !== 'move' || this.#choice.wanted || this.chosenTool === 'pen') return null;
    const one = this.#model().tokens.find(({ id }) => id === this.#selection.creature);
    return one && !one.down && turningOf(this.#seat.offers, one.id) ? one : null;
  }

  turn(token: BoardToken, facing: number): void {
    const pose = turningOf(this.#seat.offers, token.id);
    const looks = pose?.inputs.find(({ name }) => name === 'facing');
    // The first of them is to look as now.
    const towards = looks?.kind === 'choice' ? looks.options[facing + 1] : undefined;
    if (pose && towards) void this.#seat.ask(BY_HAND, commandOf(pose, { ...presets(pose), facing: towards.value }));
  }

  ping(at: Point): void {
    this.#seat.ping(at);
  }

  hover(under: Under | null, at: Point): void {
    this.hovered = under && { under, at };
  }

  /** What is shown beside a thing goes, and a form that the board answers; what is in hand stays. */
  close(): void {
    this.#choice.leave();
    this.shown = null;
    this.asking = null;
    this.chosenDoor = null;
    this.entered = false;
  }

  /** Signs go out some twenty times a second, the last one always. */
  #throttled(send: () => void, always: boolean): void {
    const now = performance.now();
    if (!always && now - this.#pointing < 50) return;
    this.#pointing = now;
    send();
  }
}

function placeOf(under: Under | null, grid: GridKind): Point | null {
  if (under?.kind === 'token') return centreOf(under.token.square, grid);
  if (under?.kind === 'door') return midpointOf(under.door.segment);
  return under?.mark.at ?? null;
}
