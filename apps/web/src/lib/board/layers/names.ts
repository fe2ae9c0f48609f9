import type { Container, Text } from 'pixi.js';
import { type BoardDoor, type BoardMark, type BoardModel, gridOf } from '../model.ts';
import { type Box, sameBox } from './box.ts';
import { placedLabels } from './labels.ts';
import { nameText, sized } from './name-text.ts';
import { doorSigns, gripSigns, markNaming, markSigns, tokenNamings } from './namings.ts';
import type { Tokens } from './tokens.ts';

/** Pixels to the square from which names are legible. */
const LEGIBLE_FROM = 28;

/** Writes the names of all that is on the board, each where it covers nothing. */
export class Names {
  readonly #layer: Container;
  readonly #tokens: Tokens;
  #marks: readonly BoardMark[] = [];
  #doors: readonly BoardDoor[] = [];
  /** The ground of a board of squares, on which the names of rooms stand. */
  #rows: BoardModel['rows'] = [];
  #selected: string | null = null;
  #scale = 0;
  /** The part of the board that was looked at when the view last came to rest. Squares. */
  #view: Box | null = null;
  /** Those that are no single token's: of rooms, of things, and what is told once of several. */
  readonly #written = new Map<string, Text>();

  constructor(layer: Container, tokens: Tokens) {
    this.#layer = layer;
    this.#tokens = tokens;
  }

  show(
    { marks, doors, rows, scene }: Pick<BoardModel, 'marks' | 'doors' | 'rows' | 'scene'>,
    selected: string | null,
  ): void {
    this.#rows = gridOf({ scene }) === 'square' ? rows : [];
    this.#marks = marks;
    this.#doors = doors;
    this.#selected = selected;
    this.#write();
  }

  /** In pixels to the square. */
  set scale(scale: number) {
    if (scale === this.#scale) return;
    this.#scale = scale;
    this.#write();
  }

  /** The view has come to rest: names that would be cut at its edge stand elsewhere. */
  rest(view: Box): boolean {
    if (this.#view && sameBox(this.#view, view)) return false;
    this.#view = view;
    this.#write();
    return true;
  }

  #write(): void {
    if (this.#scale === 0) return;
    const legible = this.#scale >= LEGIBLE_FROM;
    const wanted = new Set<string>();
    const sizeOf = (kind: 'place' | 'thing' | 'token') => (id: string, text: string) => {
      wanted.add(id);
      return sized(this.#textOf(id, text, kind), this.#scale);
    };
    const tokens = this.#tokens.named(this.#scale);
    const read = legible ? this.#marks.filter(isRead) : [];
    const places = placedLabels(
      [
        ...tokenNamings(tokens, this.#selected, legible, sizeOf('token')),
        ...read.map((mark) =>
          markNaming(mark, sizeOf(mark.kind === 'place' ? 'place' : 'thing')(mark.key, mark.label), this.#rows),
        ),
      ],
      [
        ...tokens.map(({ sign }) => sign),
        ...gripSigns(tokens, this.#selected, this.#scale),
        ...markSigns(this.#marks),
        ...doorSigns(this.#doors),
      ],
      this.#view,
    );
    this.#tokens.name(places);
    for (const [id, text] of this.#written) {
      const at = places.get(id);
      text.visible = at !== undefined;
      if (at) text.position.set(at.x, at.y);
      if (!wanted.has(id)) this.#forget(id, text);
    }
  }

  #textOf(id: string, text: string, kind: 'place' | 'thing' | 'token'): Text {
    const known = this.#written.get(id);
    if (known?.label === text) return known;
    if (known) this.#forget(id, known);
    const written = this.#layer.addChild(nameText(text, kind));
    written.label = text;
    this.#written.set(id, written);
    return written;
  }

  #forget(id: string, text: Text): void {
    text.destroy();
    this.#written.delete(id);
  }
}

/** What has a name beside it; that of a thing is left out while somebody stands on it. */
const isRead = ({ kind, covered }: BoardMark): boolean => kind === 'place' || (kind === 'thing' && !covered);
