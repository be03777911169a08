/** Products whose bodies are documents, as a test of the server works with them. */
import type { DocumentHead, StaffProduct } from '@sitewright/contract';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { composeBlocks } from './build-page.ts';
import type { Office } from './office.ts';
import type { PageFixture } from './page-fixture.ts';

/** What an office does with bodies of products; each but `ask…` expects to be allowed. */
export function productBodyDesk(fixture: PageFixture, manager: Office) {
  let edits = 0;
  const allowed = (answer: LightMyRequestResponse) => {
    expect(answer.statusCode, answer.body).toBe(200);
    return answer;
  };
  const visit = async (url: string) =>
    (await fixture.app.inject({ method: 'GET', url, headers: { host: 'shop.test' } })).body;
  const open = async (ownerId: string, office = manager) =>
    allowed(
      await office.send('POST', 'documents', { purpose: 'product', ownerId }),
    ).json<DocumentHead>();
  /** Puts a block into a document, which is answered. */
  const insert = async (
    { id, revision }: Pick<DocumentHead, 'id' | 'revision'>,
    block: Parameters<typeof composeBlocks>[0][number],
  ): Promise<DocumentHead> => {
    const { commands } = composeBlocks([block]);
    edits += 1;
    const own = JSON.stringify(commands).replaceAll(/"(b0|only)"/g, `"$1-${edits}"`);
    const body = {
      baseRevision: revision,
      key: `edit-number-${edits}`,
      commands: JSON.parse(own) as unknown,
    };
    allowed(await manager.send('POST', `documents/${id}/edits`, body));
    return (await manager.get(`documents/${id}`)).json<DocumentHead>();
  };
  const write = async (ownerId: string, html: string) =>
    insert(await open(ownerId), { type: 'text', data: { format: 'html', html } });
  const move = async (ownerId: string, to: string, more: object = {}) => {
    const { id, revision } = await open(ownerId);
    const asked = { to, revision, ...more };
    return allowed(await manager.send('POST', `documents/${id}/state`, asked)).json<{
      activityId: string;
    }>();
  };
  const askUndo = (activityId: string) => manager.send('POST', `activity/${activityId}/undo`);
  const undo = async (activityId: string) =>
    allowed(await askUndo(activityId)).json<{ activityId: string }>();
  const read = async (id: string) => (await manager.get(`products/${id}`)).json<StaffProduct>();
  const setBody = async (id: string, body: string) => {
    const { body: from } = await read(id);
    const changes = { body: { from, to: body } };
    return allowed(await manager.send('PATCH', `products/${id}`, { changes })).json<{
      activityId: string;
    }>();
  };
  /** A product of its own, with a body of HTML. */
  const make = async (urlId: string, body: string) => {
    const made = await manager.send('POST', 'products', {
      collectionId: fixture.collections['shop']!,
      productType: 1,
      title: urlId,
      urlId,
      body,
      tags: [urlId],
      isVisible: true,
      variants: [{ priceCents: 1200 }],
    });
    return allowed(made).json<{ id: string }>().id;
  };
  return { visit, open, insert, write, move, askUndo, undo, read, setBody, make };
}

/** Whether a page shows a body as sections of blocks. */
export const isOfBlocks = (page: string) => page.includes('class="sections"');
