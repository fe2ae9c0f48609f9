import { PICTURE_SCALE } from '@lanthorn/protocol';
import type { Scene } from '@lanthorn/rules';
import type { Answer, Ask, Measured } from './worker.ts';

type Question = Ask extends infer One ? (One extends Ask ? Omit<One, 'picture'> : never) : never;

/** The picture of a map before a worker's eyes: fetched once, and looked at as often as one likes. */
export class LookedAt {
  #worker: Worker | null = null;
  #asset: string | null = null;
  /** How often it was halved. */
  #scale = 0;
  #closed = new AbortController();

  /** How many of its pixels lie along one that is looked at. */
  get halved(): number {
    return 2 ** this.#scale;
  }

  /**
   * Looks at the picture of a scene.
   * @param question what is asked of it, by how many of its pixels are one that is looked at
   */
  async ask(campaign: string, { id, image }: Scene, question: (pixels: number) => Question): Promise<Answer> {
    const asset = image?.asset ?? null;
    const fresh = this.#asset === asset ? undefined : await fetched(campaign, id);
    if (fresh === null) return { ok: false, sentence: 'The picture could not be fetched.' };
    this.#asset = asset;
    this.#scale = fresh?.scale ?? this.#scale;
    this.#worker ??= looking();
    const asked = question(this.halved);
    return answered(this.#worker, fresh ? { ...asked, picture: fresh.picture } : asked, this.#closed.signal);
  }

  /** Nothing is looked at any more: whoever waits for an answer is told so. */
  close(): void {
    this.#closed.abort();
    this.#closed = new AbortController();
    this.#worker?.terminate();
    this.#worker = null;
    this.#asset = null;
  }
}

/** A picture of more bytes is not looked at before it is brought in. */
const MOST_BYTES = 30_000_000;

/** Milliseconds in which nothing is found where there is nothing to find. */
const LONGEST_LOOK = 30_000;

/**
 * The grid that is drawn in the picture of a file, and its size; null where it cannot be looked at.
 * @param left when nobody waits for it any more
 */
export async function gridOfFile(picture: Blob, left: AbortSignal): Promise<Measured | null> {
  if (picture.size > MOST_BYTES || left.aborted) return null;
  const worker = looking();
  const ended = AbortSignal.any([left, AbortSignal.timeout(LONGEST_LOOK)]);
  const answer = await answered(worker, { want: 'grid', picture }, ended);
  worker.terminate();
  return answer.ok && 'measured' in answer ? answer.measured : null;
}

const looking = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

async function fetched(campaign: string, scene: string): Promise<{ picture: Blob; scale: number } | null> {
  const reply = await fetch(`/api/campaigns/${campaign}/scenes/${scene}/picture`).catch(() => null);
  return reply?.ok ? { picture: await reply.blob(), scale: Number(reply.headers.get(PICTURE_SCALE)) } : null;
}

/** @param ended after which no answer is waited for */
const answered = (worker: Worker, ask: Ask, ended: AbortSignal): Promise<Answer> =>
  new Promise((answer) => {
    ended.addEventListener('abort', () => answer({ ok: false, sentence: '' }));
    worker.onmessage = ({ data }: MessageEvent<Answer>) => answer(data);
    worker.onerror = () => answer({ ok: false, sentence: 'The picture could not be looked at.' });
    worker.postMessage(ask);
  });
