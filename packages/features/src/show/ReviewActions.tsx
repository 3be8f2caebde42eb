import { writePermission } from '@porchlight/contract/call-access';
import type { AnyRecord } from '@porchlight/contract/entity';
import { hasStates, stateOf } from '@porchlight/contract/publication';
import { FormDialog } from '@porchlight/ui/feedback/FormDialog';
import { Notice } from '@porchlight/ui/feedback/Notice';
import { useDialogs } from '@porchlight/ui/feedback/useDialogs';
import { Button } from '@porchlight/ui/inputs/Button';
import { Stack } from '@porchlight/ui/layout/Stack';
import { useState } from 'react';
import { reportFailure, type SubmittedValues, usePermissionCheck } from '../api/index.ts';
import { useFormErrors } from '../auth/index.ts';
import { type EntityDefinition, failureText, useRecordChange } from '../entity/index.ts';

interface ReviewActionsProps {
  definition: EntityDefinition;
  record: AnyRecord;
  /** Called with the changed record: a published draft of changes is gone, and its record has another id. */
  onDone: (changed: AnyRecord) => void;
}

/**
 * For those who can publish: Publish and Send back on a record in review. For its author: the note with which it was
 * sent back. Renders nothing for other records.
 */
export function ReviewActions({ definition, record, onDone }: ReviewActionsProps) {
  const can = usePermissionCheck();
  const change = useRecordChange();
  const dialogs = useDialogs();
  const [formErrors, run] = useFormErrors();
  const [isSendingBack, setIsSendingBack] = useState(false);
  const { singular } = definition;
  if (!hasStates(definition)) return null;

  const update = async (values: SubmittedValues) => {
    const { name } = definition;
    onDone(await change({ resource: name, call: 'update', id: String(record.id), values, version: record.version }));
  };
  const publish = async () => {
    try {
      await update({ state: 'published' });
    } catch (error) {
      reportFailure(`publish ${singular} ${record.id}`, error);
      void dialogs.alert(failureText(error), { title: 'This can’t be published' });
    }
  };
  const note = typeof record.review_note === 'string' ? record.review_note : '';
  if (note !== '')
    return (
      <Notice tone="important" sx={{ mb: 3 }} title="Sent back">
        {note}
      </Notice>
    );
  if (stateOf(record) !== 'in_review' || !can(writePermission(definition.name))) return null;
  return (
    <>
      <Notice sx={{ mb: 3 }} title="Waiting for review">
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1 }}>
          <Button onClick={() => void publish()}>Publish</Button>
          <Button variant="outlined" onClick={() => setIsSendingBack(true)}>
            Send back
          </Button>
        </Stack>
      </Notice>
      {isSendingBack && (
        <FormDialog
          open
          title={`Send this ${singular} back?`}
          text="It becomes a draft again. The author gets your note by email and sees it here."
          fields={[{ name: 'note', label: 'Note for the author', kind: 'text', required: false, autoFocus: true }]}
          submitLabel="Send back"
          onSubmit={async ({ note: review_note = '' }) => {
            await run('send a record back', async () => {
              await update({ state: 'draft', review_note });
              setIsSendingBack(false);
            });
          }}
          leaveLabel="Cancel"
          onLeave={() => setIsSendingBack(false)}
          {...formErrors}
        />
      )}
    </>
  );
}
