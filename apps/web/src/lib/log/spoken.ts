import type { Told } from '@lanthorn/protocol';
import type { Line } from '@lanthorn/rules';

/** Lines that stay to be read at once: what is read aloud is gone through by the log. */
const MOST = 12;

/** A line as it is read aloud: who and what. The reason and the dice of a ruling are in the log for whoever asks. */
export function spokenOf({ speaker, kind, text }: Line): string {
  const said = kind === 'speech' || kind === 'whisper';
  const who = speaker && !text.startsWith(speaker) ? `${speaker}${said ? ':' : ''} ` : '';
  return `${who}${text}`;
}

/** Of new lines those that are read aloud: the phases are told by the sentence of what the table waits for. */
export const spoken = (told: readonly Told[]): readonly Told[] =>
  told.filter(({ line }) => line.what?.type !== 'phase').slice(-MOST);
