import type { ChangeSet } from '@porchlight/contract/change-sets';
import { otherCalls } from '@porchlight/contract/other-calls';
import { FormDialog } from '@porchlight/ui/feedback/FormDialog';
import type { OpenedDialogProps } from '@porchlight/ui/feedback/useDialogs';
import { useQuery } from '@tanstack/react-query';
import { changeSetsQuery, type SubmittedValues, sendCall } from '../api/index.ts';
import { useFormErrors } from '../auth/index.ts';

/** What is put into a set. */
export interface ChangeForSet {
  resource: string;
  record: number;
  /** For settings: their changed fields. */
  values?: SubmittedValues;
}

/** Asks which set a change is put into, or for the name of a new one; closes with that set, or null. */
export function AddToSetDialog({ payload, onClose }: OpenedDialogProps<ChangeForSet, ChangeSet | null>) {
  const { data, error } = useQuery(changeSetsQuery);
  const [formErrors, run] = useFormErrors();
  if (!data && !error) return null;
  const open = (data?.change_sets ?? []).filter(({ state }) => state === 'open');
  const options = open.map(({ id, name }) => ({ value: String(id), label: name }));
  const add = async ({ set = '', name = '' }: Readonly<Record<string, string>>) => {
    await run('put a change into a set', async () => {
      // A name that was typed is not for nothing.
      const id = name.trim() === '' && set !== '' ? Number(set) : await createSet(name);
      const { change_set } = await sendCall(otherCalls.addToChangeSet, { id, body: { ...payload } });
      onClose(change_set);
    });
  };
  return (
    <FormDialog
      open
      title="Add to a set"
      text="It is published together with the other changes of the set. Nothing is visible before."
      fields={[
        ...(open.length > 0 ? [{ name: 'set', label: 'Set', kind: 'choice' as const, options, required: false }] : []),
        {
          name: 'name',
          label: open.length > 0 ? 'Or the name of a new set' : 'Name, such as Winter hours',
          kind: 'text',
          required: open.length === 0,
          autoFocus: open.length === 0,
        },
      ]}
      submitLabel="Add to set"
      onSubmit={add}
      leaveLabel="Cancel"
      onLeave={() => onClose(null)}
      onClose={() => onClose(null)}
      {...formErrors}
    />
  );
}

async function createSet(name: string): Promise<number> {
  const { change_set } = await sendCall(otherCalls.addChangeSet, { body: { name } });
  return change_set.id;
}
