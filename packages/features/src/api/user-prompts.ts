/**
 * A question that the API client puts to the user through a handler that the current screen registers.
 * @param unheard the answer when no handler is registered
 * @returns a function that registers the handler and returns one that unregisters it; a function that asks
 */
function question<Answer>(unheard: Answer) {
  type Ask = () => Promise<Answer>;
  let ask: Ask | null = null;
  return [
    (handler: Ask) => {
      ask = handler;
      return () => {
        if (ask === handler) ask = null;
      };
    },
    async () => (ask === null ? unheard : ask()),
  ] as const;
}

/**
 * Who signed in after a session ended: the same user, another one, or nobody.
 */
export type NextSession = 'same' | 'other' | 'nobody';

/** Asks the user to sign in again when the backend refuses the token while a form is open. */
export const [onSessionEnd, promptSignIn] = question<NextSession>('nobody');

/** Asks for the step-up that a request needs; true when it succeeded. */
export const [onStepUp, promptStepUp] = question<boolean>(false);
