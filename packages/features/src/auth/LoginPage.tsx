import { loginFailed } from '@porchlight/contract/texts';
import { LoginForm } from '@porchlight/ui/LoginForm';
import { MessageDialog } from '@porchlight/ui/MessageDialog';
import { SignInCard } from '@porchlight/ui/SignInCard';
import { useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useHasToken } from '../api/index.ts';
import { organization } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { useSignIn } from './sign-in.ts';

/** The staff's sign-in. Leads to the dashboard, or to the dashboard page that someone without a token asked for. */
export function LoginPage() {
  const state: { from?: string } | null = useLocation().state;
  const from = state?.from;
  const hasToken = useHasToken();
  const { error, signIn, reset } = useSignIn();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    document.title = `Sign in | ${organization.name}`;
  }, []);
  const hasFailed = error !== null;
  useEffect(() => {
    if (!hasFailed) return;
    // What is mistyped most is typed anew once the message is closed.
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

  return (
    <SignInCard name={organization.name} homeHref={urls.home} title="Staff sign-in">
      <LoginForm ref={form} autoFocusOn="username" onSubmit={signIn} />
      <MessageDialog
        open={hasFailed}
        title={loginFailed.title}
        text={loginFailed.text}
        buttonText={loginFailed.button}
        onClose={reset}
        disableRestoreFocus
      />
    </SignInCard>
  );
}
