import type { AnyRecord } from '@porchlight/contract/entity';
import { useDialogs } from '@porchlight/ui/feedback/useDialogs';
import { useQueryClient } from '@tanstack/react-query';
import { useCanChangeRecord, usePermissionCheck } from '../api/index.ts';
import {
  confirmHiding,
  type EntityDefinition,
  editableDefinition,
  type PublicationAction,
  recordActions,
} from '../entity/index.ts';
import { useDuplicate } from '../frame/index.ts';
import type { useUndoableDelete } from './useUndoableDelete.ts';

/**
 * What a row's menu does: about its publication, which can be undone, and a copy of it. A refused change is explained in
 * a dialog.
 * @returns a function for the items of a row
 */
export function useRowPublication(
  definition: EntityDefinition,
  changeMany: ReturnType<typeof useUndoableDelete>['changeMany'],
) {
  const can = usePermissionCheck();
  const canChange = useCanChangeRecord(definition.name);
  const client = useQueryClient();
  const dialogs = useDialogs();
  const duplicate = useDuplicate(definition);
  const act = async ({ state, how }: PublicationAction, record: AnyRecord) => {
    const hides = how === 'unpublish' || state === 'archived';
    const question = how === 'unpublish' ? 'Unpublish' : 'Archive';
    const redirect_to = hides ? await confirmHiding({ client, dialogs, definition }, record, question) : '';
    if (redirect_to === null) return;
    const change = { verb: verbs[state], action: 'update', values: { state } } as const;
    const [refused] = await changeMany(change, [{ ...record, values: { redirect_to } }]);
    if (refused) void dialogs.alert(refused.reason, { title: 'This can’t be done' });
  };
  return (record: AnyRecord) => [
    ...(canChange(record)
      ? recordActions(editableDefinition(definition, can, record), record).map((action) => ({
          label: action.label,
          onSelect: () => act(action, record),
        }))
      : []),
    ...(duplicate ? [{ label: 'Duplicate', onSelect: () => duplicate(record.id) }] : []),
  ];
}

/** What a change to a state is called once it is done. */
const verbs = {
  draft: 'Made a draft',
  in_review: 'Sent for review',
  scheduled: 'Scheduled',
  published: 'Published',
  archived: 'Archived',
} as const;
