/** A token of a Google service account, by a signed assertion (RFC 7523). */
import { createPrivateKey, sign } from 'node:crypto';
import { z } from 'zod';
import { askProvider, ProviderError, type Reach } from '../list-provider.ts';

const scope = 'https://www.googleapis.com/auth/spreadsheets';
const audience = 'https://oauth2.googleapis.com/token';
const lifeSeconds = 600;

const keySchema = z.object({ client_email: z.string().min(3), private_key: z.string().min(10) });
const tokenSchema = z.object({ access_token: z.string().min(1) });

/**
 * @param key the JSON file of the account, as Google made it
 * @throws ProviderError
 */
export async function fetchGoogleToken(key: string, reach: Reach): Promise<string> {
  const { client_email: issuer, private_key: privateKey } = readKey(key);
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: issuer, scope, aud: audience, iat: now, exp: now + lifeSeconds };
  const unsigned = [{ alg: 'RS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const assertion = `${unsigned}.${signText(unsigned, privateKey)}`;
  const answer = await askProvider(
    reach.standIn ? `${reach.standIn}/google/token` : audience,
    {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion,
      }).toString(),
    },
    reach,
  );
  const parsed = tokenSchema.safeParse(answer);
  if (!parsed.success) throw new ProviderError('Its answer cannot be read.');
  return parsed.data.access_token;
}

function readKey(text: string): z.infer<typeof keySchema> {
  try {
    return keySchema.parse(JSON.parse(text));
  } catch {
    throw new ProviderError('The key is no key of a service account.');
  }
}

function signText(text: string, privateKey: string): string {
  try {
    return sign('sha256', Buffer.from(text), createPrivateKey(privateKey)).toString('base64url');
  } catch {
    throw new ProviderError('The key is no key of a service account.');
  }
}
