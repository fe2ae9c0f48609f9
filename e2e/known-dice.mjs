import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded into a server before it starts: its dice fall in an order that is known beforehand, so that a fight played in
 * the browser ends as it did before. The order begins anew when a test says from where. The server itself has no seed.
 */
let state = Number(process.env.KNOWN_DICE);

process.on('message', (from) => {
  state = from;
  process.send(from);
});

/** Mulberry32. */
function next() {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

crypto.randomInt = (least, beyond) => least + Math.floor(next() * (beyond - least));
syncBuiltinESMExports();
