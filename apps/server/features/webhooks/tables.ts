/** Endpoints that are told what happens, what they are told, and every try. */
import type { webhookMessages, WebhookTopic } from '@sitewright/contract';
import type { Generated } from 'kysely';
import type { Instant, InstantWithDefault } from '../../db/columns.ts';

export interface WebhookTables {
  webhook_endpoints: WebhookEndpointsTable;
  webhook_messages: WebhookMessagesTable;
  webhook_deliveries: WebhookDeliveriesTable;
  webhook_attempts: WebhookAttemptsTable;
}

interface WebhookEndpointsTable {
  site_id: string;
  id: string;
  url: string;
  topics: WebhookTopic[];
  /** Sealed, as is the old one; see endpoint-secrets.ts. */
  secret: string;
  old_secret: string | null;
  /** Until when messages are signed by the old one too. */
  old_secret_until: Instant | null;
  state: Generated<'active' | 'off'>;
  /** Since when nothing has arrived; null while it does. */
  failing_since: Instant | null;
  /** Tries that failed, one after the other. */
  failures: Generated<number>;
  /** Not tried before this, whatever waits. */
  rest_until: Instant | null;
  /** The key that made it, and that alone may touch it beside staff; null: staff made it. */
  made_by_key: string | null;
  /** When it was last delivered to: who waits longest is next. */
  last_turn_at: Instant | null;
  /** Until when a process delivers to it. */
  claimed_until: Instant | null;
  created_at: InstantWithDefault;
}

interface WebhookMessagesTable {
  site_id: string;
  /** The `webhook-id` of all its deliveries. */
  id: string;
  topic: keyof typeof webhookMessages;
  /** JSON as it is signed and sent. */
  body: string;
  happened_at: Instant;
}

interface WebhookDeliveriesTable {
  site_id: string;
  endpoint_id: string;
  message_id: string;
  /** `failed`: given up; a person may replay it. */
  state: Generated<'pending' | 'delivered' | 'failed'>;
  attempts: Generated<number>;
  next_attempt_at: Instant;
}

/** Rows stay as they are. */
interface WebhookAttemptsTable {
  site_id: string;
  endpoint_id: string;
  message_id: string;
  id: string;
  attempted_at: Instant;
  /** HTTP status; null when no answer came. */
  status: number | null;
  milliseconds: number;
  /** The start of the answer, or why there was none. */
  answer: string;
}
