import { type ApiKeyScope, apiKeyCalls, apiKeyScopes, type NewApiKeyResponse } from '@porchlight/contract/api-keys';
import { FormDialog } from '@porchlight/ui/FormDialog';
import { sendCall } from '../api/index.ts';
import { useFormErrors } from '../auth/index.ts';

interface NewApiKeyDialogProps {
  /** Called with the new key. */
  onDone: (created: NewApiKeyResponse) => Promise<void>;
  onCancel: () => void;
}

const scopeTexts: Readonly<Record<ApiKeyScope, string>> = {
  viewer: 'Viewer: reads what is public',
  author: 'Author: writes drafts',
  treasurer: 'Treasurer: keeps donations',
  editor: 'Editor: publishes, keeps the email list',
};

/** Lifetimes of a key; the first, shortest one is the default. */
const lifetimes = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '180', label: '180 days' },
  { value: '365', label: 'A year' },
];

const personalDataChoices = [
  { value: 'false', label: 'May not read it' },
  { value: 'true', label: 'May read donors or subscribers' },
];

/** Dialog to create an API key with a name, scope, lifetime and the right to personal data. */
export function NewApiKeyDialog({ onDone, onCancel }: NewApiKeyDialogProps) {
  const [formErrors, run] = useFormErrors();
  return (
    <FormDialog
      open
      title="New API key"
      text="One for each program: then each can be ended by itself."
      fields={[
        {
          ...{ name: 'name', label: 'Name', kind: 'text', autoFocus: true },
          help: 'Which program it is for. It stands in the history beside what the program changes.',
        },
        {
          ...{ name: 'scope', label: 'Scope', kind: 'choice' },
          options: apiKeyScopes.map((scope) => ({ value: scope, label: scopeTexts[scope] })),
          help: 'What the program may do. No key keeps accounts or settings.',
        },
        { name: 'days', label: 'Works for', kind: 'choice', options: lifetimes },
        {
          ...{ name: 'personal_data', label: 'Personal data', kind: 'choice' },
          options: personalDataChoices,
          help: 'Donors for a treasurer’s key, subscribers for an editor’s. Each time it reads any is in the security log.',
        },
      ]}
      submitLabel="Make the key"
      onSubmit={async (values) => {
        await run('make an API key', async () => onDone(await sendCall(apiKeyCalls.add, { body: values })));
      }}
      leaveLabel="Cancel"
      onLeave={onCancel}
      onClose={(_, reason) => reason === 'escapeKeyDown' && onCancel()}
      {...formErrors}
    />
  );
}
