import { setTimeout as pause } from 'node:timers/promises';
import type { Room } from './room.ts';

/** Milliseconds from sending to the last screen, for each command, and how long all of it took. */
export interface Measured {
  readonly latencies: readonly number[];
  readonly milliseconds: number;
}

/** Every room plays its next command as soon as the last was shown to all. */
export const saturated = (rooms: readonly Room[], milliseconds: number): Promise<Measured> =>
  measured(rooms, milliseconds, async (room, until, note) => {
    while (performance.now() < until) {
      const sent = performance.now();
      note((await room.play()) - sent);
    }
  });

/** So many commands a second from all rooms together. One that had to wait for that before it counts from when it was due. */
export const paced = (rooms: readonly Room[], perSecond: number, milliseconds: number): Promise<Measured> =>
  measured(rooms, milliseconds, async (room, until, note) => {
    const every = (1000 * rooms.length) / perSecond;
    for (let due = performance.now() + (every * rooms.indexOf(room)) / rooms.length; due < until; due += every) {
      const early = due - performance.now();
      if (early > 0) await pause(early);
      const sent = early > 0 ? performance.now() : due;
      note((await room.play()) - sent);
    }
  });

type Player = (room: Room, until: number, note: (latency: number) => void) => Promise<void>;

async function measured(rooms: readonly Room[], milliseconds: number, player: Player): Promise<Measured> {
  const latencies: number[] = [];
  const began = performance.now();
  await Promise.all(rooms.map((room) => player(room, began + milliseconds, (latency) => latencies.push(latency))));
  return { latencies, milliseconds: performance.now() - began };
}
