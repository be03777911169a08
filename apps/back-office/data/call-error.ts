import type { CallFailure } from '@sitewright/contract';

/** A call that failed, as queries and writes throw it. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly failure: CallFailure;
  /** Somebody was told of it already. */
  readonly wasTold: boolean;

  constructor(failure: CallFailure, wasTold = false) {
    super(failure.message);
    this.failure = failure;
    this.wasTold = wasTold;
  }
}

const unknownFailure: CallFailure = {
  kind: 'refused',
  status: 0,
  message: '',
  code: '',
  errors: {},
};

/** What is none of what was read. */
export const notFoundFailure: CallFailure = {
  kind: 'refused',
  status: 404,
  message: '',
  code: 'not_found',
  errors: {},
};

/** The server could not be asked. */
export const unreachedFailure: CallFailure = {
  kind: 'offline',
  status: 0,
  message: '',
  code: '',
  errors: {},
};

/** What went wrong, whatever was thrown. */
export function failureOf(error: unknown): CallFailure {
  return error instanceof CallError ? error.failure : unknownFailure;
}

/** Whether somebody knows of it already, whatever was thrown. */
export function wasTold(error: unknown): boolean {
  return error instanceof CallError && error.wasTold;
}
