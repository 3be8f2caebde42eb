import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { type ComponentPropsWithRef, type FormEvent, useId, useState } from 'react';
import { Button } from '../Button/index.ts';
import { FormField } from '../FormField/index.ts';
import { PasswordInput } from '../PasswordInput/index.ts';
import { space } from '../theme/index.ts';

/** Props of `LoginForm`. */
export interface LoginFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  /** Called with what was typed, neither of them empty. While its promise is pending the form is busy. */
  onSubmit: (credentials: { username: string; password: string }) => void | Promise<void>;
  /** Busy for a reason of the caller's. @default false */
  busy?: boolean;
  /** Accessible name. @default 'Sign in' */
  label?: string;
  /** @default 'Username' */
  usernameLabel?: string;
  /** @default 'Password' */
  passwordLabel?: string;
  /** @default 'Sign in' */
  submitLabel?: string;
  /** @default 'Signing in…' */
  busyLabel?: string;
  /** Filled in beforehand, when somebody has to sign in again. */
  defaultUsername?: string;
  /** Where the focus begins: at the name on a page of its own, at the password where the name is known. @default nowhere */
  autoFocusOn?: 'username' | 'password';
}

/**
 * Username and password. The browser requires both and may fill them in; what was typed stays after a failure.
 * Renders a `form`.
 *
 * - **When**: the staff’s sign-in, and signing in again in a dialog.
 * - **Not for**: visitors: nobody has to sign in to read.
 * - **Keys**: Tab, Enter signs in.
 * @see spec 2.5, 5
 */
export function LoginForm({
  onSubmit,
  busy = false,
  label = 'Sign in',
  usernameLabel = 'Username',
  passwordLabel = 'Password',
  submitLabel = 'Sign in',
  busyLabel = 'Signing in…',
  defaultUsername,
  autoFocusOn,
  ...rest
}: LoginFormProps) {
  const id = useId();
  const [isPending, setIsPending] = useState(false);
  const isBusy = busy || isPending;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    // Read from the form, not from state: password managers fill fields without telling React.
    const typed = new FormData(event.currentTarget);
    setIsPending(true);
    try {
      await onSubmit({ username: String(typed.get('username')), password: String(typed.get('password')) });
    } finally {
      setIsPending(false);
    }
  };

  return (
    // A `post` form: were it ever sent before the script is there, the password must not land in the address.
    <Form method="post" aria-label={label} onSubmit={(event) => void submit(event)} {...rest}>
      <FormField id={`${id}-username`} label={usernameLabel} required requiredLabel="">
        {(control) => (
          <OutlinedInput
            {...control}
            name="username"
            autoComplete="username"
            autoFocus={autoFocusOn === 'username'}
            defaultValue={defaultUsername}
            slotProps={{ input: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } }}
          />
        )}
      </FormField>
      <FormField id={`${id}-password`} label={passwordLabel} required requiredLabel="">
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="current-password"
            autoFocus={autoFocusOn === 'password'}
          />
        )}
      </FormField>
      <Button type="submit" loading={isBusy}>
        {isBusy ? busyLabel : submitLabel}
      </Button>
    </Form>
  );
}

const Form = styled('form')({ display: 'grid', gap: space(2.5), inlineSize: '100%', maxInlineSize: 380 });
