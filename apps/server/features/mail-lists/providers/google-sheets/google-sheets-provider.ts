/** A Google spreadsheet by the Sheets API, version 4: each change of a sign-up is a row. */
import { z } from 'zod';
import { askProvider, ProviderError, type ListProvider } from '../list-provider.ts';
import { fetchGoogleToken } from './google-token.ts';

const sheetSchema = z.object({
  sheets: z.array(z.object({ properties: z.object({ title: z.string() }) })),
});

export const googleSheetsProvider: ListProvider = {
  name: 'google-sheets',
  async listLists({ key, address }, reach) {
    const token = await fetchGoogleToken(key, reach);
    const answer = await askProvider(
      `${originOf(reach.standIn)}/v4/spreadsheets/${idOf(address)}?fields=sheets.properties.title`,
      { method: 'GET', headers: { authorization: `Bearer ${token}` } },
      reach,
    );
    const parsed = sheetSchema.safeParse(answer);
    if (!parsed.success) throw new ProviderError('Its answer cannot be read.');
    return parsed.data.sheets.map(({ properties: { title } }) => ({ id: title, name: title }));
  },
  async tell({ account: { key, address }, remoteId }, { email, state, place, askedAt }, reach) {
    const token = await fetchGoogleToken(key, reach);
    // A name in quotes is a tab, whatever it looks like; RAW keeps a formula a text.
    const range = encodeURIComponent(`'${remoteId.replaceAll("'", "''")}'!A1`);
    const path = `/v4/spreadsheets/${idOf(address)}/values/${range}:append`;
    await askProvider(
      `${originOf(reach.standIn)}${path}?valueInputOption=RAW&insertDataOption=INSERT_ROWS`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ values: [[email, state, place, askedAt.toISOString()]] }),
      },
      reach,
    );
  },
};

function originOf(standIn: string | undefined): string {
  return standIn ? `${standIn}/google` : 'https://sheets.googleapis.com';
}

/** Of the address of a spreadsheet as the browser shows it, or the id alone. */
function idOf(address: string): string {
  const [, id] =
    /\/spreadsheets\/d\/([\w-]+)/.exec(address) ?? /^([\w-]{20,})$/.exec(address) ?? [];
  if (id === undefined) throw new ProviderError('That is no address of a spreadsheet.');
  return id;
}
