/** Something outside the program is not as it must be. The message is one sentence that says what to do. */
export class Trouble extends Error {
  override readonly name = 'Trouble';
}

/** What an unknown thrown thing says. */
export const saidBy = (error: unknown): string => (error instanceof Error ? error.message : String(error));
