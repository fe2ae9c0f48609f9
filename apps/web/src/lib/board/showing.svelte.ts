import type { Square } from '@lanthorn/geometry';
import { createContext } from 'svelte';
import type { DrawingTool } from '../drawing/tools.ts';
import type { Part } from '../table/parts.ts';

/** What may lie in the board's place. */
export type InPlace = 'board' | 'hex-map' | 'party-map';

/** The parts of the referee's desk. */
export type DeskPart = 'party' | 'key' | 'maps' | 'tools';

/** Drawing that was asked for beside the board. */
export interface AskedDrawing {
  readonly scene: string;
  /** The tool that it begins with. */
  readonly tool: DrawingTool;
  /** The number of the room whose form is open then. */
  readonly room: string | null;
}

/** A square of a scene that is looked for. */
export interface Sought {
  readonly scene: string;
  readonly at: Square;
}

/** What this page looks at in the board's place. Its own business: the server is not told. */
export class Showing {
  /** Null where nothing was chosen. */
  wanted = $state<InPlace | null>(null);
  /** Which hex map; the party's while there is none of that id. */
  land = $state<string | null>(null);
  /** Which of the party's own maps; the latest while there is none of that id. */
  partyMap = $state<string | null>(null);
  /** The part of the table that is looked at where there is no room for all of them side by side. */
  part = $state<Part>('board');
  /** The part of the referee's desk that is open. */
  desk = $state<DeskPart>('party');
  /** Whether a file of a map is to be chosen as soon as the place for it is there. */
  bringing = $state(false);
  /** What the board is to begin to draw as soon as it shows that scene; null where nothing was asked. */
  drawing = $state.raw<AskedDrawing | null>(null);
  /** What the board is to bring into view, and ring about, as soon as it shows that scene; null where nothing was asked. */
  sought = $state.raw<Sought | null>(null);

  /** Looks at one of the hex maps. */
  openLand(land: string): void {
    this.wanted = 'hex-map';
    this.land = land;
  }

  /** Looks at one of the party's own maps. */
  openPartyMap(map: string): void {
    this.wanted = 'party-map';
    this.partyMap = map;
  }

  /** Opens a part of the referee's desk. */
  openDesk(part: DeskPart): void {
    this.desk = part;
    this.part = 'party';
  }

  /** Has a file of a map chosen, where maps are brought in. */
  bringMap(): void {
    this.openDesk('maps');
    this.bringing = true;
  }

  /** Looks for a square of a scene that lies, or is about to lie, before the page. */
  seek(scene: string, at: Square): void {
    this.wanted = 'board';
    this.sought = { scene, at };
  }

  /** Draws on a scene that lies, or is about to lie, before the referee. */
  draw(scene: string, tool: DrawingTool, room: string | null = null): void {
    this.wanted = 'board';
    this.part = 'board';
    this.drawing = { scene, tool, room };
  }
}

export const [useShowing, setShowing] = createContext<Showing>();
