import { once } from 'node:events';
import { nanoid } from 'nanoid';
import { HttpError } from '../errors.ts';
import { PlayedAgain } from './again.ts';
import { type Look, lookThrough, renamed } from './look.ts';
import { partsIn } from './parts.ts';
import type { Reading, Said } from './replay.ts';
import { Written } from './written.ts';

/** A process of its own, in which the logs of campaigns' files are played again, one after the other: no table waits for it. */
process.on('disconnect', () => process.exit());
for (;;) {
  const [reading] = (await once(process, 'message')) as [Reading];
  await read(reading).catch((error: unknown) => {
    if (error instanceof HttpError) say({ kind: 'refused', code: error.code, message: error.message });
    else say({ kind: 'failed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  });
}

async function read({ path, campaign, referee }: Reading): Promise<void> {
  const look = await lookThrough(path);
  const names = namesFor(look, referee.id);
  await answered({ kind: 'begun', name: look.name, names });
  const written = new Written((batch) => answered({ kind: 'written', ...batch }));
  const again = new PlayedAgain(campaign, look.name, look.backTo, written);
  for await (const part of partsIn(path)) if (part.kind === 'entry') await again.play(renamed(part, names));
  await again.settle(referee);
  say({ kind: 'ended' });
}

/** New ids for people and pictures, since those of the file may be others' here: its referee is whoever brings it. */
function namesFor({ people, pictures, referee }: Look, id: string): ReadonlyMap<string, string> {
  return new Map([...[...people, ...pictures].map((one) => [one, nanoid()] as const), [referee, id]]);
}

function say(said: Said): void {
  process.send?.(said);
}

/** Says something, and waits until more may come. */
async function answered(said: Said): Promise<void> {
  say(said);
  await once(process, 'message');
}
