import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { showAtOnce, showing } from './shown-at-once.ts';

const address = 'GET /api/sites/:identifier/mail-suppressions';
const key = [address, {}];
const noMore = showing(address, (answer) => ({ ...answer, suppressions: [] }));

it('what came from the server since is not taken back by a refusal', async () => {
  const client = new QueryClient();
  client.setQueryData(key, { suppressions: ['before'] });
  const takeBack = await showAtOnce(client, [noMore]);
  expect(client.getQueryData(key)).toEqual({ suppressions: [] });
  client.setQueryData(key, { suppressions: ['newer'] });
  takeBack();
  expect(client.getQueryData(key)).toEqual({ suppressions: ['newer'] });
});

it('an answer that a screen has none of yet is waited for, one of before is not', async () => {
  const client = new QueryClient();
  let answer: (answered: object) => void = () => {};
  const first = client.fetchQuery({
    queryKey: key,
    queryFn: () => new Promise<object>((resolve) => (answer = resolve)),
  });
  await showAtOnce(client, [noMore]);
  answer({ suppressions: ['first'] });
  expect(await first).toEqual({ suppressions: ['first'] });
  let late: (answered: object) => void = () => {};
  const again = client.fetchQuery({
    queryKey: key,
    queryFn: () => new Promise<object>((resolve) => (late = resolve)),
    staleTime: 0,
  });
  const ended = again.catch(() => {});
  await showAtOnce(client, [noMore]);
  late({ suppressions: ['late'] });
  await ended;
  expect(client.getQueryData(key)).toEqual({ suppressions: [] });
});
