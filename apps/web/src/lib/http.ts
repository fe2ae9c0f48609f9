/** What the server answers when it refuses: a code for programs, a sentence for people. */
export interface Failure {
  readonly code: string;
  readonly message: string;
}

export type Answer<T> =
  | ({ readonly ok: true } & { readonly body: T })
  | { readonly ok: false; readonly failure: Failure };

/** Nothing came back. */
const OFFLINE: Failure = {
  code: 'offline',
  message: 'The table cannot be reached. See that you are online, then try again.',
};
/** Something came back that is no answer of the server's, as the page of a proxy in front of it. */
const UNREADABLE: Failure = {
  code: 'unreadable',
  message: 'The server gave an answer that cannot be read. Try again in a moment.',
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
    return answerIn(reply.ok, await reply.text());
  } catch {
    return { ok: false, failure: OFFLINE };
  }
}

/** A file that the server gives out, with the name it gives to it. */
export interface FetchedFile {
  readonly name: string;
  readonly file: Blob;
}

/**
 * Fetches a file. It never throws.
 * @param progress told how many bytes have come
 */
export async function download(path: string, progress?: (bytes: number) => void): Promise<Answer<FetchedFile>> {
  try {
    const reply = await fetch(`/api${path}`);
    if (!reply.ok) return answerIn(false, await reply.text());
    const [, name = ''] = /filename\*=UTF-8''(\S+)/.exec(reply.headers.get('content-disposition') ?? '') ?? [];
    const body = progress && reply.body ? new Response(countingBytes(reply.body, progress)) : reply;
    return { ok: true, body: { name: decodeURIComponent(name), file: await body.blob() } };
  } catch {
    return { ok: false, failure: OFFLINE };
  }
}

function countingBytes(body: ReadableStream<Uint8Array<ArrayBuffer>>, progress: (bytes: number) => void) {
  let bytes = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        progress(bytes);
        controller.enqueue(chunk);
      },
    }),
  );
}

/**
 * Sends a file as the only one of a form; null when it was called off. It never throws.
 * @param progress told what part has gone, 0 to 1
 * @param off ends the sending
 */
export const upload = <T>(
  path: string,
  file: File,
  progress: (part: number) => void,
  off: AbortSignal,
): Promise<Answer<T> | null> =>
  new Promise((done) => {
    const form = new FormData();
    form.append('file', file);
    // `fetch` tells nothing of what has been sent.
    const request = new XMLHttpRequest();
    request.open('POST', `/api${path}`);
    request.upload.onprogress = ({ loaded, total }) => progress(loaded / total);
    request.upload.onload = () => progress(1);
    request.onerror = () => done({ ok: false, failure: OFFLINE });
    request.onabort = () => done(null);
    off.addEventListener('abort', () => request.abort());
    request.onload = () => done(answerIn(request.status < 300, request.responseText));
    request.send(form);
  });

/** What came back, read; no text is null. @param granted by the reply's status */
function answerIn<T>(granted: boolean, text: string): Answer<T> {
  try {
    const read: unknown = text ? JSON.parse(text) : null;
    if (granted) return { ok: true, body: read as T };
    return { ok: false, failure: isFailure(read) ? read : UNREADABLE };
  } catch {
    return { ok: false, failure: UNREADABLE };
  }
}

const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  'message' in value &&
  typeof value.message === 'string';
