import { noPasskeyText, wrongPasskeyText } from '@porchlight/contract/account-texts';
import { otherCalls } from '@porchlight/contract/other-calls';
import { loginFailed } from '@porchlight/contract/texts';
import { MessageDialog } from '@porchlight/ui/feedback/MessageDialog';
import { Button } from '@porchlight/ui/inputs/Button';
import { ShortForm, type ShortFormField } from '@porchlight/ui/inputs/ShortForm';
import { Link } from '@porchlight/ui/navigation/Link';
import { SignInCard } from '@porchlight/ui/surfaces/SignInCard';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ApiError, hasPasskeys, sendCall, useHasToken } from '../api/index.ts';
import { markPictures, organization } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { codeField, codeFormErrors, useSignIn } from './sign-in.ts';

/** The staff's sign-in page. Redirects to the dashboard, or to the dashboard page that was requested first. */
export function LoginPage() {
  const state: { from?: string } | null = useLocation().state;
  const from = state?.from;
  const hasToken = useHasToken();
  const { error, signIn, submitCode, signInWithPasskey, needsFactor, startOver, reset } = useSignIn();
  const { data: options, isError } = useQuery({
    queryKey: ['sign-in-options'],
    queryFn: () => sendCall(otherCalls.signInOptions),
    retry: false,
    enabled: !hasToken,
  });
  // Shown until the options say otherwise, as most servers offer it: a checkbox that appears later would shift the
  // button while someone clicks it. Hidden when the backend lacks the options.
  const isKeepUnavailable = isError || options?.keep_days === 0;
  const hasPasskey = options?.passkeys === true && hasPasskeys();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    document.title = `Sign in | ${organization.name}`;
  }, []);
  const isKeepChecked = () => {
    const box = form.current?.elements.namedItem('keep');
    return box instanceof HTMLInputElement && box.checked;
  };
  const hasFailed = error !== null && !needsFactor;
  useEffect(() => {
    if (!hasFailed) return;
    // The password is most often mistyped: it gets focus, with its text selected, once the message is closed.
    return () => {
      const password = form.current?.elements.namedItem('password');
      if (password instanceof HTMLInputElement) {
        password.focus();
        password.select();
      }
    };
  }, [hasFailed]);
  const destination = from?.startsWith(urls.dashboard) ? from : urls.dashboard;
  if (hasToken) return <Navigate to={destination} replace />;

  const passkeyButton = hasPasskey && (
    <Button variant="outlined" onClick={() => void signInWithPasskey(isKeepChecked())}>
      Sign in with a passkey
    </Button>
  );
  if (needsFactor) {
    return (
      <SignInCard name={organization.name} {...markPictures()} homeHref={urls.home} title="Enter your code">
        <ShortForm
          label="Enter your code"
          fields={[codeField]}
          submitLabel="Sign in"
          busyLabel="Signing in…"
          onSubmit={({ code = '' }) => submitCode(code)}
          {...codeFormErrors(error)}
        />
        {passkeyButton}
        <Button variant="text" onClick={startOver}>
          Back to password
        </Button>
      </SignInCard>
    );
  }
  return (
    <SignInCard name={organization.name} {...markPictures()} homeHref={urls.home} title="Staff sign-in">
      <ShortForm
        ref={form}
        label="Sign in"
        fields={isKeepUnavailable ? credentialFields : [...credentialFields, keepField]}
        submitLabel="Sign in"
        busyLabel="Signing in…"
        onSubmit={({ username = '', password = '', keep }) => signIn({ username, password, keep: keep === 'true' })}
      />
      <Link href={urls.forgotPassword}>Forgot password?</Link>
      {passkeyButton}
      <MessageDialog
        open={hasFailed}
        title={loginFailed.title}
        text={failureText(error)}
        buttonText={loginFailed.button}
        onClose={reset}
        disableRestoreFocus
      />
    </SignInCard>
  );
}

const credentialFields: readonly ShortFormField[] = [
  { name: 'username', label: 'Username', kind: 'username', autoFocus: true },
  { name: 'password', label: 'Password', kind: 'current-password' },
];

const keepField: ShortFormField = { name: 'keep', label: 'Keep me signed in on this device', kind: 'checkbox' };

const passkeyTexts: readonly string[] = [wrongPasskeyText, noPasskeyText];

/** Every failure of username and password has the specification's text. spec 8 */
function failureText(error: Error | null): string {
  const hasOwnText = error instanceof ApiError && (error.status === 410 || passkeyTexts.includes(error.message));
  return hasOwnText ? error.message : loginFailed.text;
}
