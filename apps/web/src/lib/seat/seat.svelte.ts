import type { Point, Shunned, Square } from '@lanthorn/geometry';
import type { Present, Reply, Table, TableStatus, Told, WireCommand } from '@lanthorn/protocol';
import type { Burst, Casting, Offer, RecordOf, RulesShown, Scene, SceneId, ViewRecord } from '@lanthorn/rules';
import { burstBy, costOf, foundTrapsOf, isPlaced, isPublic, same, timesOnto } from '@lanthorn/rules';
import { createContext } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { hueOfPerson } from '../dice/whose.ts';
import { Records } from './records.svelte.ts';

/** What was asked and refused, kept beside the thing that asked until it asks again. */
export interface Refused {
  readonly sentence: string;
  readonly rule: string | null;
  /** The referee may set it aside. */
  readonly overridable: boolean;
  readonly command: WireCommand;
}

/** What others point at; the board listens. */
export interface PointerListener {
  /** @param hue of whoever points, in degrees on the wheel of colours */
  point(who: string, name: string, hue: number, at: Point | null): void;
  ping(at: Point): void;
}

/** What a creature is known by where it is named. */
type Face = Pick<RecordOf<'creature'>, 'name' | 'called' | 'kind' | 'icon'>;

/** Of what nothing is offered about. */
const NO_OFFERS: readonly Offer[] = [];
/** Milliseconds after which somebody of whom nothing more is heard has stopped typing. */
const TYPING_LASTS = 4000;

/**
 * One seat at the table, as the page shows it: records, lines, what is asked and not yet answered. It never
 * applies its own commands: what the server sends is what is true.
 */
export class SeatView {
  /** By what asked: the key of an offer, or a name of the page's own. */
  readonly asked = new SvelteMap<string, WireCommand>();
  readonly refused = new SvelteMap<string, Refused>();
  told = $state.raw<readonly Told[]>([]);
  status = $state.raw<TableStatus>('connecting');
  present = $state.raw<readonly Present[]>([]);
  typing = $state.raw<readonly string[]>([]);
  /** The entry of the log that the view shows; the referee's alone. */
  entry = $state.raw<number | null>(null);
  dismissed = $state.raw<string | null>(null);
  /** Counts what has happened: the scenes that are known are read anew when it grows. */
  #changes = $state(0);
  readonly #records = new Records();
  readonly #table: Table;
  readonly #forget = new Map<string, ReturnType<typeof setTimeout>>();
  #pointers: PointerListener | null = null;

