import { nextCursorHeader, positionHeader, previousCursorHeader, totalCountHeader } from '@porchlight/contract/calls';
import type { ListPage } from '@porchlight/contract/rendering';
import axios from 'axios';
import { ApiError, apiErrorFrom } from './api-error.ts';
import { clearToken, readToken } from './token.ts';
import type { Transport } from './transport.ts';

const client = axios.create({
  baseURL: import.meta.env.VITE_BACKEND_URL || undefined,
  // Every status is an answer; what is not a success becomes an ApiError below.
  validateStatus: () => true,
});

/** The shared client: sends the stored token with every call and forgets it when the backend no longer takes it. */
export const axiosTransport: Transport = async ({ method, path, query, body, signal, onProgress }) => {
  const token = readToken();
  try {
    const response = await client.request<unknown>({
      method,
      url: path,
      params: query,
      data: body,
      signal,
      headers: token ? { Authorization: `Bearer ${token}` } : {},
      onUploadProgress: onProgress && ((event) => onProgress(event.total ? event.loaded / event.total : 0)),
    });
    if (response.status >= 200 && response.status < 300) {
      const total = Number(response.headers[totalCountHeader] ?? Number.NaN);
      return {
        data: response.data,
        totalCount: Number.isInteger(total) ? total : null,
        page: pageOf(response.headers),
      };
    }
    // Only if no newer sign-in has replaced the token that was refused.
    if (response.status === 401 && token && readToken() === token) clearToken();
    throw apiErrorFrom(response.status, response.data);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (axios.isCancel(error)) throw error;
    throw new ApiError(0, {
      code: 'network',
      message: 'The server can’t be reached. Check your connection and try again.',
    });
  }
};

function pageOf(headers: Record<string, unknown>): ListPage | undefined {
  const position = headers[positionHeader];
  if (position === undefined) return undefined;
  const cursor = (name: string) => String(headers[name] ?? '') || null;
  return { next: cursor(nextCursorHeader), previous: cursor(previousCursorHeader), position: Number(position) };
}
