import type { Invitation } from '@porchlight/contract/account-calls';
import { accountLinkHours } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import { roleNames, roles } from '@porchlight/contract/permissions';
import { abilitiesOf } from '@porchlight/contract/role-abilities';
import { FormDialog } from '@porchlight/ui/feedback/FormDialog';
import type { OpenedDialogProps } from '@porchlight/ui/feedback/useDialogs';
import { ChoiceCards } from '@porchlight/ui/inputs/ChoiceCards';
import { sendCall } from '../api/index.ts';
import { useFormErrors } from '../auth/index.ts';
import { proposeUsername } from './propose-username.ts';

const roleOptions = roles.map((role) => ({ value: role, label: roleNames[role], points: abilitiesOf(role) }));

/** What the dialog to invite someone needs to know. */
export interface InviteFacts {
  /** Whether the server sends mail; without, the link is handed over. */
  sendsMail: boolean;
  /** The usernames that exist. */
  usernames: readonly string[];
}

/** Dialog to invite someone. Its result is the invitation, or null when it is canceled. */
export function InviteDialog({
  payload: { sendsMail, usernames },
  onClose,
}: OpenedDialogProps<InviteFacts, Invitation | null>) {
  const [formErrors, run] = useFormErrors();
  return (
    <FormDialog
      open
      maxWidth="md"
      title="Invite someone"
      text={`They get a link to choose a password. It works once, within ${accountLinkHours.invitation} hours.`}
      fields={[
        {
          ...{ name: 'email', label: 'Email', kind: 'email', autoFocus: true },
          help: sendsMail ? 'The link is sent to this address.' : 'This site sends no email: you get the link to send.',
        },
        {
          ...{ name: 'username', label: 'Username', kind: 'text', help: 'What this person signs in with.' },
          proposal: { from: 'email', make: (email) => proposeUsername(email, usernames) },
        },
        { name: 'role', label: 'What they can do', kind: 'choice', options: roleOptions, control: ChoiceCards },
      ]}
      submitLabel={sendsMail ? 'Send invitation' : 'Create invitation'}
      onSubmit={async (person) => {
        await run('invite someone', async () =>
          onClose((await sendCall(otherCalls.addInvitation, { body: person })).invitation),
        );
      }}
      leaveLabel="Cancel"
      onLeave={() => onClose(null)}
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose(null)}
      {...formErrors}
    />
  );
}
