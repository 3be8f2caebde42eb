import { setTimeout as wait } from 'node:timers/promises';
import { type Call, callPath, idempotencyKeyHeader } from '@porchlight/contract/calls';
import { staff } from '../product.ts';
import type { Gate } from './gate.ts';

/** Timeout of a request, in milliseconds. */
const answerMaxMs = 60_000;
/** Delay before a retry, in milliseconds. */
const againMs = 20;

/** Parameters of a call. */
export interface CallOptions {
  id?: number | string;
  query?: string;
  /** Objects other than forms and bytes are sent as JSON. */
  body?: object | FormData | Buffer<ArrayBuffer>;
  /** Idempotency key, the same in every retry. */
  key?: string;
}

/** A response. */
export interface CrashResponse<Body> {
  status: number;
  body: Body;
  /** How often the call was sent. */
  tries: number;
}

/** Makes calls as a staff member. */
export class CrashClient {
  readonly origin: string;
  readonly #gate: Gate;
  #token = '';
  /** Number of acknowledged sessions that no longer exist. */
  lostSessions = 0;
  #signingIn: Promise<void> | undefined;

  constructor(origin: string, gate: Gate) {
    this.origin = origin;
    this.#gate = gate;
  }

  async signIn(): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${this.origin}/api/login`, { method: 'POST', headers, body: JSON.stringify(staff) });
    if (!response.ok) throw new Error(`The response to a sign-in was ${response.status}: ${await response.text()}`);
    this.#token = (await response.json()).token;
  }

  /** Sends a call, and again with a new session if the old one is lost. @throws TypeError if the connection breaks */
  async once<Body>(call: Call, sending: CallOptions = {}): Promise<Omit<CrashResponse<Body>, 'tries'>> {
    const token = this.#token;
    const response = await this.#request<Body>(call, sending);
    if (response.status !== 401) return response;
    // Of concurrent calls with the lost session, only one signs in again.
    if (token === this.#token) this.#signingIn ??= this.#signInAnew();
    await this.#signingIn;
    return this.#request<Body>(call, sending);
  }

  async #signInAnew(): Promise<void> {
    this.lostSessions += 1;
    try {
      await this.signIn();
    } finally {
      this.#signingIn = undefined;
    }
  }

  async #request<Body>(
    call: Call,
    { id, query = '', body, key }: CallOptions,
  ): Promise<Omit<CrashResponse<Body>, 'tries'>> {
    const isSentAsItIs = body === undefined || body instanceof FormData;
    const type = body instanceof Uint8Array ? 'application/octet-stream' : 'application/json';
    const response = await fetch(this.origin + callPath(call, id) + query, {
      method: call.method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(key && { [idempotencyKeyHeader]: key }),
        ...(!isSentAsItIs && { 'content-type': type }),
      },
      body: isSentAsItIs || body instanceof Uint8Array ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(answerMaxMs),
    });
    const text = await response.text();
    return { status: response.status, body: text && JSON.parse(text) };
  }

  /** Sends a call until the server reports how it ended, like a form; waits at the gate while the server is down. */
  async send<Body>(call: Call, sending: CallOptions = {}): Promise<CrashResponse<Body>> {
    for (let attempt = 1; ; attempt += 1) {
      await this.#gate.passed();
      const response = await this.once<Body>(call, sending).catch(() => null);
      if (response && response.status < 500 && ![408, 429].includes(response.status))
        return { ...response, tries: attempt };
      await wait(againMs);
    }
  }
}
