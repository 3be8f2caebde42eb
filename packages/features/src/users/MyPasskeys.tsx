import type { MyPasskey } from '@porchlight/contract/account-calls';
import { formatLongDate } from '@porchlight/contract/dates';
import { otherCalls } from '@porchlight/contract/other-calls';
import { ItemList } from '@porchlight/ui/data-display/ItemList';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import { FormDialog } from '@porchlight/ui/feedback/FormDialog';
import { useDialogs } from '@porchlight/ui/feedback/useDialogs';
import { ShortForm } from '@porchlight/ui/inputs/ShortForm';
import { SettingCard } from '@porchlight/ui/surfaces/SettingCard';
import { useState } from 'react';
import { addPasskey, hasPasskeys, sendCall } from '../api/index.ts';
import { useFormErrors } from '../auth/index.ts';

interface MyPasskeysProps {
  passkeys: readonly MyPasskey[];
  /** Called after a change, with new recovery codes, if any, and the status message. */
  onChange: (codes: readonly string[], status: string) => Promise<void>;
}

const nameField = { name: 'name', label: 'Name', kind: 'text' } as const;

/** The signed-in user's passkeys, to add, rename and remove. */
export function MyPasskeys({ passkeys, onChange }: MyPasskeysProps) {
  const dialogs = useDialogs();
  const [errors, run] = useFormErrors();
  const [renameErrors, runRename] = useFormErrors();
  const [passkeyToRename, setPasskeyToRename] = useState<MyPasskey | null>(null);
  const add = async (name: string) => {
    await run('add a passkey', async () => {
      await onChange(await addPasskey(name), `The passkey “${name}” was added. Your other sessions have ended.`);
    });
  };
  const remove = async ({ id, name }: MyPasskey) => {
    const isConfirmed = await dialogs.confirm(
      'You can no longer sign in with it. It stays on the device until you delete it there.',
      { title: `Remove the passkey “${name}”?`, cancelText: 'Keep passkey', okText: 'Remove passkey' },
    );
    if (!isConfirmed) return;
    await run('remove a passkey', async () => {
      await sendCall(otherCalls.removePasskey, { id });
      await onChange([], `The passkey “${name}” was removed.`);
    });
  };

  return (
    <SettingCard
      title="Passkeys"
      summary={passkeys.length > 0 ? passkeys.map(({ name }) => name).join(', ') : 'None'}
      openLabel={passkeys.length > 0 ? 'Change' : 'Add'}
    >
      {() => (
        <>
          {errors.error && <ErrorMessage text={errors.error} />}
          {passkeys.length > 0 && (
            <ItemList
              label="Passkeys"
              items={passkeys.map((passkey) => ({
                id: passkey.id,
                title: passkey.name,
                lines: [
                  `Passkey, added on ${formatLongDate(passkey.created_at, { withTime: true })}`,
                  passkey.last_used_at
                    ? `Last used on ${formatLongDate(passkey.last_used_at, { withTime: true })}`
                    : 'Not used yet',
                ],
                actions: [
                  { label: 'Rename', onClick: () => setPasskeyToRename(passkey) },
                  { label: 'Remove', onClick: () => remove(passkey) },
                ],
              }))}
            />
          )}
          {hasPasskeys() && (
            <>
              <Typography color="textSecondary">
                A passkey uses your device’s own lock, such as a fingerprint, to sign you in. If you sign in with your
                password instead, you also need a second factor.
              </Typography>
              <ShortForm
                key={passkeys.length}
                label="Add passkey"
                fields={[{ ...nameField, help: 'A name for the device, such as ‘My phone’.' }]}
                submitLabel="Add passkey"
                onSubmit={({ name = '' }) => add(name)}
                fieldErrors={errors.fieldErrors?.passkey ? { name: errors.fieldErrors.passkey } : errors.fieldErrors}
              />
            </>
          )}
          {passkeyToRename && (
            <FormDialog
              open
              title="Rename passkey"
              text="Only you see this name."
              fields={[{ ...nameField, defaultValue: passkeyToRename.name, autoFocus: true }]}
              submitLabel="Save"
              onSubmit={async ({ name = '' }) => {
                const isDone = await runRename('rename a passkey', async () => {
                  await sendCall(otherCalls.renamePasskey, { id: passkeyToRename.id, body: { name } });
                  await onChange([], 'The passkey was renamed.');
                });
                if (isDone) setPasskeyToRename(null);
              }}
              leaveLabel="Cancel"
              onLeave={() => setPasskeyToRename(null)}
              onClose={(_, reason) => reason === 'escapeKeyDown' && setPasskeyToRename(null)}
              {...renameErrors}
            />
          )}
        </>
      )}
    </SettingCard>
  );
}
