import type { AnyRecord } from '@porchlight/contract/entity';
import { fieldsOfKind } from '@porchlight/contract/fields';
import { hasStates } from '@porchlight/contract/publication';
import type { EntityBulkAction } from '@porchlight/ui/data-display/EntityTable';
import type { EntityDefinition } from '../entity/index.ts';
import type { ReferenceLabels } from './useReferenceLabels.ts';
import type { RecordsChange, useUndoableDelete } from './useUndoableDelete.ts';

type ChangeMany = ReturnType<typeof useUndoableDelete>['changeMany'];

/** What can be done to several records of an entity, for those who may change all of them. */
export function bulkActions(
  definition: EntityDefinition,
  labels: ReferenceLabels,
  changeMany: ChangeMany,
): EntityBulkAction<AnyRecord>[] {
  const action = (label: string, progress: string, change: RecordsChange): EntityBulkAction<AnyRecord> => ({
    label,
    progress,
    participle: change.verb.toLowerCase(),
    run: (rows, onProgress) => changeMany(change, rows, onProgress),
  });
  const toState = (label: string, progress: string, verb: string, state: string) =>
    action(label, progress, { verb, action: 'update', values: { state } });
  return [
    ...(hasStates(definition)
      ? [
          toState('Publish', 'Publishing…', 'Published', 'published'),
          toState('Unpublish', 'Unpublishing…', 'Unpublished', 'draft'),
          toState('Archive', 'Archiving…', 'Archived', 'archived'),
        ]
      : []),
    ...topicActions(definition, labels, changeMany),
    { ...action('Delete', 'Deleting…', { verb: 'Deleted', action: 'remove' }), deletes: true },
  ];
}

/** Adds, removes and sets a topic, for entities that have topics. */
function topicActions(
  { fields }: EntityDefinition,
  labels: ReferenceLabels,
  changeMany: ChangeMany,
): EntityBulkAction<AnyRecord>[] {
  const field = fieldsOfKind(fields, 'references').find((name) => fields[name]?.to === 'topic');
  const options = Object.entries((field && labels[field]) ?? {}).map(([value, label]) => ({ value, label }));
  if (!field || options.length === 0) return [];
  const common = { progress: 'Changing…', participle: 'changed', choice: { label: 'Topic', options } };
  const verb = 'Changed';
  return [
    {
      ...common,
      ...{ label: 'Add topic', question: 'Add a topic to these' },
      run: (rows, onProgress, id) =>
        changeMany({ verb, action: 'update', add: { [field]: [Number(id)] } }, rows, onProgress),
    },
    {
      ...common,
      ...{ label: 'Remove topic', question: 'Remove a topic from these' },
      run: (rows, onProgress, id) =>
        changeMany({ verb, action: 'update', remove: { [field]: [Number(id)] } }, rows, onProgress),
    },
    {
      ...common,
      ...{ label: 'Set topic', question: 'Set the only topic of these' },
      run: (rows, onProgress, id) =>
        changeMany({ verb, action: 'update', values: { [field]: [{ id: Number(id), name: '' }] } }, rows, onProgress),
    },
  ];
}
