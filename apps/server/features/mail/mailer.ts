/** Hands a mail to the SMTP server of the settings. */
import type { Config } from '../../config/config.ts';
import type { Mailbox } from './mailbox.ts';

export interface SmtpMail {
  /** Stays the same for every try, so that a mail that arrives twice can be told. */
  messageId: string;
  from: Mailbox;
  to: Mailbox;
  subject: string;
  html: string;
  text: string;
  /** Takes a post that says that its recipient wants no more of these. RFC 8058 */
  unsubscribeUrl?: string | undefined;
}

export interface Mailer {
  /**
   * Resolves when the server has taken it. Rejects with its answer, or at `signal`: the
   * connection is then cut.
   */
  send(mail: SmtpMail, signal: AbortSignal): Promise<void>;
  close(): void;
}

const connectionTimeoutMs = 15_000;
const greetingTimeoutMs = 30_000;
/** A server may take ten minutes to answer the end of a mail; who asks again sends it twice. RFC 5321, 4.5.3.2.6. */
const silenceTimeoutMs = 10 * 60_000;
const maxConnections = 10;
/** For connections that the server closed before it had read a byte of the mail. */
const maxRequeues = 2;

/** Undefined without SMTP settings: mails are then kept in the outbox for the owner to read. */
export async function createMailer(config: Config): Promise<Mailer | undefined> {
  if (!config.smtpUrl) return undefined;
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: config.smtpUrl,
    pool: true,
    maxConnections,
    maxRequeues,
    connectionTimeout: connectionTimeoutMs,
    greetingTimeout: greetingTimeoutMs,
    socketTimeout: silenceTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ unsubscribeUrl, ...mail }, signal) {
      const headers = unsubscribeUrl ? unsubscribeHeaders(unsubscribeUrl) : {};
      await transport.sendMail({ ...mail, headers, signal });
    },
    close: () => transport.close(),
  };
}

/** RFC 2369 and RFC 8058: mail programs show a button that posts there. */
function unsubscribeHeaders(url: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
