import type { CallFailure } from '@sitewright/contract';

/** A call that failed, as queries and writes throw it. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly failure: CallFailure;

  constructor(failure: CallFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

const unknownFailure: CallFailure = {
  kind: 'refused',
  status: 0,
  message: '',
  code: '',
  errors: {},
};

/** What went wrong, whatever was thrown. */
export function failureOf(error: unknown): CallFailure {
  return error instanceof CallError ? error.failure : unknownFailure;
}
