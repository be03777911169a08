/** The refusals that any call can get: code, status, text. */
export const requestErrors = {
  BAD_REQUEST: { status: 400, message: 'The request could not be understood.' },
  MALFORMED_BODY: { status: 400, message: 'The body of the request could not be read.' },
  INVALID: { status: 400, message: 'Some of the values are missing or wrong.' },
  CRUMB: {
    status: 400,
    message: 'Your session has expired. Please reload the page and try again.',
  },
  NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  BODY_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'This kind of body is not accepted here.' },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'Too many requests. Please wait a moment and try again.',
  },
  INTERNAL: { status: 500, message: 'Something went wrong. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type RequestErrorName = keyof typeof requestErrors;
