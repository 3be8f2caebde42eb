import type { AnyRecord } from '@porchlight/contract/entity';
import { fieldsOfKind } from '@porchlight/contract/fields';
import { hasStates } from '@porchlight/contract/publication';
import type { EntityBulkAction, EntityBulkInput } from '@porchlight/ui/data-display/EntityTable';
import type { ComponentType } from 'react';
import type { EntityDefinition } from '../entity/index.ts';
import { type BulkFieldInputProps, bulkFields } from './bulk-fields.ts';
import type { RecordsChange, useUndoableDelete } from './useUndoableDelete.ts';

interface BulkActionsOptions {
  /** Of the records, with the fields and states that the person may choose: see `editableDefinition`. */
  definition: EntityDefinition;
  /** Whether the person may publish, and change the records of others. */
  canWrite: boolean;
  changeMany: ReturnType<typeof useUndoableDelete>['changeMany'];
  /** The control of a field. @default fields can't be changed */
  FieldInput?: ComponentType<BulkFieldInputProps>;
}

type Action = EntityBulkAction<AnyRecord>;

/** What a person can do to several records of an entity. */
export function bulkActions({ definition, canWrite, changeMany, FieldInput }: BulkActionsOptions): Action[] {
  const action = (label: string, progress: string, change: RecordsChange): Action => ({
    label,
    progress,
    participle: change.verb.toLowerCase(),
    run: (rows, onProgress) => changeMany(change, rows, onProgress),
  });
  const toState = (label: string, progress: string, verb: string, state: string) =>
    action(label, progress, { verb, action: 'update', values: { state } });
  const review = toState('Send for review', 'Sending…', 'Sent for review', 'in_review');
  const states = canWrite
    ? [
        toState('Publish', 'Publishing…', 'Published', 'published'),
        review,
        toState('Unpublish', 'Unpublishing…', 'Unpublished', 'draft'),
        toState('Archive', 'Archiving…', 'Archived', 'archived'),
      ]
    : [review];
  /** An action that asks for the value of a field. */
  const ofField = (
    { label, question }: Pick<Action, 'label' | 'question'>,
    props: Pick<BulkFieldInputProps, 'fields' | 'mode'>,
    changeWith: (entered: EntityBulkInput) => Omit<RecordsChange, 'verb' | 'action'>,
    withValues: (row: AnyRecord, entered: EntityBulkInput) => AnyRecord & { values?: Record<string, string> } = (row) =>
      row,
  ): Action[] =>
    FieldInput && props.fields.length > 0
      ? [
          {
            ...{ label, question, progress: 'Changing…', participle: 'changed' },
            Input: (inputProps) => <FieldInput {...inputProps} {...props} definition={definition} />,
            run: (rows, onProgress, entered) =>
              changeMany(
                { verb: 'Changed', action: 'update', ...changeWith(entered) },
                rows.map((row) => withValues(row, entered)),
                onProgress,
              ),
          },
        ]
      : [];
  const topics = fieldsOfKind(definition.fields, 'references').filter(
    (name) => definition.fields[name]?.to === 'topic',
  );
  const lists = Object.keys(definition.fields).filter((name) => definition.fields[name]?.isList);
  return [
    ...(hasStates(definition) ? states : []),
    ...ofField(
      { label: 'Add topics', question: 'Add topics to these' },
      { fields: topics, mode: 'add' },
      (entered) => ({ add: entered as RecordsChange['add'] }),
    ),
    ...ofField(
      { label: 'Remove topics', question: 'Remove topics from these' },
      { fields: topics, mode: 'remove' },
      (entered) => ({ remove: entered as RecordsChange['remove'] }),
    ),
    ...ofField(
      { label: 'Add tags', question: 'Add tags to these' },
      { fields: lists, mode: 'add' },
      () => ({}),
      (row, entered) => ({
        ...row,
        values: Object.fromEntries(
          Object.entries(entered).map(([name, added]) => [name, joinedLists(String(row[name] ?? ''), String(added))]),
        ),
      }),
    ),
    ...ofField(
      { label: 'Change a field', question: 'Change a field of these' },
      { fields: bulkFields(definition) },
      (values) => ({
        values,
      }),
    ),
    { ...action('Delete', 'Deleting…', { verb: 'Deleted', action: 'remove' }), deletes: true },
  ];
}

/** Two lists with commas as one, each entry once, whatever its case. */
function joinedLists(before: string, added: string): string {
  const entries = [...before.split(','), ...added.split(',')].map((each) => each.trim()).filter(Boolean);
  return [...new Map(entries.toReversed().map((each) => [each.toLowerCase(), each])).values()].toReversed().join(', ');
}
