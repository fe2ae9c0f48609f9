import type { Sound } from './which.ts';

/** A tone that dies away: hertz at its beginning and end, seconds from now, seconds long, loudness from 0 to 1. */
interface Tone {
  readonly shape: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly long: number;
  readonly loud: number;
}

/** A breath of noise: hertz that pass, seconds from now, seconds long, loudness. */
interface Noise {
  readonly hertz: number;
  readonly at: number;
  readonly long: number;
  readonly loud: number;
}

const tone = (shape: OscillatorType, from: number, to: number, at: number, long: number, loud: number): Tone => ({
  shape,
  from,
  to,
  at,
  long,
  loud,
});
const noise = (hertz: number, at: number, long: number, loud: number): Noise => ({ hertz, at, long, loud });

/** Each sound, as what is heard one after the other. Made here, so that nothing is fetched. */
const SCORES: Readonly<Record<Sound, readonly (Tone | Noise)[]>> = {
  dice: [0, 0.07, 0.13, 0.21, 0.27, 0.38].map((at, place) => noise(2400 - place * 180, at, 0.045, 0.5 - place * 0.06)),
  door: [tone('sawtooth', 90, 62, 0, 0.35, 0.12), noise(420, 0, 0.4, 0.25), noise(160, 0.38, 0.12, 0.7)],
  steps: [noise(260, 0, 0.07, 0.35), noise(300, 0.22, 0.07, 0.3)],
  bell: [tone('sine', 660, 655, 0, 1.1, 0.18), tone('sine', 1320, 1310, 0, 0.5, 0.07)],
  yours: [tone('sine', 587, 587, 0, 0.35, 0.22), tone('sine', 880, 880, 0.16, 0.7, 0.22)],
  hit: [noise(700, 0, 0.09, 0.7), tone('triangle', 150, 60, 0, 0.16, 0.4)],
  triumph: [523, 659, 784, 1047].map((hertz, place) => tone('triangle', hertz, hertz, place * 0.09, 0.5, 0.2)),
  rout: [noise(320, 0, 0.5, 0.5), tone('sawtooth', 392, 175, 0.05, 0.7, 0.12), noise(260, 0.28, 0.4, 0.35)],
  death: [tone('triangle', 220, 98, 0, 1.1, 0.3), tone('sine', 110, 49, 0.1, 1.4, 0.3)],
  page: [noise(3600, 0, 0.12, 0.12)],
};

/** Plays the sounds of the table, from the first time somebody touches the page: browsers allow none before. */
export class Synth {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  wake(): void {
    this.#context ??= new AudioContext();
    if (this.#context.state === 'suspended') void this.#context.resume();
  }

  /** @param volume from 0 to 1 */
  play(sound: Sound, volume: number): void {
    const context = this.#context;
    if (context?.state !== 'running' || volume <= 0) return;
    const out = new GainNode(context, { gain: volume });
    out.connect(context.destination);
    for (const part of SCORES[sound])
      if ('hertz' in part) this.#hiss(context, out, part);
      else ring(context, out, part);
  }

  close(): void {
    void this.#context?.close();
    this.#context = null;
  }

  #hiss(context: AudioContext, out: AudioNode, { hertz, at, long, loud }: Noise): void {
    this.#noise ??= whiteNoise(context);
    const source = new AudioBufferSourceNode(context, { buffer: this.#noise });
    const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: hertz, Q: 1.2 });
    source
      .connect(band)
      .connect(fading(context, at, long, loud))
      .connect(out);
    source.start(context.currentTime + at, 0, long);
  }
}

function ring(context: AudioContext, out: AudioNode, { shape, from, to, at, long, loud }: Tone): void {
  const start = context.currentTime + at;
  const source = new OscillatorNode(context, { type: shape, frequency: from });
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + long);
  source.connect(fading(context, at, long, loud)).connect(out);
  source.start(start);
  source.stop(start + long);
}

function fading(context: AudioContext, at: number, long: number, loud: number): GainNode {
  const start = context.currentTime + at;
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + long);
  return gain;
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let at = 0; at < wave.length; at += 1) wave[at] = Math.random() * 2 - 1;
  return buffer;
}
