import styled from '@emotion/styled';
import { useId } from 'react';
import { Button } from '../Button/index.ts';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  type DialogProps,
  DialogTitle,
} from '../Dialog/index.ts';
import { ErrorMessage } from '../ErrorMessage/index.ts';
import { LoginForm, type LoginFormProps } from '../LoginForm/index.ts';
import { space } from '../theme/index.ts';

/** Props of `SignInDialog`. */
export interface SignInDialogProps extends Omit<DialogProps, 'onClose' | 'children' | 'title' | 'role' | 'onSubmit'> {
  /** Called with what was typed. While its promise is pending the form is busy; it should not reject. */
  onSubmit: LoginFormProps['onSubmit'];
  /** Gives up: the page is left. Not Escape, which does nothing here, since it would lose the page by a slip. */
  onLeave: () => void;
  /** Filled in beforehand: who worked on the page. */
  username?: string;
  /** Why the last try failed. */
  error?: string;
  /** @default 'Sign in again' */
  title?: string;
  /** @default says that the session ended and nothing is lost */
  text?: string;
  /** @default 'Leave this page' */
  leaveLabel?: string;
}

/**
 * Lets somebody whose session has ended sign in again without leaving the page they are working on.
 * MUI's `Dialog` around `LoginForm`.
 *
 * - **When**: a session has ended over something that is not saved.
 * - **Not for**: signing in on a page of its own: `LoginForm`.
 * - **Keys**: the first field that is empty has the focus; Enter signs in; Escape does nothing.
 */
export function SignInDialog({
  onSubmit,
  onLeave,
  username,
  error,
  title = 'Sign in again',
  text = 'You were away for a while, so your session has ended. Everything you typed is still here and goes on once you have signed in.',
  leaveLabel = 'Leave this page',
  ...rest
}: SignInDialogProps) {
  const textId = useId();
  return (
    <Dialog aria-describedby={textId} {...rest}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{text}</DialogContentText>
        <Body>
          {error && <ErrorMessage text={error} />}
          <LoginForm
            label={title}
            defaultUsername={username}
            autoFocusOn={username ? 'password' : undefined}
            onSubmit={onSubmit}
          />
        </Body>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onLeave}>
          {leaveLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Body = styled('div')({ display: 'grid', gap: space(1.5), marginBlockStart: space(2.5) });
