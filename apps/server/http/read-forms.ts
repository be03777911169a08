import { parse } from 'node:querystring';
import { ApiError, requestLimits } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';

const separator = '&'.charCodeAt(0);

/**
 * Reads posted forms: fields by name, a list where a name comes twice. One of more fields than any
 * page has is not read: a hundred thousand of them would keep the process busy for half a second.
 */
export function registerForms(server: FastifyInstance): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: requestLimits.bodyBytes },
    (_request, body, done) => {
      const text = body.toString();
      if (hasTooMany(text)) done(new ApiError('invalid_request'));
      else done(null, parse(text, '&', '=', { maxKeys: 0 }));
    },
  );
}

function hasTooMany(text: string): boolean {
  let fields = 1;
  for (let index = 0; index < text.length; index += 1) {
    if (text.charCodeAt(index) === separator) fields += 1;
    if (fields > requestLimits.formFields) return true;
  }
  return false;
}
