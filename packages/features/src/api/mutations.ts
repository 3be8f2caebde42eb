import { type Call, callPath, otherCalls, type ResourceName, resourceCalls } from '@porchlight/contract/calls';
import type { LoginAnswer, RecordOf, SessionAnswer } from '@porchlight/contract/entities';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { latestChangesKey, listKey, sessionKey, singleKey } from './queries.ts';
import type { ApiRequest, Transport } from './transport.ts';
import { unwrap } from './unwrap.ts';

/** What a form hands over: texts, numbers, and files that were chosen. */
export type FormValues = Record<string, string | number | File | undefined>;

/** How a call in progress is watched and broken off, and known again when it is repeated. */
export type SendOptions = Pick<ApiRequest, 'signal' | 'onProgress' | 'key'>;

/** The calls of one resource that change something. Each drops what the cache knows of the resource. */
export interface RecordMutations<Name extends ResourceName> {
  create(values: FormValues, options?: SendOptions): Promise<RecordOf<Name>>;
  /** @param version the version the change was made on; the backend refuses an older one with 409 */
  update(id: string, values: FormValues, options?: SendOptions & { version?: number }): Promise<RecordOf<Name>>;
  remove(id: string): Promise<void>;
  restore(id: string): Promise<RecordOf<Name>>;
}

/** Makes the changing calls of a resource out of the resource table. */
export function recordMutations<Name extends ResourceName>(
  name: Name,
  client: QueryClient,
  transport: Transport,
): RecordMutations<Name> {
  const calls = resourceCalls[name];
  const send = async (call: Call, id?: string, body?: ApiRequest['body'], options?: SendOptions) => {
    const { data } = await transport({ method: call.method, path: callPath(call, id), body, ...options });
    const record = unwrap(data, calls.singleKey) as RecordOf<Name>;
    client.removeQueries({ queryKey: id === undefined ? ['single', name] : singleKey(name, id), type: 'inactive' });
    await client.invalidateQueries({ queryKey: listKey(name), refetchType: 'none' });
    void client.invalidateQueries({ queryKey: latestChangesKey });
    // Whoever changed their own account is called something else now, or has a better password.
    if (name === 'user' && id !== undefined) void client.invalidateQueries({ queryKey: sessionKey });
    return record;
  };
  return {
    create: (values, options) => send(calls.create, undefined, encodeBody(calls.update, values), options),
    update: (id, values, { version, ...options } = {}) =>
      send(
        calls.update,
        id,
        encodeBody(calls.update, version === undefined ? values : { ...values, version }),
        options,
      ),
    remove: async (id) => {
      await send(calls.remove, id);
    },
    restore: (id) => send(calls.restore, id),
  };
}

/** The specification's calls that update with PUT take JSON; the others may carry a file and are multipart. spec 7 */
function encodeBody(update: Call, values: FormValues): FormData | Record<string, unknown> {
  if (update.method === 'PUT') return values;
  return formData(values);
}

function formData(values: FormValues): FormData {
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
  return data as LoginAnswer;
}

/** Who is signed in, null with a backend that does not say. @throws ApiError when nobody is */
export async function session(transport: Transport): Promise<SessionAnswer | null> {
  try {
    const { data } = await transport(otherCalls.session);
    return data as SessionAnswer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Revokes the stored token on the server. */
export async function logout(transport: Transport): Promise<void> {
  await transport(otherCalls.logout);
}
