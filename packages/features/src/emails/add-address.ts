import { resourceCalls } from '@porchlight/contract/calls';
import { ApiError, sendCall } from '../api/index.ts';
import { type Outcome, rejected } from '../imports/index.ts';

/**
 * Adds one address, also one that was removed from the list.
 * @throws ApiError when the backend can't be reached or fails
 */
export async function addAddress(email: string): Promise<Outcome> {
  try {
    await sendCall(resourceCalls.email.create, { body: { email } });
    return { kind: 'added' };
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return { kind: 'already' };
    if (error instanceof ApiError && [400, 422].includes(error.status)) {
      return rejected(error.fields.email ?? error.message);
    }
    throw error;
  }
}
