import { useContext } from 'react';
import { SessionContext } from '../auth/index.ts';
import { usePart } from './usePart.ts';

const loadNotice = async () => (await import('./AccountNotice.tsx')).AccountNotice;

/** Above every screen: what is the matter with the account of who is signed in. Few ever see it, so it comes apart. */
export function SessionNotice() {
  const session = useContext(SessionContext).answer;
  const { Component } = usePart('the notice', Boolean(session?.duty ?? session?.password_problem), loadNotice);
  return <div role="status">{session && Component && <Component {...session} />}</div>;
}
