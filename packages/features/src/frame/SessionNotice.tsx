import { useContext } from 'react';
import { SessionContext } from '../auth/index.ts';
import { AccountNotice } from './AccountNotice.tsx';

/** Shows the signed-in user's account notice above every screen. */
export function SessionNotice() {
  const session = useContext(SessionContext).session;
  return <div role="status">{session && <AccountNotice {...session} />}</div>;
}
