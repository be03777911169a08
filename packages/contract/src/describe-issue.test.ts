import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeIssue } from './describe-issue.ts';
import { listFieldErrors } from './errors.ts';

const schema = z.object({
  name: z.string().min(1).max(5),
  note: z.string().min(3),
  price: z.number().int().min(0).max(100),
  rate: z.number().positive(),
  email: z.email(),
  roles: z.array(z.string()).min(1),
  own: z.string().min(1, 'A name, please.'),
});

const good = {
  name: 'Ada',
  note: 'Some',
  price: 5,
  rate: 1,
  email: 'ada@example.com',
  roles: ['x'],
  own: 'x',
};

function errorOf(field: keyof typeof good, value: unknown): string | undefined {
  const { error } = schema.safeParse({ ...good, [field]: value }, { error: describeIssue });
  return error && listFieldErrors(error)[field];
}

describe('MSG-01 what is wrong with a field is a sentence for people', () => {
  it.each([
    ['name', '', 'Please fill this in.'],
    ['name', 'Adelaide', 'Please write at most 5 characters.'],
    ['note', 'no', 'Please write at least 3 characters.'],
    ['price', null, 'Please fill this in.'],
    ['price', undefined, 'Please fill this in.'],
    ['price', -1, 'Please enter 0 or more.'],
    ['price', 101, 'Please enter 100 or less.'],
    ['price', 1.5, 'Please enter a whole number.'],
    ['rate', 0, 'Please enter more than 0.'],
    ['email', '', 'Please fill this in.'],
    ['email', 'ada', 'Please enter an email address, such as name@example.com.'],
    ['roles', [], 'Please choose at least 1.'],
  ] as const)('%s: %o', (field, value, sentence) => {
    expect(errorOf(field, value)).toBe(sentence);
  });

  it('the words of a schema stay, and what only a program sends is told as a program reads it', () => {
    expect(errorOf('own', '')).toBe('A name, please.');
    expect(errorOf('roles', 'x')).toContain('expected array');
    expect(errorOf('note', 'long enough')).toBeUndefined();
  });
});
