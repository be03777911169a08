/** Endpoints as the log of writes knows them. Their secrets are never in it, so what ended stays so. */
import type { LoggedThing } from '../activity/logged-thing.ts';
import { rowThing } from '../activity/row-thing.ts';
import { eventScopeOf } from '../activity/undoer.ts';
import { changeEndpoint, type EndpointChange } from './write-endpoints.ts';

const rows = rowThing({
  kind: 'webhook-endpoint',
  table: 'webhook_endpoints',
  title: 'url',
  columns: ['url', 'topics', 'state'],
});

export const endpointThing: LoggedThing = {
  kind: rows.kind,
  read: rows.read,
  async change(scope, key, { fields }) {
    const { trx, ctx } = eventScopeOf(scope);
    // The values are those that the writer took before.
    const change = fields as EndpointChange;
    await changeEndpoint(trx, key, { ...change, config: ctx.config });
  },
};
