/** A real SMTP server on a free port, for tests. */
import { SMTPServer } from 'smtp-server';

export interface SmtpPeer {
  url: string;
  /** Mails as they came, headers and all. A mail that came twice is there twice. */
  received: string[];
  /** Recipients of each of them, as the envelope names them. */
  recipients: string[][];
  /** Answers the next mails with this instead of taking them. */
  refuseWith: { code: number; text: string } | undefined;
  /** True: reads the next mails whole, but answers none of them before `release`. */
  isHolding: boolean;
  /** Answers what is held, and takes what comes. */
  release(): void;
  /** Resolves when this many mails are held. */
  holding(count: number): Promise<void>;
  /** Resolves when this many mails have come. */
  came(count: number): Promise<void>;
  close(): Promise<void>;
}

const closeMs = 50;

/** `port`: a free one unless told. */
export async function startSmtpPeer(port = 0): Promise<SmtpPeer> {
  const held: (() => void)[] = [];
  const waiting: { isOver: () => boolean; resolve: () => void }[] = [];
  const peer: SmtpPeer = {
    url: '',
    received: [],
    recipients: [],
    refuseWith: undefined,
    isHolding: false,
    release() {
      peer.isHolding = false;
      for (const answer of held.splice(0)) answer();
    },
    holding: (count) => until(() => held.length >= count),
    came: (count) => until(() => peer.received.length >= count),
    close,
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Connections that the app keeps open end with the test.
    closeTimeout: closeMs,
    onRcptTo(_address, _session, done) {
      const refusal = peer.refuseWith;
      if (!refusal) return done();
      done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        peer.received.push(Buffer.concat(chunks).toString('utf8'));
        peer.recipients.push(session.envelope.rcptTo.map(({ address }) => address));
        if (peer.isHolding) held.push(() => done());
        else done();
        tellWaiting();
      });
    },
  });
  // A client that is killed resets its connection.
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    const listener = server.listen(port, '127.0.0.1', () => {
      const address = listener.address();
      const bound = typeof address === 'object' && address ? address.port : 0;
      peer.url = `smtp://127.0.0.1:${bound}`;
      resolve();
    });
  });
  return peer;

  function until(isOver: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      waiting.push({ isOver, resolve });
      tellWaiting();
    });
  }

  function tellWaiting(): void {
    for (const { isOver, resolve } of waiting) if (isOver()) resolve();
  }

  function close(): Promise<void> {
    peer.release();
    return new Promise((resolve) => {
      server.close(() => resolve());
    });
  }
}
