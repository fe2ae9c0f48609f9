import type { Square } from '@lanthorn/geometry';
import type { CreatureId, LightId, SceneId } from '../core/index.ts';
import { spoken } from '../core/words.ts';
import type { Item } from './item.ts';

/** What is lit by hand and burns down. */
export const BURNING_KINDS = ['torch', 'lantern', 'hooded-lantern', 'candle'] as const;
export type BurningKind = (typeof BURNING_KINDS)[number];

/** Beside these: a magic sword in the hand, a spell of light, one that lasts, and a thing of the table's own. */
export const LIGHT_KINDS = [...BURNING_KINDS, 'sword', 'spell', 'lasting', 'own'] as const;
export type LightKind = (typeof LIGHT_KINDS)[number];

/** A burning light: in somebody's hand, or left on a square. */
export interface LightSource {
  readonly id: LightId;
  readonly kind: LightKind;
  readonly carriedBy: CreatureId | null;
  readonly left: { readonly scene: SceneId; readonly square: Square } | null;
  /** Radius in feet. */
  readonly radius: number;
  /** Turns it still burns, the running one included; null for what does not burn down. */
  readonly turnsLeft: number | null;
  /** Its hood is closed; absent for open. */
  readonly covered?: boolean;
  /** A spell was cast at the place where it is: nobody takes it up. Absent for all others. */
  readonly placed?: true;
  /** As bright as day; absent for all others. */
  readonly daylight?: true;
  /** What a thing of the table's own is called; absent for all others. */
  readonly name?: string;
  /** That thing, or the lantern, which is in nobody's pack while it shines; absent for all others, and of old. */
  readonly thing?: Item;
}

export const isLantern = ({ kind }: Pick<LightSource, 'kind'>): boolean =>
  kind === 'lantern' || kind === 'hooded-lantern';

/** A light as it shines. */
export type Shining = Pick<LightSource, 'kind' | 'covered'>;

const WORDS: Readonly<Record<LightKind, string>> = {
  torch: 'torch',
  lantern: 'lantern',
  'hooded-lantern': 'hooded lantern',
  candle: 'candle',
  sword: 'magic sword',
  spell: 'spell of light',
  lasting: 'lasting light',
  own: 'shining thing',
};

/** In words. */
export const lightName = ({ kind, name }: Pick<LightSource, 'kind' | 'name'>): string =>
  name === undefined ? WORDS[kind] : spoken(name);
