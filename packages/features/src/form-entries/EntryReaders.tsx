import type { FormReadersResponse } from '@porchlight/contract/forms/form-calls';
import { otherCalls } from '@porchlight/contract/other-calls';
import { roleNames, roles } from '@porchlight/contract/permissions';
import { personName } from '@porchlight/contract/person-names';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Button } from '@porchlight/ui/inputs/Button';
import { ShortForm, type ShortFormField, type ShortFormValues } from '@porchlight/ui/inputs/ShortForm';
import { Stack } from '@porchlight/ui/layout/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reportFailure, sendCall } from '../api/index.ts';
import { failureText } from '../entity/index.ts';

interface EntryReadersProps {
  /** Id of the form. */
  formId: string;
}

/** Who reads the entries of a form besides administrators, who decide it here. */
export function EntryReaders({ formId }: EntryReadersProps) {
  const client = useQueryClient();
  const queryKey = ['form readers', formId];
  const { data } = useQuery({ queryKey, queryFn: () => sendCall(otherCalls.formReaders, { id: formId }) });
  const [isEditing, setIsEditing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [saved, setSaved] = useState('');
  if (!data) return null;
  const save = async (values: ShortFormValues) => {
    setFailure(undefined);
    try {
      const body = {
        roles: roles.filter((role) => values[`role-${role}`]),
        people: data.accounts.flatMap(({ id }) => (values[`person-${id}`] ? [id] : [])),
      };
      const next = await sendCall(otherCalls.nameFormReaders, { id: formId, body });
      client.setQueryData(queryKey, next);
      setSaved('Saved.');
      setIsEditing(false);
    } catch (error) {
      reportFailure('name the readers of a form', error);
      setFailure(failureText(error));
    }
  };
  return (
    <Stack spacing={1}>
      <div role="status">
        <Typography>
          {saved} {readersText(data)}
        </Typography>
      </div>
      {isEditing ? (
        <ShortForm
          label="Who reads the entries of this form"
          fields={fieldsOf(data)}
          submitLabel="Save readers"
          error={failure}
          onSubmit={save}
        />
      ) : (
        <Stack direction="row">
          <Button
            variant="outlined"
            size="small"
            onClick={() => {
              setSaved('');
              setIsEditing(true);
            }}
          >
            Change who reads them
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

function fieldsOf({ readers, accounts }: FormReadersResponse): ShortFormField[] {
  const box = { kind: 'checkbox', required: false } as const;
  const offered = roles.filter((role) => role !== 'administrator');
  return [
    ...offered.map(
      (role): ShortFormField => ({
        ...box,
        ...{ name: `role-${role}`, label: `All ${roleNames[role].toLowerCase()}s` },
        defaultValue: String(readers.roles.includes(role)),
      }),
    ),
    ...accounts.map(
      (account): ShortFormField => ({
        ...box,
        name: `person-${account.id}`,
        label: `${personName(account)} (${roleNames[account.role].toLowerCase()})`,
        defaultValue: String(readers.people.includes(account.id)),
      }),
    ),
  ];
}

function readersText({ readers, accounts }: FormReadersResponse): string {
  const named = [
    ...readers.roles.map((role) => `all ${roleNames[role].toLowerCase()}s`),
    ...accounts.filter(({ id }) => readers.people.includes(id)).map(personName),
  ];
  if (named.length === 0) return 'Only administrators read the entries of this form.';
  return `Administrators read the entries of this form, and ${new Intl.ListFormat('en-US').format(named)}.`;
}
