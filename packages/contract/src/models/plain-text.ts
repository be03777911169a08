import { z } from 'zod';

/** Text of at most so many characters that a database can hold: no NUL in it. */
export function makeTextSchema(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .refine((text) => !text.includes('\0'), 'Text cannot hold the character NUL.');
}
