import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyAssertion, PasskeyCreation } from '@porchlight/contract/account-calls';

/** Faults that the simulated authenticator can have. */
interface Faults {
  origin?: string;
  rpId?: string;
  /** Whether it has verified the user, such as by fingerprint or PIN. @default true */
  isVerified?: boolean;
}

/** A simulated WebAuthn authenticator: ES256, no attestation. Its responses are as a browser passes them on. */
export class SoftwarePasskey {
  readonly id = randomBytes(16).toString('base64url');
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  #uses = 0;

  constructor(origin = 'http://localhost:3000') {
    this.#origin = origin;
  }

  /** The result of `navigator.credentials.create()`. */
  create(challenge: string, faults: Faults = {}): PasskeyCreation {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
    const authData = Buffer.concat([this.#authData(faults, 0x40), credential]);
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([authData.length]),
      authData,
    ]);
    return {
      ...{ id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} },
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, faults).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      },
    };
  }

  /** The result of `navigator.credentials.get()`. */
  get(challenge: string, faults: Faults = {}): PasskeyAssertion {
    this.#uses += 1;
    const authData = this.#authData(faults, 0);
    const clientData = this.#clientData('webauthn.get', challenge, faults);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return {
      ...{ id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} },
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
      },
    };
  }

  #authData({ rpId = new URL(this.#origin).hostname, isVerified = true }: Faults, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#uses);
    const present = 0x01 | (isVerified ? 0x04 : 0);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags | present]), counter]);
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Faults): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}
