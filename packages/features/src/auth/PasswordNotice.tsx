import type { SessionAnswer } from '@porchlight/contract/entities';
import { passwordNotice } from '@porchlight/contract/texts';
import { Link } from '@porchlight/ui/Link';
import { Notice } from '@porchlight/ui/Notice';
import { createContext, useContext } from 'react';
import { dashboardUrls } from '../urls/index.ts';

/** Who is signed in, null while that is not known. */
export const SessionContext = createContext<SessionAnswer | null>(null);

/** Tells who signed in with a password that nobody may choose any more, until they have chosen another. */
export function PasswordNotice() {
  const session = useContext(SessionContext);
  const problem = session?.password_problem;
  return (
    <div role="status">
      {session && problem && (
        <Notice tone="important" title={passwordNotice.title}>
          {passwordNotice[problem]}{' '}
          <Link href={dashboardUrls('users', 'user').edit(session.user.id)}>{passwordNotice.link}</Link>
        </Notice>
      )}
    </div>
  );
}
