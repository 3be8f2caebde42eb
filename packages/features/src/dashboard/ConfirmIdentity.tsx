import { stepUpMinutes } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import { FormDialog } from '@porchlight/ui/FormDialog';
import { readUser, sendCall } from '../api/index.ts';
import { useFormErrors } from '../auth/index.ts';

export interface ConfirmIdentityProps {
  /** Called when the dialog closes: true if the password was right, false if it was canceled. */
  onDone: (isConfirmed: boolean) => void;
}

/** The step-up dialog, which asks for the password again. */
export function ConfirmIdentity({ onDone }: ConfirmIdentityProps) {
  const [formErrors, run] = useFormErrors();
  return (
    <FormDialog
      open
      title="Confirm your password"
      text={`Enter your password to continue. You will not be asked again for ${stepUpMinutes} minutes.`}
      fields={[
        { name: 'username', label: 'Account', kind: 'username', defaultValue: readUser()?.username, readOnly: true },
        { name: 'password', label: 'Current password', kind: 'current-password', autoFocus: true },
      ]}
      submitLabel="Continue"
      onSubmit={async ({ password = '' }) => {
        if (await run('confirm the password', () => sendCall(otherCalls.confirmIdentity, { body: { password } })))
          onDone(true);
      }}
      leaveLabel="Cancel"
      onLeave={() => onDone(false)}
      onClose={(_, reason) => reason === 'escapeKeyDown' && onDone(false)}
      {...formErrors}
    />
  );
}
