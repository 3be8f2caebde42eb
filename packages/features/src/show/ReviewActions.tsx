import type { AnyRecord } from '@porchlight/contract/entity';
import { FormDialog } from '@porchlight/ui/feedback/FormDialog';
import { Notice } from '@porchlight/ui/feedback/Notice';
import { Button } from '@porchlight/ui/inputs/Button';
import { Stack } from '@porchlight/ui/layout/Stack';
import { useState } from 'react';
import type { SubmittedValues } from '../api/index.ts';
import { useFormErrors } from '../auth/index.ts';
import { type EntityDefinition, ReviewNote } from '../entity/index.ts';

interface ReviewActionsProps {
  definition: EntityDefinition;
  record: AnyRecord;
  /** Publishes a record in review; undefined for other records, and for those who may not. */
  publish: (() => Promise<void>) | undefined;
  /** Changes the record. @throws ApiError */
  update: (values: SubmittedValues) => Promise<void>;
}

/**
 * For those who can publish: Publish and Send back on a record in review. For its author: the note with which it was
 * sent back. Renders nothing for other records.
 */
export function ReviewActions({ definition, record, publish, update }: ReviewActionsProps) {
  const [formErrors, run] = useFormErrors();
  const [isSendingBack, setIsSendingBack] = useState(false);
  const { singular } = definition;
  if (record.review_note) return <ReviewNote record={record} />;
  if (!publish) return null;
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
