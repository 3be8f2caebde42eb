import {
  idempotencyKeyHeader,
  nextCursorHeader,
  positionHeader,
  previousCursorHeader,
  totalAmountHeader,
  totalCountHeader,
} from '@porchlight/contract/calls';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { ListPage } from '@porchlight/contract/rendering';
import axios, { type AxiosResponse } from 'axios';
import { ApiError, apiErrorFrom } from './api-error.ts';
import { httpSource } from './http-source.ts';
import { clearToken, readToken } from './token.ts';
import type { ApiRequest, Transport } from './transport.ts';
import { promptSignIn, promptStepUp } from './user-prompts.ts';

const backendUrl = import.meta.env.VITE_BACKEND_URL || undefined;

const client = axios.create({
  baseURL: backendUrl,
  // No status rejects here; anything but a success becomes an ApiError below.
  validateStatus: () => true,
});

/**
 * The browser's HTTP client: sends the stored token with every request. After a 401 the token is cleared; while a form
 * is open, the request waits for the next sign-in and is sent again. A request that needs a step-up waits for it and is
 * sent again.
 */
export const axiosTransport: Transport = async (request) => {
  const token = readToken();
  let response = await send(request, token);
  if (response.status === 401 && token && !isAuthCall(request.path)) {
    // Unless a newer sign-in has replaced the rejected token in the meantime.
    if (readToken() === token) clearToken();
    const nextSession = await promptSignIn();
    if (nextSession === 'other') throw new ApiError(401, { code: 'unauthorized', message: otherUserText });
    if (nextSession === 'same') response = await send(request, readToken());
  }
  if (response.status === 403 && apiErrorFrom(403, response.data).code === 'reauthentication_required') {
    if (await promptStepUp()) response = await send(request, readToken());
  }
  if (response.status < 200 || response.status >= 300) throw apiErrorFrom(response.status, response.data);
  const total = Number(response.headers[totalCountHeader] ?? Number.NaN);
  return { data: response.data, totalCount: Number.isInteger(total) ? total : null, page: parsePage(response.headers) };
};

/** Reads records with `axiosTransport`. */
export const axiosSource = httpSource(axiosTransport);

const otherUserText =
  'Someone else has signed in. Nothing is saved yet. Save again to save this under your name, or leave the page.';

/** Login and logout handle a 401 themselves. */
function isAuthCall(path: string): boolean {
  return path.startsWith(otherCalls.login.path) || path === otherCalls.logout.path;
}

async function send<Data>(request: ApiRequest<Data>, token: string | null): Promise<AxiosResponse<Data>> {
  const { method, path, query, body, signal, onProgress, key } = request;
  const headers: Record<string, string> = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body instanceof Blob) headers['Content-Type'] = 'application/octet-stream';
  // On another origin, a backend whose CORS settings don't allow this header would fail the whole request.
  if (key && !backendUrl) headers[idempotencyKeyHeader] = key;
  try {
    return await client.request<Data>({
      method,
      url: path,
      params: query,
      data: body,
      signal,
      headers,
      onUploadProgress: onProgress && ((event) => onProgress(event.total ? event.loaded / event.total : 0)),
    });
  } catch (error) {
    if (axios.isCancel(error)) throw error;
    throw new ApiError(0, {
      code: 'network',
      message: 'The server can’t be reached. Check your connection and try again.',
    });
  }
}

function parsePage(headers: Record<string, unknown>): ListPage | undefined {
  const position = headers[positionHeader];
  if (position === undefined) return undefined;
  const cursor = (name: string) => String(headers[name] ?? '') || null;
  const amount = headers[totalAmountHeader];
  return {
    next: cursor(nextCursorHeader),
    previous: cursor(previousCursorHeader),
    position: Number(position),
    ...(amount !== undefined && { amount: Number(amount) }),
  };
}
