import { Application, Container, Graphics, Sprite } from 'pixi.js';
import { Board } from '../src/lib/board/board.ts';
import { fitted, panned } from '../src/lib/board/camera.ts';
import { NO_BOARD } from '../src/lib/board/model.ts';
import { modelOf } from '../src/lib/board/model-of.ts';
import { views } from './hall.ts';

/** Something whose view sways and whose tokens walk, frame by frame. */
interface Subject {
  /** The view is led so many pixels from where it began. */
  sway(dx: number, dy: number): void;
  /** Some of the tokens set out. */
  act(): void;
  end(): void;
}

const models = views().map((view) => modelOf(view));

/** Milliseconds from one act to the next, and that a token of the bare scene walks. */
const ACT = 500;
const WALK = 400;
/** How far the view sways, in pixels, and how long it takes for it once round, in milliseconds. */
const SWAY = 60;
const ROUND = 2_500;
/** How wide a token is, its rim included: squares. */
const WIDE = 0.86;

async function board(host: HTMLElement): Promise<Subject> {
  const made = await Board.on(host, () => '', false);
  let next = 0;
  const act = () => made.show(models[next++ % models.length] ?? NO_BOARD, 'one-0');
  act();
  made.fit();
  const begin = made.camera;
  return {
    sway: (dx, dy) => {
      made.camera = panned(begin, dx, dy);
    },
    act,
    end: () => made.destroy(),
  };
}

/** As many discs of the same size on the same squares, which walk as often, and no more than that: no ground, no light. */
async function bare(host: HTMLElement): Promise<Subject> {
  const app = new Application();
  // As the board draws where there is no graphics card.
  await app.init({ resizeTo: host, antialias: false, autoDensity: true, preference: 'webgl', autoStart: false });
  host.appendChild(app.canvas);
  const disc = new Graphics().circle(0, 0, 46).fill(0x1d1610).stroke({ width: 8, color: 0xd9b25f });
  const texture = app.renderer.textureGenerator.generateTexture(disc);
  const world = app.stage.addChild(new Container());
  const { width, height } = models[0]?.scene ?? { width: 1, height: 1 };
  const { scale, offset } = fitted({ from: { x: 0, y: 0 }, to: { x: width, y: height } }, app.screen);
  world.scale.set(scale);
  const walkers = (models[0]?.tokens ?? []).map(({ square }) => {
    const sprite = world.addChild(new Sprite(texture));
    sprite.setSize(WIDE);
    return { sprite, from: square, to: square };
  });
  let [next, began] = [1, performance.now()];
  return {
    sway: (dx, dy) => {
      const part = Math.min(1, (performance.now() - began) / WALK);
      for (const { sprite, from, to } of walkers)
        sprite.position.set(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
      world.position.set(offset.x + dx, offset.y + dy);
      app.render();
    },
    act: () => {
      const tokens = models[next++ % models.length]?.tokens ?? [];
      began = performance.now();
      for (const [place, walker] of walkers.entries()) {
        walker.from = walker.to;
        walker.to = tokens[place]?.square ?? walker.to;
      }
    },
    end: () => app.destroy(true),
  };
}

const SUBJECTS = { board, bare } as const;

/** Frames a second of one subject over so many milliseconds, and how long all but a twentieth took at most. */
async function measure(name: keyof typeof SUBJECTS, warming: number, lasting: number) {
  const host = document.querySelector<HTMLElement>('#host');
  if (!host) throw new Error('the page has no place for it');
  const subject = await SUBJECTS[name](host);
  await run(subject, warming);
  const measured = await run(subject, lasting);
  subject.end();
  host.replaceChildren();
  return measured;
}

function run(subject: Subject, lasting: number): Promise<{ perSecond: number; p95: number }> {
  return new Promise((done) => {
    const begin = performance.now();
    const frames: number[] = [];
    let [last, acted] = [begin, begin];
    const frame = () => {
      const now = performance.now();
      frames.push(now - last);
      last = now;
      if (now - begin >= lasting)
        return done({ perSecond: (frames.length * 1000) / (now - begin), p95: p95Of(frames) });
      if (now - acted >= ACT) {
        acted = now;
        subject.act();
      }
      const turn = ((now - begin) / ROUND) * 2 * Math.PI;
      subject.sway(Math.sin(turn) * SWAY, Math.cos(turn) * SWAY);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

const p95Of = (frames: readonly number[]): number =>
  frames.toSorted((a, b) => a - b)[Math.floor(frames.length * 0.95)] ?? 0;

Object.assign(globalThis, { measure });