  constructor(table: Table) {
    this.#table = table;
    table.on('welcome', (welcome) => {
      this.#records.begin(welcome.view);
      this.told = welcome.told;
      this.#changes += 1;
      this.entry = welcome.entry;
    });
    table.on('happened', ({ patch, told, entry }) => {
      this.#changes += 1;
      this.#records.take(patch);
      if (told.length > 0) this.told = [...this.told, ...told];
      this.entry = entry;
    });
    table.on('status', (status) => {
      this.status = status;
    });
    table.on('presence', (present) => {
      this.present = present;
      this.typing = this.typing.filter((user) => present.some((one) => one.user === user));
    });
    table.on('typing', ({ user, typing }) => this.#typed(user, typing));
    table.on('pointer', ({ user, at }) => this.#pointers?.point(user, this.nameOf(user), this.#hueOf(user), at));
    table.on('dragging', ({ user, creature, at }) =>
      this.#pointers?.point(`drag:${user}`, this.#creatureName(creature), this.#hueOf(user), at),
    );
    table.on('ping', ({ at }) => this.#pointers?.ping(at));
    table.on('dismissed', ({ sentence }) => {
      this.dismissed = sentence;
    });
  }

  /** All records of a type, in the order they came. */
  all<Type extends ViewRecord['type']>(type: Type): readonly RecordOf<Type>[] {
    return this.#records.all(type);
  }

  one<Type extends ViewRecord['type']>(type: Type): RecordOf<Type> | null {
    return this.all(type)[0] ?? null;
  }

  /** The record of a type about one thing; null while this seat is not shown it. */
  about<Type extends ViewRecord['type']>(type: Type, id: string): RecordOf<Type> | null {
    return this.#records.about(type, id);
  }

  #lastFaces: readonly Face[] = [];

  /** The names and faces of creatures: the same list until one of these changes, however much the creatures move. */
  readonly faces = $derived.by<readonly Face[]>(() => {
    const faces = this.all('creature').map(({ name, called, kind, icon }) => ({ name, called, kind, icon }));
    if (!same(faces, this.#lastFaces)) this.#lastFaces = faces;
    return this.#lastFaces;
  });

  /** The sheet of a creature; null while this seat may not read it. */
  sheetOf(creature: string): RecordOf<'sheet'> | null {
    return this.about('sheet', creature);
  }

  /** The owner's remarks on a creature; null while this seat may not read them. */
  notesOn(creature: string): string | null {
    return this.about('notes', creature)?.notes ?? null;
  }

  /** What a creature has in mind to cast; null for those who cast nothing, and while this seat may not read it. */
  mindOf(creature: string): RecordOf<'mind'> | null {
    return this.about('mind', creature);
  }

  /** The offers, in the order the procedures give them. */
  readonly offers = $derived.by<readonly Offer[]>(() =>
    this.all('offer')
      .toSorted((a, b) => a.order - b.order)
      .map(({ offer }) => offer),
  );

  /** By what they are about, so that many things can ask for their own among the thousands of a crowded table. */
  readonly #offersAbout = $derived(Map.groupBy(this.offers, ({ about }) => about));

  /** The offers about one thing, in the order the procedures give them. */
  offersAbout(id: string): readonly Offer[] {
    return this.#offersAbout.get(id) ?? NO_OFFERS;
  }

  get role(): 'referee' | 'player' | 'spectator' {
    return this.one('you')?.role ?? 'spectator';
  }

  /** Whether this seat gives orders to a creature: the referee to all, a player to the own characters. */
  commands(creature: string): boolean {
    return this.role === 'referee' || (this.one('you')?.characters.includes(creature) ?? false);
  }

  /** How the rule behind a ruling is shown here; the referee may always ask for it. */
  get rulesShown(): RulesShown {
    const shown = this.one('campaign')?.rulesShown ?? 'asked';
    return this.role === 'referee' ? 'asked' : shown;
  }

  nameOf(user: string): string {
    return this.#person(user)?.name ?? 'Somebody';
  }

  #hueOf(user: string): number {
    const person = this.#person(user);
    return person ? hueOfPerson(person) : 0;
  }

  #person(user: string) {
    return this.one('campaign')?.people.find((person) => person.user === user);
  }

  /** That somebody stopped may be lost, or never said by who left: a sign lasts a while, unless it comes again. */
  #typed(user: string, typing: boolean): void {
    clearTimeout(this.#forget.get(user));
    const others = this.typing.filter((one) => one !== user);
    this.typing = typing ? [...others, user] : others;
    if (typing)
      this.#forget.set(
        user,
        setTimeout(() => this.#typed(user, false), TYPING_LASTS),
      );
  }

  #creatureName(creature: string): string {
    return this.all('creature').find(({ id }) => id === creature)?.name ?? '';
  }

  /** Asks the server. Shown as asked under `key` until the answer; a refusal stays under `key`. */
  async ask(key: string, command: WireCommand, override = false): Promise<Reply> {
    this.refused.delete(key);
    this.asked.set(key, command);
    const reply = await this.#table.ask(command, override ? { override } : {});
    this.asked.delete(key);
    if (!reply.ok) this.refused.set(key, refusedOf(reply, command, this.role));
    return reply;
  }

  /** Shown as refused without having been asked: that it would be is known. */
  bar(key: string, sentence: string, command: WireCommand): void {
    this.refused.set(key, { sentence, rule: null, overridable: false, command });
  }

  forgive(key: string): void {
    this.refused.delete(key);
  }

  /** The scene that the seat looks at; null while there is none. */
  readonly looked = $derived.by<RecordOf<'scene'> | null>(
    () => this.all('scene').find(({ current }) => current) ?? null,
  );

  /** The scene that the referee has before them while the table is at another; null while it is the one on the board. */
  readonly preparing = $derived.by<RecordOf<'scene'> | null>(() => {
    const { looked } = this;
    const board = this.one('on-board');
    const inPlay = board?.scene === looked?.id || board?.parts.some(({ scene }) => scene === looked?.id);
    return this.role === 'referee' && looked && !inPlay ? looked : null;
  });

  /** The seat looks at a scene that it knows, while the table stays where it is; at null, at the one on the board. */
  look(scene: string | null): void {
    this.#table.look(scene as SceneId | null);
  }

  /** A scene as this seat knows it, whole: to draw it small, or to draw on it. */
  sceneKnown(scene: string): Scene | null {
    void this.#changes;
    return this.#table.known?.scenes[scene as SceneId] ?? null;
  }

  /** Whether the party, or a part of it, plays on a scene. */
  isInPlay(scene: string): boolean {
    const board = this.one('on-board');
    return board?.scene === scene || (board?.parts.some((part) => part.scene === scene) ?? false);
  }

  /** What ways and steps over the scene that is looked at cost, by the rules that the server plays by and as far as this seat knows it. */
  get walking(): Walking {
    void this.#changes;
    const { known } = this.#table;
    const scene = this.looked && known?.scenes[this.looked.id as SceneId];
    return known && scene
      ? {
          feetOf: (way) => costOf(known, scene, way),
          timesOnto: timesOnto(scene) ?? (() => 1),
          foundTraps: foundTrapsOf(scene),
        }
      : { feetOf: () => 0, timesOnto: () => 1, foundTraps: null };
  }

  /** Where those stand on a scene, of those whom this seat knows, whom players do not see. */
  unseenByPlayers(scene: SceneId): readonly Square[] {
    void this.#changes;
    const { known } = this.#table;
    return Object.values(known?.creatures ?? {}).flatMap((one) => {
      const here = known !== null && one.at?.scene === scene;
      const seen = here && isPublic(known, one) && isPlaced(known, { role: 'player' }, one);
      return here && !seen && one.at ? [one.at.square] : [];
    });
  }

  /** Over what a spell would burst where a form now aims it, and whom in sight it would catch; null of whatever else is done. */
  burstBy(command: WireCommand): Burst | null {
    void this.#changes;
    const { known } = this.#table;
    const isCast = command.type === 'CastSpell' || command.type === 'UseUp';
    return known && isCast ? burstBy(known, command as Casting) : null;
  }

  /** It looks at another scene than that of its own. */
  get #isElsewhere(): boolean {
    return this.looked !== null && this.looked.id !== this.one('on-board')?.scene;
  }

  set pointers(listener: PointerListener) {
    this.#pointers = listener;
  }

  /** Signs are about the scene of the seat's own: at another nobody is given any. */
  point(at: Point | null): void {
    if (!this.#isElsewhere) this.#table.pointer(at);
  }

  ping(at: Point): void {
    if (!this.#isElsewhere) this.#table.ping(at);
  }

  drag(creature: string, at: Point | null): void {
    if (!this.#isElsewhere) this.#table.dragging(creature, at);
  }

  type(typing: boolean): void {
    this.#table.typing(typing);
  }

  close(): void {
    this.#table.close();
  }
}

function refusedOf(reply: Extract<Reply, { ok: false }>, command: WireCommand, role: string): Refused {
  const { refusal } = reply;
  const rule = 'rule' in refusal ? refusal.rule : null;
  return { sentence: refusal.sentence, rule, overridable: role === 'referee' && refusal.kind === 'rule', command };
}

/** What is asked of the ground by whoever walks on it. */
interface Walking {
  /** What a way costs of the movement, in feet. */
  readonly feetOf: (way: readonly Square[]) => number;
  /** How many times as long as on other ground a step onto a square is. */
  readonly timesOnto: (square: Square) => number;
  /** Whether a trap lies on a square that was found; null for none on the scene. */
  readonly foundTraps: Shunned | null;
}

/** The seat of the page, handed down to its parts. */
export const [useSeat, setSeat] = createContext<SeatView>();
