/** Hands a mail to the SMTP server of the settings. */
import type { Config } from '../../config/config.ts';

export interface SmtpMail {
  messageId: string;
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
}

export interface Mailer {
  /** Resolves when the server has taken it. Rejects with its answer. */
  send(mail: SmtpMail): Promise<void>;
  close(): void;
}

const connectionTimeoutMs = 15_000;
const silenceTimeoutMs = 60_000;

/** Undefined without SMTP settings: mails are then kept in the outbox for the owner to read. */
export async function createMailer(config: Config): Promise<Mailer | undefined> {
  if (!config.smtpUrl) return undefined;
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: config.smtpUrl,
    pool: true,
    connectionTimeout: connectionTimeoutMs,
    socketTimeout: silenceTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}
