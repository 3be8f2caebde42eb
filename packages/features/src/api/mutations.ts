import { type Call, callPath, resourceCalls } from '@porchlight/contract/calls';
import type { ResourceName } from '@porchlight/contract/entities';
import type { AnyRecord } from '@porchlight/contract/entity';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { LoginResponse, PendingSignInResponse } from '@porchlight/contract/schemas';
import type { SeriesScope } from '@porchlight/contract/series-scope';
import { sendCall } from './browser-transport.ts';
import { loadChunk } from './load-chunk.ts';
import type { SendOptions, SubmittedValues, Transport } from './transport.ts';

export interface RecordChange extends SendOptions {
  resource: ResourceName;
  call: 'create' | 'update' | 'remove' | 'restore';
  /** Id of the record; none for `create`. */
  id?: string;
  /** The record's new values. */
  values?: SubmittedValues;
  /** Where visitors are sent from a page that is deleted: `redirect_to` of the call. */
  redirectTo?: string;
  /** Which events of a series are deleted: `series_scope` of the call. @default only this one */
  seriesScope?: SeriesScope;
  /** The version that the change is based on; the backend rejects an outdated one with 409. */
  version?: number;
}

/**
 * Creates, updates, deletes or restores a record.
 * @returns the record as it is now; undefined after a deletion, whose response has no content
 * @throws ApiError
 */
export async function changeRecord(transport: Transport, change: RecordChange): Promise<AnyRecord> {
  const { resource, call, id, values: input, redirectTo, seriesScope, version, ...options } = change;
  const calls = resourceCalls[resource];
  const hasFiles = Object.values(input ?? {}).some((value) => value instanceof File);
  // The upload code is a chunk of its own, which screens without a file don't load.
  const values =
    input && hasFiles
      ? await (await loadChunk('uploads', () => import('./upload-values.ts'))).withUploads(
          transport,
          resource,
          input,
          options,
        )
      : input;
  const body = version === undefined ? values : { ...values, version };
  const { data } = await transport<Record<string, AnyRecord> | ''>({
    method: calls[call].method,
    path: callPath(calls[call], id),
    body: body && encodeBody(calls.update, body),
    ...((redirectTo || seriesScope) && {
      query: { ...(redirectTo && { redirect_to: redirectTo }), ...(seriesScope && { series_scope: seriesScope }) },
    }),
    ...options,
  });
  return Reflect.get(Object(data), calls.singleKey);
}

/** Resources that update with PUT take JSON; the others may include a file and are multipart. spec 7 */
function encodeBody(update: Call, values: SubmittedValues): FormData | Record<string, unknown> {
  if (update.method === 'PUT') return values;
  return formData(values);
}

function formData(values: SubmittedValues): FormData {
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
 * @returns the session, or a pending sign-in for an account with a second factor
 * @throws ApiError when the backend rejects or can't be reached
 */
export function login({
  username,
  password,
  keep,
}: {
  username: string;
  password: string;
  keep?: boolean;
}): Promise<LoginResponse | PendingSignInResponse> {
  return sendCall(otherCalls.login, { body: formData({ username, password, ...(keep && { keep: 'true' }) }) });
}
