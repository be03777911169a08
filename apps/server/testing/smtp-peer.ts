/** A real SMTP server on a free port, for tests. */
import { SMTPServer } from 'smtp-server';

export interface SmtpPeer {
  url: string;
  /** Mails as they came, headers and all. */
  received: string[];
  /** Answers the next mails with this instead of taking them. */
  refuseWith: { code: number; text: string } | undefined;
  close(): Promise<void>;
}

export async function startSmtpPeer(): Promise<SmtpPeer> {
  const peer: SmtpPeer = { url: '', received: [], refuseWith: undefined, close };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      const refusal = peer.refuseWith;
      if (!refusal) return done();
      done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        peer.received.push(Buffer.concat(chunks).toString('utf8'));
        done();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, '127.0.0.1', () => {
      const address = listener.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  peer.url = `smtp://127.0.0.1:${port}`;
  return peer;

  function close(): Promise<void> {
    return new Promise((resolve) => {
      server.close(() => resolve());
    });
  }
}
