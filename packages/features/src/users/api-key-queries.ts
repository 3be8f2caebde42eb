import { type ApiKeysAnswer, apiKeyCalls, type NewApiKeyAnswer } from '@porchlight/contract/api-keys';
import { callPath } from '@porchlight/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { browserTransport } from '../api/index.ts';

/** Query of the API keys. */
export const apiKeysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: async (): Promise<ApiKeysAnswer> => (await browserTransport(apiKeyCalls.list)).data,
  staleTime: 0,
});

/** Creates an API key. @returns the key with its secret, which can't be fetched again. @throws ApiError */
export async function addApiKey(body: Readonly<Record<string, string>>): Promise<NewApiKeyAnswer> {
  return (await browserTransport({ ...apiKeyCalls.add, body })).data;
}

/** Revokes an API key. @throws ApiError */
export async function revokeApiKey(id: string): Promise<void> {
  const { method } = apiKeyCalls.revoke;
  await browserTransport({ method, path: callPath(apiKeyCalls.revoke, id) });
}
