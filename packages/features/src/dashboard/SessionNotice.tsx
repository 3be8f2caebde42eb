import { useContext } from 'react';
import { SessionContext } from '../auth/index.ts';
import { AccountNotice } from './AccountNotice.tsx';

/** Above every screen: what is the matter with the account of who is signed in. */
export function SessionNotice() {
  const session = useContext(SessionContext).answer;
  return <div role="status">{session && <AccountNotice {...session} />}</div>;
}
