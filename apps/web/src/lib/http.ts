/** What the server answers when it refuses: a code for programs, a sentence for people. */
export interface Failure {
  readonly code: string;
  readonly message: string;
}

export type Answer<T> =
  | ({ readonly ok: true } & { readonly body: T })
  | { readonly ok: false; readonly failure: Failure };

const OFFLINE: Failure = {
  code: 'offline',
  message: 'The table cannot be reached. See that you are online, then try again.',
};

/** Asks the server. It never throws: that nothing came back is an answer too. */
export async function ask<T>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer<T>> {
  const form = body instanceof FormData;
  try {
    const reply = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
      ...(body === undefined || form ? {} : { headers: { 'content-type': 'application/json' } }),
    });
    const text = await reply.text();
    const read: unknown = text ? JSON.parse(text) : null;
    return reply.ok ? { ok: true, body: read as T } : { ok: false, failure: isFailure(read) ? read : OFFLINE };
  } catch {
    return { ok: false, failure: OFFLINE };
  }
}

const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  'message' in value &&
  typeof value.message === 'string';
