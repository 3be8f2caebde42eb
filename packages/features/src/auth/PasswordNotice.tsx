import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { passwordNotice } from '@porchlight/contract/texts';
import { Link } from '@porchlight/ui/Link';
import { Notice } from '@porchlight/ui/Notice';
import { useContext } from 'react';
import { SessionContext } from './session-context.ts';

/** Tells who signed in with a password that nobody may choose any more, until they have chosen another. */
export function PasswordNotice() {
  const session = useContext(SessionContext).answer;
  const problem = session?.password_problem;
  return (
    <div role="status">
      {session && problem && (
        <Notice tone="important" title={passwordNotice.title}>
          {passwordNotice[problem]} <Link href={dashboardUrls.user.edit(session.user.id)}>{passwordNotice.link}</Link>
        </Notice>
      )}
    </div>
  );
}
