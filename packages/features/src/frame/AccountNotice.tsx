import { accountDuties, passwordNotice } from '@porchlight/contract/account-texts';
import type { SessionResponse } from '@porchlight/contract/schemas';
import { Notice } from '@porchlight/ui/feedback/Notice';
import { Link } from '@porchlight/ui/navigation/Link';
import { urls } from '../urls/index.ts';

/**
 * Notice about the signed-in user's account: a duty that must be done first, or else that the password no longer meets
 * the rules.
 */
export function AccountNotice({ duty, password_problem: problem }: Pick<SessionResponse, 'duty' | 'password_problem'>) {
  if (duty) {
    return (
      <Notice tone="important" title={accountDuties[duty].title}>
        {accountDuties[duty].text}
      </Notice>
    );
  }
  return (
    problem && (
      <Notice tone="important" title={passwordNotice.title}>
        {passwordNotice[problem]} <Link href={urls.myAccount}>{passwordNotice.link}</Link>
      </Notice>
    )
  );
}
