import { type Call, callPath, resourceCalls } from '@porchlight/contract/calls';
import type { ResourceName } from '@porchlight/contract/entities';
import type { AnyRecord } from '@porchlight/contract/entity';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { LoginAnswer, SessionAnswer } from '@porchlight/contract/schemas';
import { ApiError } from './api-error.ts';
import type { ApiRequest, Transport } from './transport.ts';
import { unwrap } from './unwrap.ts';

/** What a form hands over: texts, numbers, and files that were chosen. */
export type SentValues = Record<string, string | number | File | undefined>;

/** How a call in progress is watched and broken off, and known again when it is repeated. */
export type SendOptions = Pick<ApiRequest, 'signal' | 'onProgress' | 'key'>;

/** One change of a record. */
export interface RecordChange extends SendOptions {
  resource: ResourceName;
  call: 'create' | 'update' | 'remove' | 'restore';
  /** Which record; a new one has none. */
  id?: string;
  /** What it is to hold. */
  values?: SentValues;
  /** The version that the change was made on; the backend refuses an older one with 409. */
  version?: number;
}

/**
 * Makes a change by the call of the resource table.
 * @returns the record as it is now
 * @throws ApiError
 */
export async function changeRecord(transport: Transport, change: RecordChange): Promise<AnyRecord> {
  const { resource, call, id, values, version, ...options } = change;
  const calls = resourceCalls[resource];
  const sent = version === undefined ? values : { ...values, version };
  const { data } = await transport<AnyRecord | Record<string, AnyRecord>>({
    method: calls[call].method,
    path: callPath(calls[call], id),
    body: sent && encodeBody(calls.update, sent),
    ...options,
  });
  return unwrap<AnyRecord>(data, calls.singleKey);
}

/** The specification's calls that update with PUT take JSON; the others may carry a file and are multipart. spec 7 */
function encodeBody(update: Call, values: SentValues): FormData | Record<string, unknown> {
  if (update.method === 'PUT') return values;
  return formData(values);
}

function formData(values: SentValues): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    if (value instanceof File) form.append(name, value, value.name);
    else form.append(name, String(value));
  }
  return form;
}

/**
 * Signs in. spec 7: multipart, username and password.
 * @throws ApiError when the backend refuses or can't be reached
 */
export async function login(transport: Transport, username: string, password: string): Promise<LoginAnswer> {
  const { data } = await transport({ ...otherCalls.login, body: formData({ username, password }) });
  return data;
}

/** Who is signed in, null with a backend that does not say. @throws ApiError when nobody is */
export async function fetchSession(transport: Transport): Promise<SessionAnswer | null> {
  try {
    const { data } = await transport(otherCalls.session);
    return data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Revokes the stored token on the server. */
export async function logout(transport: Transport): Promise<void> {
  await transport(otherCalls.logout);
}
