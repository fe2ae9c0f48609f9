import { extentOf } from '@lanthorn/geometry';
import { Application, Color, Container, type Renderer, Ticker } from 'pixi.js';
import 'pixi.js/unsafe-eval';
import './environment.ts';
import type { Camera, Size } from './camera.ts';
import { COLOURS } from './colours.ts';
import { type Area, Backdrop } from './layers/backdrop.ts';
import { Redrawn } from './layers/redrawn.ts';
import type { Run } from './layers/relit.ts';
import type { BoardModel } from './model.ts';
import { drawsInSoftware } from './software.ts';

/**
 * The canvas that fills a host, and the world that is drawn on it. Where the processor draws, the ground is one picture,
 * and a view that moves draws nothing anew.
 */
export class Surface {
  /** A group of its own for the renderer: a view that moves packs none of its parts anew. */
  readonly world = new Container({ isRenderGroup: true });
  /** Whether the processor draws. */
  readonly inSoftware: boolean;
  readonly #app: Application;
  readonly #redrawn = new Redrawn();
  /** Where the processor draws. */
  #backdrop: Backdrop | null = null;
  #size: Size = { width: 0, height: 0 };

  private constructor(app: Application, inSoftware: boolean) {
    this.#app = app;
    this.inSoftware = inSoftware;
  }

  /** Makes one that fills its host; rejects when the browser can draw neither by WebGL nor WebGPU. */
  static async on(host: HTMLElement): Promise<Surface> {
    const app = new Application();
    // Pixi's own clock asks for every frame there is, also of a still board; it goes on with the frames drawn here.
    Ticker.system.autoStart = false;
    const software = drawsInSoftware();
    await app.init({
      background: COLOURS.void,
      // What has not changed since the last frame stays on the canvas.
      preserveDrawingBuffer: software,
      clearBeforeRender: !software,
      antialias: !software,
      autoDensity: true,
      resolution: software ? 1 : Math.min(2, window.devicePixelRatio),
      preference: 'webgl',
      autoStart: false,
    });
    // A shader that may read any of 32 textures reads all of them, where the processor draws; this counts only before
    // the first frame.
    if (software) app.renderer.limits.maxBatchableTextures = 1;
    host.appendChild(app.canvas);
    // A finger on it moves the board, and not the page.
    app.canvas.style.touchAction = 'none';
    if (software)
      Object.assign(app.canvas.style, { position: 'absolute', transformOrigin: '0 0', willChange: 'transform' });
    host.style.backgroundColor = new Color(COLOURS.void).toHex();
    const surface = new Surface(app, software);
    surface.fill(host);
    return surface;
  }

  /** Lays the ground beneath the world, and the dark over the ground. */
  lay(ground: Container, dark: Container): void {
    if (this.inSoftware) this.#backdrop = new Backdrop(this.#app.renderer, ground, dark);
    else this.world.addChildAt(ground, 0).addChild(dark);
    if (this.#backdrop) this.#app.stage.addChild(this.#backdrop.layer);
    this.#app.stage.addChild(this.world);
  }

  get renderer(): Renderer {
    return this.#app.renderer;
  }

  get size(): Size {
    return this.#size;
  }

  /** Fills the host as large as it is now. */
  fill({ clientWidth: width, clientHeight: height }: HTMLElement): void {
    this.#size = { width, height };
    if (!this.inSoftware) this.#app.renderer.resize(width, height);
  }

  /** The world lies as the view looks at it. */
  aim({ scale, offset }: Camera): void {
    if (this.#backdrop) return;
    this.world.scale.set(scale);
    this.world.position.set(offset.x, offset.y);
  }

  /** The ground is another than in the last frame. */
  change(): void {
    this.#backdrop?.change();
  }

  /** The dark over it is another. */
  dim(where: readonly Run[] | 'all'): void {
    this.#backdrop?.dim(where);
  }

  /** Nothing moves any more. True when a last frame is to be drawn. */
  rest(camera: Camera): boolean {
    return this.#backdrop?.rest(camera) ?? false;
  }

  /** @param changed whether anything is to be drawn otherwise, or the view has moved alone */
  paint(changed: boolean, camera: Camera, { scene }: BoardModel): void {
    if (!this.#backdrop) return this.#app.render();
    const other = this.#backdrop.under(camera, this.#size, scene && extentOf(scene));
    if (other === 'area') this.#lieOver(this.#backdrop.area);
    if (changed || other.length > 0) {
      this.#backdrop.restore(this.#redrawn.choose(this.world, other === 'area' ? 'all' : other));
      this.#app.render();
    }
    this.#lead(this.#backdrop.area, camera);
  }

  #lieOver({ from, scale, width, height }: Area): void {
    this.#app.renderer.resize(width, height);
    this.world.scale.set(scale);
    this.world.position.set(-from.x * scale, -from.y * scale);
  }

  /** The browser leads what was drawn over the page. */
  #lead({ from, scale }: Area, { scale: seen, offset }: Camera): void {
    const ratio = seen / scale;
    const at = { x: offset.x + from.x * seen, y: offset.y + from.y * seen };
    // Pixel for pixel nothing is blurred.
    const { x, y } = ratio === 1 ? { x: Math.round(at.x), y: Math.round(at.y) } : at;
    this.#app.canvas.style.transform = `translate(${x}px, ${y}px) scale(${ratio})`;
  }

  destroy(): void {
    this.#backdrop?.destroy();
    this.#app.destroy(true, { children: true });
  }
}
