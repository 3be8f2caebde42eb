import { ShortForm, type ShortFormProps } from '../ShortForm/index.ts';

export interface LoginFormProps extends Omit<ShortFormProps, 'onSubmit' | 'fields' | 'label' | 'submitLabel'> {
  /** Called with what was typed, neither of them empty. While its promise is pending the form is busy. */
  onSubmit: (credentials: { username: string; password: string; keep: boolean }) => void | Promise<void>;
  /** Words of the box that keeps somebody signed in. @default none */
  keepLabel?: string;
  /** Accessible name. @default 'Sign in' */
  label?: string;
  /** Where the focus begins: at the name on a page of its own, at the password where the name is known. @default nowhere */
  autoFocusOn?: 'username' | 'password';
}

/**
 * Username and password. The browser requires both and may fill them in; what was typed stays after a failure.
 * A `ShortForm`.
 *
 * - **When**: the staff’s sign-in, and signing in again in a dialog.
 * - **Not for**: visitors: nobody has to sign in to read.
 * - **Keys**: Tab, Enter signs in.
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
