import { stepUpMinutes } from '@porchlight/contract/limits';
import { FormDialog } from '@porchlight/ui/FormDialog';
import { confirmIdentity, readUser } from '../api/index.ts';
import { useFailure } from '../auth/index.ts';

export interface ConfirmIdentityProps {
  /** Called once it is over, with whether the password was given. */
  onDone: (isConfirmed: boolean) => void;
}

/** Asks for the password anew, for what only its person should do. */
export function ConfirmIdentity({ onDone }: ConfirmIdentityProps) {
  const [failure, run] = useFailure();
  return (
    <FormDialog
      open
      title="Your password, please"
      text={`What you are about to do needs it. You are not asked again for ${stepUpMinutes} minutes.`}
      fields={[
        { name: 'username', label: 'Account', kind: 'username', defaultValue: readUser()?.username, readOnly: true },
        { name: 'password', label: 'Present password', kind: 'current-password', autoFocus: true },
      ]}
      submitLabel="Go on"
      onSubmit={async ({ password = '' }) => {
        if (await run('give the password', () => confirmIdentity({ password }))) onDone(true);
      }}
      leaveLabel="Cancel"
      onLeave={() => onDone(false)}
      onClose={(_, reason) => reason === 'escapeKeyDown' && onDone(false)}
      {...failure}
    />
  );
}
