import type { WireCommand } from '@lanthorn/protocol';
import { wireCommand } from '../seat/wire-command.ts';

/** What somebody typed, as a command; or a sentence on what is wrong with it. */
export type Said = { readonly command: WireCommand } | { readonly wrong: string };

interface Person {
  readonly user: string;
  readonly name: string;
}

/**
 * Reads a typed line: plain text is said; `/r 2d6+1` throws open dice, `/gr` to the referee, `/br` blind;
 * `/w Name text` whispers; `/me waves` is an emote. A name is matched by its beginning, in any case. Plain text is
 * whispered when somebody alone is to hear it, and so are dice.
 */
export function read(text: string, as: string | null, people: readonly Person[], to: string | null = null): Said {
  const [, word = '', rest = ''] = /^\/(\S+)\s*([\s\S]*)$/.exec(text.trim()) ?? [];
  switch (word.toLowerCase()) {
    case '':
      return {
        command: to
          ? wireCommand('Whisper', { to: [to], text: text.trim() })
          : wireCommand('Say', { text: text.trim(), as }),
      };
    case 'r':
    case 'roll':
      return rolled(rest, 'table', to);
    case 'gr':
      return rolled(rest, 'referee');
    case 'br':
      return rolled(rest, 'blind');
    case 'w':
    case 'whisper':
      return whispered(rest, people);
    case 'me':
      return { command: wireCommand('Emote', { text: rest, as }) };
    default:
      return {
        wrong: `There is no /${word}. Try /r 2d6, /gr 1d20 (to the referee), /br 1d6 (blind), /w Name words, /me waves.`,
      };
  }
}

function rolled(notation: string, audience: 'table' | 'referee' | 'blind', to: string | null = null): Said {
  if (!notation.trim()) return { wrong: 'Which dice? For example /r 3d6 or /r 1d20+2.' };
  const seen = to ? { audience: 'whisper', to: [to] } : { audience };
  return { command: wireCommand('RollDice', { notation: notation.trim(), ...seen, purpose: '' }) };
}

function whispered(rest: string, people: readonly Person[]): Said {
  const text = rest.trim();
  const found = people
    .filter(({ name }) => text.toLowerCase().startsWith(name.toLowerCase()))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
  const first = text.split(/\s/)[0]?.toLowerCase() ?? '';
  const person = found ?? people.find(({ name }) => first !== '' && name.toLowerCase().startsWith(first));
  if (!person) return { wrong: `To whom? Here are ${people.map(({ name }) => name).join(', ') || 'no others'}.` };
  const words = found ? text.slice(found.name.length).trim() : text.slice(first.length).trim();
  if (!words) return { wrong: `What do you whisper to ${person.name}?` };
  return { command: wireCommand('Whisper', { to: [person.user], text: words }) };
}
