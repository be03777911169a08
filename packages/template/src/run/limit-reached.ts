import type { ErrorText } from '../errors/catalogue.ts';

/** Ends a run at once. Never leaves `render`, which turns it into an error of the result. */
export class LimitReached extends Error {
  readonly text: ErrorText;

  constructor(text: ErrorText) {
    super(text.message);
    this.name = 'LimitReached';
    this.text = text;
  }
}
