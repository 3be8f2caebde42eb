import { LoginThrottle } from '../accounts/login-throttle.ts';
import { HttpError } from '../errors/http-error.ts';
import type { TwoNodes } from './two-nodes.ts';

/** A throttle on each node, with a clock that is turned by hand: every other try is made on the other node. */
export function throttleAt({ nodes }: TwoNodes, moment: string) {
  let now = new Date(moment);
  const throttles = nodes.map(({ db }) => new LoginThrottle(db, () => now, { recordOnce: async () => undefined }));
  let attempt = 0;
  const begin = (network: string) => {
    attempt += 1;
    const [first, second] = throttles;
    return (attempt % 2 === 0 ? second : first)?.begin('admin', { network }, {});
  };
  return {
    begin,
    /** @returns the seconds to wait, 0 when the try was let through */
    async guess(network: string): Promise<number> {
      try {
        await begin(network);
        return 0;
      } catch (error) {
        if (error instanceof HttpError) return error.details.retryAfterSeconds ?? Number.NaN;
        throw error;
      }
    },
    pass: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
  };
}
