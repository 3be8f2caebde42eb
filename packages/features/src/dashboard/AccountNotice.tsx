import { accountDuties, passwordNotice } from '@porchlight/contract/account-texts';
import type { SessionAnswer } from '@porchlight/contract/schemas';
import { Link } from '@porchlight/ui/Link';
import { Notice } from '@porchlight/ui/Notice';
import { urls } from '../urls/index.ts';

/**
 * Tells who has to do something with their account before anything else what it is, and who signed in with a password
 * that nobody may choose any more that it is time for another.
 */
export function AccountNotice({ duty, password_problem: problem }: Pick<SessionAnswer, 'duty' | 'password_problem'>) {
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
