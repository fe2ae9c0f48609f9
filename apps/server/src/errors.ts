/** What an HTTP request is refused for. Each code, its status, and when it is given. */
export const ERRORS = {
  'bad-request': { status: 400, when: 'the body, the path or the query is not of the form asked for' },
  'not-logged-in': { status: 401, when: 'the request needs a session and has none' },
  'wrong-login': { status: 401, when: 'no account has this name and password' },
  forbidden: {
    status: 403,
    when: 'the seat, or the page that sent the request, may not do this; somebody was removed',
  },
  'not-found': { status: 404, when: 'there is nothing there, or nothing that this person may know of' },
  'name-taken': { status: 409, when: 'another account has the name' },
  conflict: { status: 409, when: 'things stand otherwise than the request supposes' },
  gone: { status: 410, when: 'an invite was revoked, has expired or is used up; a campaign is archived' },
  'too-large': { status: 413, when: 'the body or file is over the limit' },
  full: { status: 413, when: 'the campaign has no room left for what was uploaded' },
  'bad-file': { status: 422, when: 'an uploaded file cannot be read as what it should be' },
  'too-many': { status: 429, when: 'too many tries from one address or for one name' },
  'damaged-log': { status: 500, when: 'an entry of a campaign’s log cannot be read' },
  internal: { status: 500, when: 'something failed that is not the asker’s doing' },
  unavailable: { status: 503, when: 'the database cannot be reached' },
} as const;
export type ErrorCode = keyof typeof ERRORS;

/** A refusal of an HTTP request: thrown by a route, answered as `{ code, message }`. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}
