import { loginFailed } from '@porchlight/contract/texts';
import { Columns } from '@porchlight/ui/Columns';
import { Heading } from '@porchlight/ui/Heading';
import { LoginForm } from '@porchlight/ui/LoginForm';
import { MessageDialog } from '@porchlight/ui/MessageDialog';
import { QuiltBlock, siteMark } from '@porchlight/ui/QuiltBlock';
import { Section } from '@porchlight/ui/Section';
import { Stack } from '@porchlight/ui/Stack';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useHasToken } from '../api/index.ts';
import { organization } from '../site/organisation.ts';
import { urls } from '../urls/index.ts';
import { useSignIn } from './sign-in.ts';

/** The staff's sign-in. Leads to the dashboard, or to the dashboard page that someone without a token asked for. */
export function LoginPage() {
  const from = (useLocation().state as { from?: string } | null)?.from;
  const hasToken = useHasToken();
  const { error, signIn, reset } = useSignIn();
  useEffect(() => {
    document.title = `Sign in | ${organization.name}`;
  }, []);
  const destination = from?.startsWith(urls.dashboard) ? from : urls.dashboard;
  if (hasToken) return <Navigate to={destination} replace />;

  return (
    <Section>
      <Columns>
        <Stack spacing={4}>
          <Heading level={1}>Staff sign-in</Heading>
          <LoginForm onSubmit={signIn} />
        </Stack>
        <QuiltBlock {...siteMark} />
      </Columns>
      <MessageDialog
        open={error !== null}
        title={loginFailed.title}
        text={loginFailed.text}
        buttonText={loginFailed.button}
        onClose={reset}
      />
    </Section>
  );
}
