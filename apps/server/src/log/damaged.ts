import { HttpError } from '../errors.ts';

/** What is said of an entry that cannot be read: which it is, and nothing of what is in it. @param cause for the server's own log */
export const damaged = (campaign: string, seq: number, cause?: unknown): HttpError =>
  Object.assign(new HttpError('damaged-log', `Entry ${seq} of the log of campaign ${campaign} cannot be read.`), {
    cause,
  });
