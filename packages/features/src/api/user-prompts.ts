/**
 * A prompt that the API client shows to the user through a handler that the current screen registers.
 * @param fallback the result when no handler is registered
 * @returns a function that registers the handler and returns one that unregisters it; a function that prompts
 */
function createPrompt<Result>(fallback: Result) {
  type Handler = () => Promise<Result>;
  let currentHandler: Handler | null = null;
  return [
    (handler: Handler) => {
      currentHandler = handler;
      return () => {
        if (currentHandler === handler) currentHandler = null;
      };
    },
    async () => (currentHandler === null ? fallback : currentHandler()),
  ] as const;
}

/**
 * Who signed in after a session ended: the same user, another one, or nobody.
 */
export type NextSession = 'same' | 'other' | 'nobody';

/** Prompts the user to sign in again when the backend rejects the token while a form is open. */
export const [onSessionEnd, promptSignIn] = createPrompt<NextSession>('nobody');

/** Prompts for the step-up that a request needs; true when it succeeded. */
export const [onStepUp, promptStepUp] = createPrompt<boolean>(false);
