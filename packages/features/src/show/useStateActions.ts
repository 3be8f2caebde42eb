import { writePermission } from '@porchlight/contract/call-access';
import type { AnyRecord } from '@porchlight/contract/entity';
import { hasStates, type State, stateOf } from '@porchlight/contract/publication';
import { useDialogs } from '@porchlight/ui/feedback/useDialogs';
import type { ActionMenuItem } from '@porchlight/ui/inputs/ActionMenu';
import { useQueryClient } from '@tanstack/react-query';
import { reportFailure, type SubmittedValues, usePermissionCheck } from '../api/index.ts';
import { confirmHiding, type EntityDefinition, failureText, useRecordChange } from '../entity/index.ts';

/** What a record's page does about its publication. */
interface StateActions {
  /** Publishes the record; undefined if it is published, or the user may not. */
  publish: (() => Promise<void>) | undefined;
  /** The other actions that there are now, for a menu. */
  items: ActionMenuItem[];
  /** Changes the record. @throws ApiError */
  update: (values: SubmittedValues) => Promise<void>;
}

/**
 * The actions on a stored record's publication, for those who may publish. A refused one is explained in a dialog.
 * @param onDone called with the changed record: a published draft of changes is gone, and its record has another id
 */
export function useStateActions(definition: EntityDefinition, onDone: (changed: AnyRecord) => void) {
  const can = usePermissionCheck();
  const change = useRecordChange();
  const client = useQueryClient();
  const dialogs = useDialogs();

  return (record: AnyRecord): StateActions => {
    const { name, singular } = definition;
    const state = stateOf(record);
    const update = async (values: SubmittedValues) =>
      onDone(await change({ resource: name, call: 'update', id: String(record.id), values, version: record.version }));
    const tryTo = async (verb: string, values: SubmittedValues) => {
      try {
        await update(values);
      } catch (error) {
        reportFailure(`${verb} ${singular} ${record.id}`, error);
        void dialogs.alert(failureText(error), { title: 'This can’t be done' });
      }
    };
    const hide = async (action: 'Archive' | 'Unpublish', next: State) => {
      const redirect_to = await confirmHiding({ client, dialogs, definition }, record, action);
      if (redirect_to === null) return;
      await tryTo(action.toLowerCase(), { state: next, ...(redirect_to !== '' && { redirect_to }) });
    };
    if (!hasStates(definition) || !can(writePermission(name))) return { publish: undefined, items: [], update };
    const items: (ActionMenuItem | false)[] = [
      state === 'published' && { label: 'Unpublish', onSelect: () => hide('Unpublish', 'draft') },
      state === 'scheduled' && { label: 'Back to draft', onSelect: () => tryTo('unschedule', { state: 'draft' }) },
      state !== 'archived' && !record.replaces && { label: 'Archive', onSelect: () => hide('Archive', 'archived') },
    ];
    return {
      publish: state === 'published' ? undefined : () => tryTo('publish', { state: 'published' }),
      items: items.filter((item) => item !== false),
      update,
    };
  };
}
