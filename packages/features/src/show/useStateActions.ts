import type { AnyRecord } from '@porchlight/contract/entity';
import { stateOf } from '@porchlight/contract/publication';
import { useDialogs } from '@porchlight/ui/feedback/useDialogs';
import type { ActionMenuItem } from '@porchlight/ui/inputs/ActionMenu';
import { useQueryClient } from '@tanstack/react-query';
import { reportFailure, type SubmittedValues, useCanChangeRecord, usePermissionCheck } from '../api/index.ts';
import {
  askSeriesScope,
  confirmHiding,
  type EntityDefinition,
  editableDefinition,
  failureText,
  type PublicationAction,
  recordActions,
  useRecordChange,
} from '../entity/index.ts';

/** What a record's page does about its publication. */
interface StateActions {
  /** Publishes a record in review; undefined for other records, and for those who may not. */
  publish: (() => Promise<void>) | undefined;
  /** The other actions that there are now, for a menu. */
  items: ActionMenuItem[];
  /** Changes the record. @throws ApiError */
  update: (values: SubmittedValues) => Promise<void>;
}

/**
 * The actions on a stored record's publication that a user may take. A refused one is explained in a dialog.
 * @param onDone called with the changed record: a published draft of changes is gone, and its record has another id
 */
export function useStateActions(
  definition: EntityDefinition,
  onDone: (changed: AnyRecord, before: AnyRecord) => void,
): (record: AnyRecord) => StateActions {
  const can = usePermissionCheck();
  const canChange = useCanChangeRecord(definition.name);
  const change = useRecordChange();
  const client = useQueryClient();
  const dialogs = useDialogs();

  return (record) => {
    const { name, singular } = definition;
    const update = async (values: SubmittedValues) => {
      const id = String(record.id);
      onDone(await change({ resource: name, call: 'update', id, values, version: record.version }), record);
    };
    /** Asks where visitors are sent if the record is hidden from them. @returns null if it stays */
    const askRedirect = ({ state, how }: PublicationAction) => {
      const hides = how === 'unpublish' || state === 'archived';
      return hides
        ? confirmHiding({ client, dialogs, definition }, record, how === 'unpublish' ? 'Unpublish' : 'Archive')
        : '';
    };
    const act = async (action: PublicationAction) => {
      const redirect_to = await askRedirect(action);
      if (redirect_to === null) return;
      // A draft of changes that stays one concerns no other event.
      const isForSeries = !record.replaces || action.state === 'published';
      const series_scope = isForSeries ? await askSeriesScope(dialogs, record, 'save') : undefined;
      if (series_scope === null) return;
      try {
        await update({
          state: action.state,
          ...(redirect_to !== '' && { redirect_to }),
          ...(series_scope && { series_scope }),
        });
      } catch (error) {
        reportFailure(`change the state of ${singular} ${record.id} to ${action.state}`, error);
        void dialogs.alert(failureText(error), { title: 'This can’t be done' });
      }
    };
    const actions = canChange(record) ? recordActions(editableDefinition(definition, can, record), record) : [];
    // Who reviews has a button for it.
    const isReview = ({ state }: PublicationAction) => state === 'published' && stateOf(record) === 'in_review';
    const review = actions.find(isReview);
    const items = actions.filter((action) => action !== review);
    return {
      publish: review && (() => act(review)),
      items: items.map((action) => ({ label: action.label, onSelect: () => act(action) })),
      update,
    };
  };
}
