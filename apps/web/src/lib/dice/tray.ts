import DiceBox from '@3d-dice/dice-box-threejs';
import { drawsInSoftware } from '../board/software.ts';
import type { Die } from './thrown.ts';

/** The dice there are; others stay in the log. */
const MADE: readonly number[] = [2, 3, 4, 6, 8, 10, 12, 20];

/** What the renderer is asked for: `2d6+1d20@3,4,17`; a percentage is a die of tens and one of ones. Empty for none. */
export function notationOf(dice: readonly Die[]): string {
  const thrown = dice.flatMap(({ sides, face }): readonly (readonly [sides: number, face: number])[] => {
    if (sides === 100)
      return [
        [100, Math.floor((face % 100) / 10) * 10],
        [10, face % 10],
      ];
    return MADE.includes(sides) ? [[sides, face]] : [];
  });
  const kinds = [...Map.groupBy(thrown, ([sides]) => sides)];
  if (kinds.length === 0) return '';
  const notation = kinds.map(([sides, those]) => `${those.length}d${sides}`).join('+');
  return `${notation}@${kinds.flatMap(([, those]) => those.map(([, face]) => face)).join(',')}`;
}

const coloured = (hue: number) =>
  ({
    name: `hue-${hue}`,
    foreground: '#fff7e6',
    background: `hsl(${hue} 52% 30%)`,
    outline: '#140f0a',
    edge: `hsl(${hue} 45% 44%)`,
    texture: 'none',
    material: 'plastic',
  }) as const;

/** Where dice fall in view, in three dimensions. They fall on the faces that the server has thrown. */
export class Tray {
  readonly #box: DiceBox;

  private constructor(box: DiceBox) {
    this.#box = box;
  }

  /** @param host the id of the element that it fills */
  static async in(host: string, hue: number): Promise<Tray> {
    const box = new DiceBox(`#${host}`, {
      sounds: false,
      shadows: !drawsInSoftware(),
      theme_customColorset: coloured(hue),
      baseScale: 60,
      light_intensity: 0.9,
      strength: 1,
    });
    await box.initialize();
    return new Tray(box);
  }

  /** Lets dice fall, in the colour of whoever throws them. Resolves as they lie still. */
  async throw(notation: string, hue: number): Promise<void> {
    await this.#box.updateConfig({ theme_customColorset: coloured(hue) });
    await this.#box.roll(notation);
  }

  clear(): void {
    this.#box.clearDice();
  }

  destroy(): void {
    this.#box.clearDice();
    this.#box.renderer.dispose();
    this.#box.renderer.forceContextLoss();
  }
}
