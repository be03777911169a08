/** While a backup is brought back, all processes of the installation refuse what is asked of them. */
import { ApiError, generalMessages } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../db/database.ts';
import { html } from '../html.ts';
import { renderPlainPage } from './plain-page.ts';

/** Says `on` again and again while it lasts, and `off` at its end. */
export const pauseChannel = 'installation_pause';

/** Seconds between two `on`. */
export const pauseBeatSeconds = 3;
/** Who has not heard `on` for so long goes on: the process that paused it was killed. */
const longestSilenceMs = 15_000;

/** Whether the installation pauses, as this process has heard. */
export class InstallationPause {
  readonly #now: () => Date;
  #heardAt: number | undefined;
  #onEnd: () => void;

  constructor(now: () => Date, onEnd: () => void) {
    this.#now = now;
    this.#onEnd = onEnd;
  }

  get isOn(): boolean {
    if (this.#heardAt === undefined) return false;
    return this.#now().getTime() - this.#heardAt < longestSilenceMs;
  }

  /** Takes notice of a message of the channel. */
  hear(message: string): void {
    if (message === 'on') this.#heardAt = this.#now().getTime();
    else {
      this.#heardAt = undefined;
      this.#onEnd();
    }
  }
}

/** A pause that hears what all processes say; `onEnd` runs when one is over. */
export async function watchPause(
  database: OpenDatabase,
  now: () => Date,
  onEnd: () => void,
): Promise<InstallationPause> {
  const pause = new InstallationPause(now, onEnd);
  await database.listen(
    pauseChannel,
    (message) => pause.hear(message),
    () => {},
  );
  return pause;
}

const retrySeconds = 10;
const healthPath = '/healthz';

/** Refuses with 503, before anything reads the database: programs by JSON, people by a page. */
export function registerPause(server: FastifyInstance, pause: InstallationPause): void {
  server.addHook('onRequest', async (request, reply) => {
    if (!pause.isOn || request.url === healthPath) return;
    void reply.header('Retry-After', retrySeconds).header('Cache-Control', 'no-store');
    if (request.url.startsWith('/api/')) {
      return reply.code(503).send(new ApiError('restoring').toBody());
    }
    const isGerman = request.headers['accept-language']?.startsWith('de') === true;
    const text = isGerman ? generalMessages.restoringInGerman : generalMessages.restoring;
    const { page, contentPolicy } = renderPlainPage({
      locale: isGerman ? 'de' : 'en',
      title: text,
      kind: 'text',
      main: html`<p>${text}</p>`,
    });
    return reply
      .code(503)
      .header('Content-Security-Policy', contentPolicy)
      .type('text/html; charset=utf-8')
      .send(page);
  });
}
