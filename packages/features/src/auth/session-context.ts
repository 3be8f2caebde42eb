import type { SessionResponse } from '@porchlight/contract/schemas';
import { createContext } from 'react';

/** State of the dashboard page's session. */
export interface CurrentSession {
  /** The session as the backend describes it; null while unknown. */
  session: SessionResponse | null;
  /** Whether the session ended while a form is open: requests wait until someone signs in again with `SignInAgain`. */
  hasEnded: boolean;
  /** Discards unsaved work and leads to the sign-in page. */
  leave: () => void;
}

/** Provides the dashboard page's session. */
export const SessionContext = createContext<CurrentSession>({ session: null, hasEnded: false, leave: () => {} });
