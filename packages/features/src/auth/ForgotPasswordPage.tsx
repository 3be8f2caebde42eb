import { otherCalls } from '@porchlight/contract/other-calls';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { ShortForm } from '@porchlight/ui/inputs/ShortForm';
import { Link } from '@porchlight/ui/navigation/Link';
import { SignInCard } from '@porchlight/ui/surfaces/SignInCard';
import { useEffect, useState } from 'react';
import { sendCall } from '../api/index.ts';
import { markPictures, organization } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { useFormErrors } from './useFormErrors.ts';

/** Form that requests a link to reset the password. The confirmation is the same whether the account exists or not. */
export function ForgotPasswordPage() {
  const [isSent, setIsSent] = useState(false);
  const [formErrors, run] = useFormErrors();
  useEffect(() => {
    document.title = `Forgot password? | ${organization.name}`;
  }, []);

  return (
    <SignInCard name={organization.name} {...markPictures()} homeHref={urls.home} title="Forgot password?">
      <div role="status">
        {isSent && (
          <Typography>
            If there is an account with that name and an email address, we have sent a link to choose a new password.
            The link works once, within an hour. If you do not get it, ask an administrator.
          </Typography>
        )}
      </div>
      {!isSent && (
        <ShortForm
          label="Forgot password?"
          fields={[{ name: 'account', label: 'Username or email', kind: 'username', autoFocus: true }]}
          submitLabel="Send link"
          busyLabel="Sending…"
          onSubmit={async ({ account = '' }) =>
            setIsSent(await run('request a link', () => sendCall(otherCalls.forgotPassword, { body: { account } })))
          }
          {...formErrors}
        />
      )}
      <Link href={urls.login}>Back to sign-in</Link>
    </SignInCard>
  );
}
