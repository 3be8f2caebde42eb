import type { Call } from '@porchlight/contract/calls';
import type { ListPage } from '@porchlight/contract/rendering';

/** An HTTP request to the API. */
export interface ApiRequest<Data = unknown> extends Omit<Call<Data>, 'path'> {
  /** Path under the backend's base URL, with the id filled in. */
  path: string;
  query?: Record<string, string | number | undefined>;
  /** Sent as JSON; a `FormData` as multipart, a `Blob` as its bytes. */
  body?: FormData | Blob | Record<string, unknown>;
  /** Idempotency key of a changing request, the same when it is sent again: see `idempotencyKeyHeader`. */
  key?: string;
  signal?: AbortSignal;
  /** Called while the body is uploaded, with the fraction sent, 0 to 1. */
  onProgress?: (fraction: number) => void;
}

export interface ApiResponse<Data = unknown> {
  data: Data;
  /** Value of the X-Total-Count header; null when the backend doesn't send it. */
  totalCount: number | null;
  /** Cursors and position of a list page; missing in all other responses and when the backend has no cursors. */
  page?: ListPage;
}

/**
 * Sends one request.
 * @throws ApiError for any status that is not a success, and when there is no response
 */
export type Transport = <Data>(request: ApiRequest<Data>) => Promise<ApiResponse<Data>>;

/** Values of a submitted form: strings, numbers and selected files. */
export type SubmittedValues = Record<string, string | number | File | undefined>;

/** Options of a request for aborting it, for its progress, and for recognizing a repeated one. */
export type SendOptions = Pick<ApiRequest, 'signal' | 'onProgress' | 'key'>;
