/** Something outside the program is not as it must be. The message is one sentence that says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** What an unknown thrown thing says. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
