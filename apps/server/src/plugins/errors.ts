import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ERRORS, type ErrorCode, HttpError } from '../errors.ts';

/** Every error is answered as `{ code, message }`; what is not the asker's doing says nothing of the inside. */
export const errorsPlugin = plugin(
  async (app) => {
    app.setErrorHandler<FastifyError | HttpError>(refuse);
  },
  { name: 'errors' },
);

/** Answers a request that cannot be granted; also one that finds no route because its address cannot be read. */
export function refuse(error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply): void {
  const known = error instanceof HttpError ? error : asHttpError(error);
  if (known.status >= 500) request.log.error({ err: error }, 'a request failed');
  reply.status(known.status).send({ code: known.code, message: known.message });
}

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  404: 'not-found',
  413: 'too-large',
  415: 'bad-request',
  429: 'too-many',
};

function asHttpError(error: FastifyError): HttpError {
  if (isLost(error)) return new HttpError('unavailable', 'The database cannot be reached. Try again in a moment.');
  const status = error.statusCode ?? 500;
  if (status >= 500) return new HttpError('internal', 'Something went wrong on the server. Try again in a moment.');
  const code = BY_STATUS[status] ?? 'bad-request';
  return new HttpError(
    code,
    code === 'too-many' ? 'Too many tries. Wait a minute, then try again.' : sentence(error, code),
  );
}

function sentence(error: FastifyError, code: ErrorCode): string {
  if (code !== 'bad-request') return `Refused: ${ERRORS[code].when}.`;
  const [wrong] = error.validation ?? [];
  if (!wrong?.message) return `The request cannot be read: ${error.message}`;
  const field = wrong.instancePath.slice(1);
  const where = wrong.message.includes(field) ? '' : ` (${field})`;
  return `${wrong.message.charAt(0).toUpperCase()}${wrong.message.slice(1)}${where}.`;
}

/** How the database and its drivers say that it cannot be reached. */
const LOST = /^(ECONN\w+|ENOTFOUND|EPIPE|ETIMEDOUT|57P0\d|08\d{3}|53300|P1001|P1002|P1008|P1017|P2024|P2028)$/;

const isLost = (error: FastifyError): boolean =>
  LOST.test(error.code) || /timeout exceeded when trying to connect|Connection terminated/.test(error.message);
