import { squareAt } from '@lanthorn/geometry';
import type { ViewRecord } from '@lanthorn/rules';
import { Application, Container, Graphics, Sprite } from 'pixi.js';
import { Board } from '../src/lib/board/board.ts';
import { fitted, panned } from '../src/lib/board/camera.ts';
import { NO_BOARD } from '../src/lib/board/model.ts';
import { modelOf } from '../src/lib/board/model-of.ts';
import { formationOf } from '../src/lib/board/way.ts';
import { views } from './hall.ts';

/** Something whose view is panned, and one of whose tokens is dragged, frame by frame, while others walk. */
interface Subject {
  /** The view is led so many pixels from where it began. */
  pan(dx: number, dy: number): void;
  /** The token in hand is held so many squares from where it stands. */
  drag(dx: number, dy: number): void;
  /** The token in hand is let go where it was. */
  letGo(): void;
  /** Some of the tokens set out. */
  act(): void;
  end(): void;
}

const models = views().map((view) => modelOf(byType(view)));

function byType(view: readonly ViewRecord[]): Parameters<typeof modelOf>[0] {
  const types = Map.groupBy(view, ({ type }) => type);
  return { all: (type) => (types.get(type) ?? []) as never };
}

/** Milliseconds from one act to the next, and that a token of the bare scene walks. */
const ACT = 500;
const WALK = 400;
/** How far the view is panned, in pixels, and the token dragged, in squares. */
const PANNED = 60;
const DRAGGED = 3;
/** Milliseconds for once round: by turns the view, and the token. */
const ROUND = 1_250;
/** Who is dragged: it is the player's own, and carries a torch. */
const HELD = 'one-0';
/** How wide a token is, its rim included: squares. */
const WIDE = 0.86;

async function board(host: HTMLElement): Promise<Subject> {
  const made = await Board.on(host, () => '', false);
  let next = 0;
  const act = () => made.show(models[next++ % models.length] ?? NO_BOARD, HELD);
  act();
  made.fit();
  const begin = made.camera;
  return {
    pan: (dx, dy) => {
      made.camera = panned(begin, dx, dy);
    },
    drag: (dx, dy) => {
      const held = made.model.tokens.find(({ id }) => id === HELD);
      if (!held) throw new Error('nobody is in hand');
      const to = squareAt({ x: held.square.x + 0.5 + dx, y: held.square.y + 0.5 + dy }, 'square');
      made.way(formationOf(made.model, held, [], to, false));
    },
    letGo: () => made.way(null),
    act,
    end: () => made.destroy(),
  };
}

/** As many discs on the same squares, which walk as often, over as many lines, and no more than that: no ground, no light. */
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
  world.addChild(wallsAlone());
  const walkers = (models[0]?.tokens ?? []).map(({ square }) => {
    const sprite = world.addChild(new Sprite(texture));
    sprite.setSize(WIDE);
    return { sprite, from: square, to: square };
  });
  let [next, began] = [1, performance.now()];
  const walk = () => {
    const part = Math.min(1, (performance.now() - began) / WALK);
    for (const { sprite, from, to } of walkers)
      sprite.position.set(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
  };
  world.position.set(offset.x, offset.y);
  return {
    pan: (dx, dy) => {
      walk();
      world.position.set(offset.x + dx, offset.y + dy);
      app.render();
    },
    drag: (dx, dy) => {
      walk();
      const [held] = walkers;
      held?.sprite.position.set(held.to.x + dx, held.to.y + dy);
      app.render();
    },
    letGo: () => {},
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

/** The walls of the hall as bare lines. */
function wallsAlone(): Graphics {
  const lines = new Graphics();
  for (const { walls } of models[0]?.rows ?? []) for (const { a, b } of walls) lines.moveTo(a.x, a.y).lineTo(b.x, b.y);
  return lines.stroke({ width: 0.1, color: 0xd9b25f });
}

const SUBJECTS = { board, bare } as const;

/** Frames a second of one subject over so many milliseconds, and how many milliseconds all but a twentieth took at most. */
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
    let dragged = false;
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
      const rounds = (now - begin) / ROUND;
      const [across, down] = [Math.sin(rounds * 2 * Math.PI), Math.cos(rounds * 2 * Math.PI)];
      const drags = Math.floor(rounds) % 2 === 1;
      if (dragged && !drags) subject.letGo();
      dragged = drags;
      if (drags) subject.drag(across * DRAGGED, down * DRAGGED);
      else subject.pan(across * PANNED, down * PANNED);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

const p95Of = (frames: readonly number[]): number =>
  frames.toSorted((a, b) => a - b)[Math.floor(frames.length * 0.95)] ?? 0;

Object.assign(globalThis, { measure });
