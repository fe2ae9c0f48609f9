import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Synth } from './synth.ts';
import { SOUNDS } from './which.ts';

/** What the browser was told to sound: how loud the whole, and how many parts. */
let heard: { gain: number; parts: number };

class Node {
  readonly gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  readonly frequency = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  connect<To>(to: To): To {
    return to;
  }
  start(): void {
    heard.parts += 1;
  }
  stop(): void {}
}
class Gain extends Node {
  constructor(_context: unknown, { gain }: { gain: number }) {
    super();
    heard.gain = Math.max(heard.gain, gain);
  }
}
class Context {
  readonly state = 'running';
  readonly sampleRate = 10;
  readonly currentTime = 0;
  readonly destination = new Node();
  createBuffer = () => ({ getChannelData: () => new Float32Array(10) });
  close = async () => {};
}

beforeEach(() => {
  heard = { gain: 0, parts: 0 };
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('GainNode', Gain);
  for (const node of ['OscillatorNode', 'AudioBufferSourceNode', 'BiquadFilterNode']) vi.stubGlobal(node, Node);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a sound of the table', () => {
  it.each(SOUNDS)('%s is heard, as loud as is wished', (sound) => {
    const synth = new Synth();
    synth.wake();
    synth.play(sound, 0.4);
    expect(heard.parts).toBeGreaterThan(0);
    expect(heard.gain).toBe(0.4);
  });

  it('is silent at no volume', () => {
    const synth = new Synth();
    synth.wake();
    synth.play('death', 0);
    expect(heard.parts).toBe(0);
  });

  it('is silent before anybody has touched the page, and after it is left', () => {
    const synth = new Synth();
    synth.play('dice', 1);
    synth.wake();
    synth.close();
    synth.play('dice', 1);
    expect(heard.parts).toBe(0);
  });
});
