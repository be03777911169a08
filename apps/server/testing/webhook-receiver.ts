/** Somebody else's server that takes webhooks: a real one, on a port of this machine. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface ReceivedWebhook {
  id: string;
  headers: IncomingHttpHeaders;
  text: string;
  body: { type: string; timestamp: string; data: Record<string, unknown> };
}

export interface WebhookReceiver {
  url: string;
  received: ReceivedWebhook[];
  /** How it answers from now on; 200 at the start. */
  answer: (response: ServerResponse) => void;
  close(): Promise<void>;
}

/** Starts a receiver on a free port of the loopback. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const { headers } = request;
      const id = String(headers['webhook-id']);
      const body = JSON.parse(text) as ReceivedWebhook['body'];
      receiver.received.push({ id, headers, text, body });
      receiver.answer(response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${port}/hooks`,
    received: [],
    answer: (response) => response.end('thanks'),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
  return receiver;
}

/** True when the library of receivers takes it as signed with this secret, just now. */
export function isVerified({ headers, text }: ReceivedWebhook, secret: string): boolean {
  try {
    new Webhook(secret).verify(text, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}
