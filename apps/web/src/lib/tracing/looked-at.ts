import { PICTURE_SCALE } from '@lanthorn/protocol';
import type { Scene } from '@lanthorn/rules';
import type { Answer, Ask } from './worker.ts';

type Question = Ask extends infer One ? (One extends Ask ? Omit<One, 'picture'> : never) : never;

/** The picture of a map before a worker's eyes: fetched once, and looked at as often as one likes. */
export class LookedAt {
  #worker: Worker | null = null;
  #asset: string | null = null;
  /** How often it was halved. */
  #scale = 0;

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
    this.#worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const asked = question(this.halved);
    return answered(this.#worker, fresh ? { ...asked, picture: fresh.picture } : asked);
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#asset = null;
  }
}

async function fetched(campaign: string, scene: string): Promise<{ picture: Blob; scale: number } | null> {
  const reply = await fetch(`/api/campaigns/${campaign}/scenes/${scene}/picture`).catch(() => null);
  return reply?.ok ? { picture: await reply.blob(), scale: Number(reply.headers.get(PICTURE_SCALE)) } : null;
}

const answered = (worker: Worker, ask: Ask): Promise<Answer> =>
  new Promise((answer) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => answer(data);
    worker.onerror = () => answer({ ok: false, sentence: 'The picture could not be looked at.' });
    worker.postMessage(ask);
  });
