/** What is used of the renderer of dice, which brings no types of its own. */
declare module '@3d-dice/dice-box-threejs' {
  interface Colours {
    readonly name: string;
    readonly foreground: string;
    readonly background: string;
    readonly outline: string;
    readonly edge: string;
    readonly texture: 'none';
    readonly material: 'plastic';
  }

  interface Wishes {
    readonly sounds: boolean;
    readonly shadows: boolean;
    readonly theme_customColorset: Colours;
    readonly baseScale: number;
    readonly light_intensity: number;
    readonly strength: number;
  }

  export default class DiceBox {
    /** @param host a selector */
    constructor(host: string, wishes: Wishes);
    readonly renderer: { readonly domElement: HTMLCanvasElement; dispose(): void; forceContextLoss(): void };
    initialize(): Promise<void>;
    updateConfig(wishes: Partial<Wishes>): Promise<void>;
    /** Dice and the faces they fall on: `2d6+1d20@3,4,17`. Resolves as they lie still. */
    roll(notation: string): Promise<unknown>;
    clearDice(): void;
  }
}
