/** What a book's rule says no to, by a code of its own. */
export interface Denied<Code extends string> {
  readonly error: Code;
}

/** The answer of a rule that may say no. */
export type Answer<Yes, Code extends string> = Yes | Denied<Code>;

export const denied = <Code extends string>(error: Code): Denied<Code> => ({ error });

/** Whether a rule has said no. */
export const isDenied = <Yes extends object, Code extends string>(answer: Answer<Yes, Code>): answer is Denied<Code> =>
  'error' in answer;
