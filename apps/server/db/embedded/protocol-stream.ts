/** A socket look-alike: the pg driver speaks the PostgreSQL protocol through it to a peer. */
import { Duplex } from 'node:stream';

/** Takes whole protocol messages up to a Sync or a simple query, answers all that comes back. */
export interface ProtocolPeer {
  exchange(message: Uint8Array<ArrayBuffer>): Promise<Uint8Array>;
}

const terminate = 'X'.charCodeAt(0);
/** AuthenticationOk, then ReadyForQuery (idle). */
const welcome = Uint8Array.of(0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49);
/** The one session outlives a client: a new client starts from a clean one. */
const cleanSlate = ['rollback', 'discard all'];

/** What `pg.Client` needs of a socket; there is none, so most of it does nothing. */
export class ProtocolStream extends Duplex {
  #peer: ProtocolPeer;

  constructor(peer: ProtocolPeer) {
    super();
    this.#peer = peer;
  }

  connect(): this {
    this.#resetSession().then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.#send([chunk], done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#send(
      chunks.map(({ chunk }) => chunk),
      done,
    );
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  #send(chunks: Buffer[], done: (error?: Error) => void): void {
    const first = chunks[0]?.[0];
    if (first === terminate) return done();
    if (first === 0) {
      this.push(Buffer.from(welcome));
      return done();
    }
    void this.#relay(join(chunks), done);
  }

  async #relay(message: Uint8Array<ArrayBuffer>, done: (error?: Error) => void): Promise<void> {
    let failure: Error | undefined;
    try {
      const reply = await this.#peer.exchange(message);
      this.push(Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength));
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
    }
    done(failure);
  }

  async #resetSession(): Promise<void> {
    for (const text of cleanSlate) await this.#peer.exchange(simpleQuery(text));
  }
}

function join(chunks: Buffer[]): Uint8Array<ArrayBuffer> {
  const message = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    message.set(chunk, offset);
    offset += chunk.length;
  }
  return message;
}

/** The protocol message `Q`: one text, no parameters. */
function simpleQuery(text: string): Uint8Array<ArrayBuffer> {
  const message = Buffer.from(`Q\0\0\0\0${text}\0`);
  message.writeInt32BE(message.length - 1, 1);
  return new Uint8Array(message);
}
