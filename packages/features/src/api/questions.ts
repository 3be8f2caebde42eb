/**
 * A question that the client of the API has for the person at the screen.
 * @param unheard the answer where no screen asks it
 * @returns registers who asks it, and returns a function that takes that back; asks it
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
 * How a session that ended while somebody worked went on: they signed in again, somebody else did, or nobody.
 */
export type NextSession = 'same' | 'other' | 'nobody';

/** Asks for another sign-in when the backend takes the token no longer, where there is something to lose. */
export const [onSessionEnd, askToSignInAgain] = question<NextSession>('nobody');

/** Asks for the password anew when a call needs it; answers whether it was given. */
export const [onStepUp, askToStepUp] = question<boolean>(false);
