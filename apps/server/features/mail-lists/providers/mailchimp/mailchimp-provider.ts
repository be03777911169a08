/** Mailchimp by its Marketing API, version 3.0: a key, whose end names the data centre. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  askProvider,
  ProviderError,
  type ListProvider,
  type ProviderAccount,
  type Reach,
} from '../list-provider.ts';

const mostLists = 1_000;
const listsSchema = z.object({ lists: z.array(z.object({ id: z.string(), name: z.string() })) });

export const mailchimpProvider: ListProvider = {
  name: 'mailchimp',
  async listLists(account, reach) {
    const answer = await ask(account, reach, {
      method: 'GET',
      path: `/lists?fields=lists.id,lists.name&count=${mostLists}`,
    });
    const parsed = listsSchema.safeParse(answer);
    if (!parsed.success) throw new ProviderError('Its answer cannot be read.');
    return parsed.data.lists;
  },
  async tell({ account, remoteId }, { email, state, requireDoubleOptIn }, reach) {
    const hash = createHash('md5').update(email.trim().toLowerCase()).digest('hex');
    const joined = requireDoubleOptIn ? 'pending' : 'subscribed';
    const status = state === 'in' ? joined : 'unsubscribed';
    await ask(account, reach, {
      method: 'PUT',
      path: `/lists/${encodeURIComponent(remoteId)}/members/${hash}`,
      body: { email_address: email, status_if_new: status, status },
    });
  },
};

function ask(
  { key }: ProviderAccount,
  reach: Reach,
  { method, path, body }: { method: string; path: string; body?: object },
): Promise<unknown> {
  const [, centre] = /-([a-z]{2,4}\d{1,3})$/.exec(key) ?? [];
  if (centre === undefined) throw new ProviderError('The key names no data centre.');
  const origin = reach.standIn
    ? `${reach.standIn}/mailchimp`
    : `https://${centre}.api.mailchimp.com`;
  const headers = {
    authorization: `Basic ${Buffer.from(`sitewright:${key}`).toString('base64')}`,
    'content-type': 'application/json',
  };
  return askProvider(
    `${origin}/3.0${path}`,
    { method, headers, ...(body && { body: JSON.stringify(body) }) },
    reach,
  );
}
