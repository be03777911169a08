import { expect, it } from 'vitest';
import { readAddresses } from './read-addresses.ts';

it('GLRY-16 takes web addresses, one a line, each once, and names the line that is none', () => {
  expect(readAddresses(' https://a.example/f \n\nhttps://b.example\nhttps://b.example', 2)).toEqual(
    {
      addresses: ['https://a.example/f', 'https://b.example'],
    },
  );
  expect(readAddresses('\n', 2).problem).toEqual({ kind: 'noAddress' });
  expect(readAddresses('https://a.example\nftp://b.example', 2).problem).toEqual({
    kind: 'wrongAddress',
    line: 2,
  });
  expect(readAddresses('https://a.example\nhttps://b.example', 1).problem).toEqual({
    kind: 'tooMany',
  });
});
