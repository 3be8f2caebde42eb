import type { AnyRecord } from '@porchlight/contract/entity';
import { listLimitMax } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import { FormDialog } from '@porchlight/ui/feedback/FormDialog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  ApiError,
  anyStateFilter,
  latestChangesKey,
  listKey,
  reportFailure,
  sendCall,
  staffListQuery,
} from '../api/index.ts';
import { type EntityDefinition, failureText, recordTitle } from '../entity/index.ts';

/** Records that were merged: the one that is gone, and the title of the one that stays. */
export interface MergedRecords {
  id: number;
  title: string;
  into: string;
}

export interface MergeDialogProps {
  definition: EntityDefinition;
  /** Called once they are merged. */
  onMerged: (merged: MergedRecords) => void;
  onClose: () => void;
}

/** A form in a dialog for merging two records of the entity. */
export function MergeDialog({ definition, onMerged, onClose }: MergeDialogProps) {
  const client = useQueryClient();
  const { name, singular, plural, defaultSort: sort } = definition;
  const { data } = useQuery(staffListQuery(name, { ...anyStateFilter(name), sort, limit: listLimitMax, excerpt: 1 }));
  const [failure, setFailure] = useState<{ error?: string; fieldErrors?: Record<string, string> }>({});
  const records = data?.records ?? [];
  const options = [
    { value: '', label: 'Choose one' },
    ...records.map((record) => ({ value: String(record.id), label: recordTitle(definition, record) })),
  ];
  const titleOf = (id: string | undefined) => {
    const record = records.find((each: AnyRecord) => String(each.id) === id);
    return record ? recordTitle(definition, record) : '';
  };
  const merge = async ({ record = '', into = '' }: Readonly<Record<string, string>>) => {
    if (record === '' || into === '') {
      const missing = `Choose a ${singular}.`;
      setFailure({ fieldErrors: { ...(record === '' && { record: missing }), ...(into === '' && { into: missing }) } });
      return;
    }
    try {
      await sendCall(otherCalls.mergeTopic, { id: Number(record), body: { into: Number(into) } });
    } catch (error) {
      reportFailure(`merge ${singular} ${record}`, error);
      const message = error instanceof ApiError ? error.fields.into : undefined;
      setFailure(message ? { fieldErrors: { into: message } } : { error: failureText(error) });
      return;
    }
    void client.invalidateQueries({ queryKey: latestChangesKey });
    // Records of other entities have the other one now.
    await client.invalidateQueries({ queryKey: ['list'], refetchType: 'none' });
    await client.invalidateQueries({ queryKey: listKey(name) });
    onMerged({ id: Number(record), title: titleOf(record), into: titleOf(into) });
  };
  return (
    <FormDialog
      open
      title={`Merge two ${plural.toLowerCase()}`}
      text={`All records of the first ${singular} get the second one instead, and its address leads there. You can undo this.`}
      fields={[
        { name: 'record', label: `${sentenceCase(singular)} that goes`, kind: 'choice', options, required: false },
        { name: 'into', label: `${sentenceCase(singular)} that stays`, kind: 'choice', options, required: false },
      ]}
      onSubmit={merge}
      {...failure}
      submitLabel={`Merge ${plural.toLowerCase()}`}
      leaveLabel="Cancel"
      onLeave={onClose}
      onClose={onClose}
    />
  );
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
