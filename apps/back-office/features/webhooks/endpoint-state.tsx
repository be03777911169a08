import type { CallAnswer } from '@sitewright/contract';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { webhookTexts as texts } from './webhook-texts.ts';

/** Where the shop tells its news. */
export type Endpoint =
  CallAnswer<'GET /api/sites/:identifier/webhook-endpoints'>['endpoints'][number];

/** Whether messages go there, and arrive. */
export function EndpointState({ endpoint }: { endpoint: Endpoint }) {
  const write = useTexts();
  if (endpoint.state === 'off') return <Badge tone="warning">{write(texts.off)}</Badge>;
  if (endpoint.failingSince !== null) return <Badge tone="danger">{write(texts.failing)}</Badge>;
  return <Badge tone="success">{write(texts.on)}</Badge>;
}
