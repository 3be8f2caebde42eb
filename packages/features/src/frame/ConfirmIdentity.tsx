import { stepUpMinutes } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import { FormDialog } from '@porchlight/ui/feedback/FormDialog';
import type { OpenedDialogProps } from '@porchlight/ui/feedback/useDialogs';
import { readUser, sendCall } from '../api/index.ts';
import { useFormErrors } from '../auth/index.ts';

/** The step-up dialog, which asks for the password again. Its result is whether the password was right. */
export function ConfirmIdentity({ onClose }: OpenedDialogProps<undefined, boolean>) {
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
          onClose(true);
      }}
      leaveLabel="Cancel"
      onLeave={() => onClose(false)}
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose(false)}
      {...formErrors}
    />
  );
}
