/** A passkey in memory: it answers what a browser is asked for, as an authenticator does. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Wish {
  challenge: string;
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** Present and unlocked; with a key in it when it was just made. */
const flags = { shown: 0x05, made: 0x45 } as const;

export class SoftwarePasskey {
  readonly id = randomBytes(16);
  readonly #key: KeyObject;
  readonly #publicKey: KeyObject;
  readonly #origin: string;
  #counter = 0;

  /** @param origin the page that it is used on */
  constructor(origin: string) {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = pair.privateKey;
    this.#publicKey = pair.publicKey;
    this.#origin = origin;
  }

  /** What `navigator.credentials.create` answers. */
  make({ challenge }: Wish) {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, this.#coseKey()]);
    const authData = Buffer.concat([this.#authData(flags.made), credential]);
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]) as Parameters<typeof isoCBOR.encode>[0],
    );
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: Buffer.from(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** What `navigator.credentials.get` answers. */
  show({ challenge }: Wish) {
    this.#counter += 1;
    const authData = this.#authData(flags.shown);
    const clientData = this.#clientData('webauthn.get', challenge);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#key);
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #answer<Response>(response: Response) {
    const id = this.id.toString('base64url');
    const type = 'public-key' as const;
    return { id, rawId: id, type, clientExtensionResults: {}, response };
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin }));
  }

  #authData(flag: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.from([flag]), counter]);
  }

  /** The public key as COSE: EC2, ES256, P-256. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]);
    return Buffer.from(isoCBOR.encode(key));
  }
}
