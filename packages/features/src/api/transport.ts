import type { Call } from '@porchlight/contract/calls';
import type { ListPage } from '@porchlight/contract/rendering';

/** One call over HTTP. */
export interface ApiRequest<Answer = unknown> extends Omit<Call<Answer>, 'path'> {
  /** Path under the backend's address, with its id put in. */
  path: string;
  query?: Record<string, string | number | undefined>;
  /** Sent as JSON, as multipart when it is a `FormData`, or as the bytes that it is. */
  body?: FormData | Blob | Record<string, unknown>;
  /** A changing call's own key, the same when it is sent again: see `idempotencyKeyHeader`. */
  key?: string;
  signal?: AbortSignal;
  /** Called while the body is sent, with the part that has left, 0 to 1. */
  onProgress?: (part: number) => void;
}

export interface ApiResponse<Answer = unknown> {
  data: Answer;
  /** Value of the X-Total-Count header, null when the backend does not send it. */
  totalCount: number | null;
  /** Where a page of a list stands; missing in every other answer, and when the backend knows no cursors. */
  page?: ListPage;
}

/**
 * Sends one call.
 * @throws ApiError for any answer that is not a success, and for none
 */
export type Transport = <Answer>(request: ApiRequest<Answer>) => Promise<ApiResponse<Answer>>;

/** What a form hands over: texts, numbers, and files that were chosen. */
export type SentValues = Record<string, string | number | File | undefined>;

/** How a call in progress is watched and broken off, and known again when it is repeated. */
export type SendOptions = Pick<ApiRequest, 'signal' | 'onProgress' | 'key'>;
