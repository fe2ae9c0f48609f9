import { identical } from './identical.ts';

/**
 * The same, but asked the very same again it gives its last answer: what costs something to find out is asked by what
 * may stand against a command and, at once, by what plays it. For what only reads.
 */
export function keepingLast<Asked extends readonly unknown[], Answer>(
  find: (...asked: Asked) => Answer,
): (...asked: Asked) => Answer {
  let last: { readonly asked: Asked; readonly answer: Answer } | null = null;
  return (...asked) => {
    if (!last || !identical(last.asked, asked)) last = { asked, answer: find(...asked) };
    return last.answer;
  };
}
