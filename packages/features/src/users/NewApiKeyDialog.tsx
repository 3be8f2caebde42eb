import { type ApiKeyScope, apiKeyCalls, apiKeyScopes, type NewApiKeyResponse } from '@porchlight/contract/api-keys';
import { FormDialog } from '@porchlight/ui/feedback/FormDialog';
import type { OpenedDialogProps } from '@porchlight/ui/feedback/useDialogs';
import { sendCall } from '../api/index.ts';
import { useFormErrors } from '../auth/index.ts';

const scopeTexts: Readonly<Record<ApiKeyScope, string>> = {
  viewer: 'Viewer: can view public content',
  author: 'Author: can write drafts',
  treasurer: 'Treasurer: can manage donations',
  editor: 'Editor: can publish and manage the email list',
};

/** Lifetimes of a key; the first, shortest one is the default. */
const lifetimes = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '180', label: '180 days' },
  { value: '365', label: '1 year' },
];

const personalDataChoices = [
  { value: 'false', label: 'Cannot read it' },
  { value: 'true', label: 'Can read donors or subscribers' },
];

/**
 * Dialog to create an API key with a name, scope, lifetime and the right to personal data. Its result is the new key, or
 * null when it is canceled.
 */
export function NewApiKeyDialog({ onClose }: OpenedDialogProps<undefined, NewApiKeyResponse | null>) {
  const [formErrors, run] = useFormErrors();
  return (
    <FormDialog
      open
      title="New API key"
      text="Create a separate key for each program, so that you can revoke each one separately."
      fields={[
        {
          ...{ name: 'name', label: 'Name', kind: 'text', autoFocus: true },
          help: 'The name of the program. The history shows it beside the program’s changes.',
        },
        {
          ...{ name: 'scope', label: 'Scope', kind: 'choice' },
          options: apiKeyScopes.map((scope) => ({ value: scope, label: scopeTexts[scope] })),
          help: 'What the program can do. API keys can’t manage accounts or settings.',
        },
        { name: 'days', label: 'Valid for', kind: 'choice', options: lifetimes },
        {
          ...{ name: 'personal_data', label: 'Personal data', kind: 'choice' },
          options: personalDataChoices,
          help: 'Donors for a treasurer’s key, subscribers for an editor’s. The security log has an entry for each time it reads any.',
        },
      ]}
      submitLabel="Create API key"
      onSubmit={async (values) => {
        await run('make an API key', async () => onClose(await sendCall(apiKeyCalls.add, { body: values })));
      }}
      leaveLabel="Cancel"
      onLeave={() => onClose(null)}
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose(null)}
      {...formErrors}
    />
  );
}
