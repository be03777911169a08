/** Encryption of what is stored and must not be read by who reads the database. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const version = 'v1';
const nonceBytes = 12;
/** Bytes. A shorter one, which a visitor could send, would be quicker to guess. */
const authTagLength = 16;

/** Seals and opens texts with one key of 32 bytes. */
export class SecretBox {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  /** Encrypts a text. What it is about must be the same when it is opened. */
  seal(text: string, about: string): string {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, this.#key, nonce, { authTagLength });
    cipher.setAAD(Buffer.from(about));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return [version, nonce, cipher.getAuthTag(), sealed]
      .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
      .join('.');
  }

  /** @throws Error when it was sealed with another key, for something else, or was changed */
  open(sealed: string, about: string): string {
    const [name, ...parts] = sealed.split('.');
    const [nonce, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'));
    if (name !== version || !nonce || !tag || !text) throw new Error('This is not a sealed text');
    const decipher = createDecipheriv(algorithm, this.#key, nonce, { authTagLength });
    decipher.setAAD(Buffer.from(about));
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  }

  /** The same of what a visitor sent: undefined where {@link open} throws. */
  tryOpen(sealed: string, about: string): string | undefined {
    try {
      return this.open(sealed, about);
    } catch {
      return undefined;
    }
  }
}
