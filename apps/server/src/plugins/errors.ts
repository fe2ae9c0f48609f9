import type { FastifyError } from 'fastify';
import plugin from 'fastify-plugin';
import { ERRORS, type ErrorCode, HttpError } from '../errors.ts';

/** Every error is answered as `{ code, message }`; what is not the asker's doing says nothing of the inside. */
export const errorsPlugin = plugin(
  async (app) => {
    app.setErrorHandler<FastifyError | HttpError>((error, request, reply) => {
      const known = error instanceof HttpError ? error : asHttpError(error);
      if (known.status >= 500) request.log.error({ err: error }, 'a request failed');
      return reply.status(known.status).send({ code: known.code, message: known.message });
    });
  },
  { name: 'errors' },
);

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  404: 'not-found',
  413: 'too-large',
  415: 'bad-request',
  429: 'too-many',
};

function asHttpError(error: FastifyError): HttpError {
  const status = error.statusCode ?? 500;
  if (status >= 500)
    return new HttpError('internal', 'Something went wrong at the table’s end. Try again in a moment.');
  const code = BY_STATUS[status] ?? 'bad-request';
  return new HttpError(
    code,
    code === 'too-many' ? 'Too many tries. Wait a minute, then try again.' : sentence(error, code),
  );
}

const sentence = (error: FastifyError, code: ErrorCode): string =>
  code === 'bad-request' ? `The request cannot be read: ${error.message}` : `Refused: ${ERRORS[code].when}.`;
