import { Application, Container, Graphics, Sprite } from 'pixi.js';
import { Board } from '../src/lib/board/board.ts';
import { panned } from '../src/lib/board/camera.ts';
import { modelOf } from '../src/lib/board/model-of.ts';
import { views } from './hall.ts';

/** Something that is panned and whose tokens move, frame by frame. */
interface Subject {
  /** The view goes on by so many pixels. */
  pan(dx: number, dy: number): void;
  /** Some of the tokens set out. */
  act(): void;
  end(): void;
}

const shown = views();

/** Milliseconds from one act to the next. */
const ACT = 500;
/** How far the view sways: pixels. */
const SWAY = 6;

async function board(host: HTMLElement): Promise<Subject> {
  const made = await Board.on(host, () => '', false);
  let next = 0;
  const act = () => made.show(modelOf(shown[next++ % shown.length] ?? []), 'one-0');
  act();
  made.fit();
  return {
    pan: (dx, dy) => {
      made.camera = panned(made.camera, dx, dy);
    },
    act,
    end: () => made.destroy(),
  };
}

/** As many sprites of the same size, and no more than that. */
async function bare(host: HTMLElement): Promise<Subject> {
  const app = new Application();
  await app.init({ resizeTo: host, antialias: true, autoDensity: true, preference: 'webgl', autoStart: false });
  host.appendChild(app.canvas);
  const disc = new Graphics().circle(0, 0, 46).fill(0x1d1610).stroke({ width: 8, color: 0xd9b25f });
  const texture = app.renderer.textureGenerator.generateTexture(disc);
  const world = app.stage.addChild(new Container());
  const size = Math.min(host.clientWidth, host.clientHeight) / 60;
  const sprites = Array.from({ length: 300 }, (_, no) => {
    const sprite = world.addChild(new Sprite(texture));
    sprite.setSize(size * 0.86);
    sprite.position.set(size * ((no * 37) % 54), size * ((no * 17) % 60));
    return sprite;
  });
  let acts = 0;
  return {
    pan: (dx, dy) => {
      world.position.set(world.x + dx, world.y + dy);
      for (const sprite of sprites.slice(0, 10)) sprite.x += acts % 2 === 0 ? 0.5 : -0.5;
      app.render();
    },
    act: () => {
      acts += 1;
    },
    end: () => app.destroy(true),
  };
}

const SUBJECTS = { board, bare } as const;

/** Frames a second of one subject over so many milliseconds, and how long the longest took. */
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

function run(subject: Subject, lasting: number): Promise<{ perSecond: number; longest: number }> {
  return new Promise((done) => {
    const begin = performance.now();
    let [frames, last, longest, acted] = [0, begin, 0, begin];
    const frame = () => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      frames += 1;
      if (now - begin >= lasting) return done({ perSecond: (frames * 1000) / (now - begin), longest });
      if (now - acted >= ACT) {
        acted = now;
        subject.act();
      }
      subject.pan(Math.sin(now / 400) * SWAY, Math.cos(now / 400) * SWAY);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

Object.assign(globalThis, { measure });
