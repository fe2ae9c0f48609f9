import { once } from 'node:events';
import { nanoid } from 'nanoid';
import { HttpError } from '../errors.ts';
import { BatchWriter } from './batch-writer.ts';
import { LogReplayer } from './log-replayer.ts';
import { partsIn } from './parts.ts';
import type { Reading, ReplayMessage } from './replay.ts';
import { type FileSurvey, renamed, surveyFile } from './survey.ts';

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
  const survey = await surveyFile(path);
  const names = namesFor(survey, referee.id);
  await answered({ kind: 'begun', name: survey.name, names });
  const written = new BatchWriter((batch) => answered({ kind: 'written', ...batch }));
  const replayer = new LogReplayer(campaign, survey.name, survey.backTo, written);
  for await (const part of partsIn(path)) if (part.kind === 'entry') await replayer.play(renamed(part, names));
  await replayer.settle(referee);
  say({ kind: 'ended' });
}

/** New ids for people and pictures, since those of the file may be others' here: its referee is whoever brings it. */
function namesFor({ people, pictures, referee }: FileSurvey, id: string): ReadonlyMap<string, string> {
  return new Map([...[...people, ...pictures].map((one) => [one, nanoid()] as const), [referee, id]]);
}

function say(said: ReplayMessage): void {
  process.send?.(said);
}

/** Says something, and waits until more may come. */
async function answered(said: ReplayMessage): Promise<void> {
  say(said);
  await once(process, 'message');
}
