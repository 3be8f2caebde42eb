import type { SessionAnswer } from '@porchlight/contract/schemas';
import { createContext } from 'react';

/** How the dashboard page around stands with its session. */
export interface CurrentSession {
  /** Who is signed in, null while that is not known. */
  answer: SessionAnswer | null;
  /** Whether it has ended over an open form: calls wait until somebody signs in again, `SignInAgain`. */
  hasEnded: boolean;
  /** Gives up what was not saved. */
  leave: () => void;
}

/** The session of the dashboard page around. */
export const SessionContext = createContext<CurrentSession>({ answer: null, hasEnded: false, leave: () => {} });
