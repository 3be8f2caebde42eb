import { ShortForm, type ShortFormProps } from '../ShortForm/index.ts';

export interface LoginFormProps extends Omit<ShortFormProps, 'onSubmit' | 'fields' | 'label' | 'submitLabel'> {
  /** Called with the entered credentials, both not empty. The form is busy while its promise is pending. */
  onSubmit: (credentials: { username: string; password: string; keep: boolean }) => void | Promise<void>;
  /** Label of the checkbox for staying signed in. @default no checkbox */
  keepLabel?: string;
  /** Accessible name. @default 'Sign in' */
  label?: string;
  /**
   * Field with the initial focus: the username on the sign-in page, the password if the username is known.
   * @default none
   */
  autoFocusOn?: 'username' | 'password';
}

/**
 * A form for username and password. The browser requires both and may fill them in; input is kept after a failure. A
 * `ShortForm`.
 *
 * - **When**: the staff’s sign-in, and signing in again in a dialog.
 * - **Not for**: visitors, who need no account.
 * - **Keys**: Tab; Enter signs in.
 * @see spec 2.5, 5
 */
export function LoginForm({ onSubmit, label = 'Sign in', keepLabel, autoFocusOn, ...rest }: LoginFormProps) {
  return (
    <ShortForm
      label={label}
      fields={[
        { name: 'username', label: 'Username', kind: 'username', autoFocus: autoFocusOn === 'username' },
        { name: 'password', label: 'Password', kind: 'current-password', autoFocus: autoFocusOn === 'password' },
        ...(keepLabel ? [{ name: 'keep', label: keepLabel, kind: 'checkbox' } as const] : []),
      ]}
      onSubmit={({ username = '', password = '', keep }) => onSubmit({ username, password, keep: keep === 'true' })}
      submitLabel="Sign in"
      busyLabel="Signing in…"
      {...rest}
    />
  );
}
