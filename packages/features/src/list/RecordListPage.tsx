import { draftPermission, readPermission, writePermission } from '@porchlight/contract/call-access';
import { isCreatable } from '@porchlight/contract/entities';
import type { AnyRecord } from '@porchlight/contract/entity';
import { restoreDays } from '@porchlight/contract/limits';
import { hasStates } from '@porchlight/contract/publication';
import { EntityTable, type EntityTableProps } from '@porchlight/ui/data-display/EntityTable';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Notice } from '@porchlight/ui/feedback/Notice';
import { Snackbar } from '@porchlight/ui/feedback/Snackbar';
import { Button } from '@porchlight/ui/inputs/Button';
import { ViewMenu } from '@porchlight/ui/inputs/ViewMenu';
import { Stack } from '@porchlight/ui/layout/Stack';
import { Link } from '@porchlight/ui/navigation/Link';
import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useCanChangeRecord, usePermissionCheck } from '../api/index.ts';
import { ListDrafts } from '../drafts/index.ts';
import { ChangedBy, type EntityDefinition, editableDefinition, usePersistedState } from '../entity/index.ts';
import { DashboardPage, useFlashMessage } from '../frame/index.ts';
import { urls } from '../urls/index.ts';
import { bulkActions } from './bulk-actions.tsx';
import type { BulkFieldInputProps } from './bulk-fields.ts';
import { DeletionOutcome } from './DeletionOutcome.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { exportColumns, tableColumns } from './table-columns.tsx';
import { useEmptyText } from './useEmptyText.ts';
import { useListRestoration } from './useListRestoration.ts';
import { useListRows } from './useListRows.ts';
import { useListState } from './useListState.ts';
import { useListViews } from './useListViews.ts';
import { useReferenceLabels } from './useReferenceLabels.ts';
import { useRowPublication } from './useRowPublication.ts';
import { useUndoableDelete } from './useUndoableDelete.ts';
import { useViewActions } from './useViewActions.ts';

const none: NonNullable<EntityTableProps<AnyRecord>['bulkActions']> = [];

/** Props of `RecordListPage`. */
export interface RecordListPageProps extends Pick<EntityTableProps<AnyRecord>, 'primaryAction'> {
  definition: EntityDefinition;
  /** The control with which one field of several records is changed, loaded when it is needed. @default none */
  FieldInput?: ComponentType<BulkFieldInputProps>;
  /** What else the menu of a row offers to people who may change records. @default nothing */
  menuItems?: EntityTableProps<AnyRecord>['menuItems'];
  /** Returns what the second line of a row says besides. @default nothing */
  note?: (record: AnyRecord) => string;
  /** What else people who may change records can do to several of them. @default nothing */
  furtherBulkActions?: EntityTableProps<AnyRecord>['bulkActions'];
  /** What stands above the table. @default nothing */
  notice?: ReactNode;
  /** What follows the table. @default nothing */
  children?: ReactNode;
}

/**
 * The list of an entity: search, sort, filters and page are in the URL; rows have View, Edit and Delete, and a deletion
 * can be undone. Actions show only for roles that may use them.
 */
export function RecordListPage({
  definition,
  FieldInput,
  primaryAction,
  menuItems,
  note,
  furtherBulkActions = none,
  notice,
  children,
}: RecordListPageProps) {
  const can = usePermissionCheck();
  const canWrite = can(writePermission(definition.name));
  const canDraft = can(draftPermission(definition.name));
  // People who read a part of the records don't see their history.
  const canReadAll = can(readPermission(definition.name));
  const canChange = useCanChangeRecord(definition.name);
  const labels = useReferenceLabels(definition);
  const columns = useMemo(
    () =>
      tableColumns(
        definition,
        (record) => canReadAll && <ChangedBy before="·" resource={definition.name} record={record} />,
        labels,
        note,
      ),
    [definition, labels, note, canReadAll],
  );
  const lists = useListViews(definition, columns);
  const { views } = lists;
  const { state, setState, unsupported, requestedView, showState, openView } = useListState({
    ...{ defaultSort: definition.defaultSort, columns, views },
  });
  const [visibility, setVisibility] = usePersistedState<Record<string, boolean>>(`columns ${definition.name}`, {});
  const [asPictures, setAsPictures] = usePersistedState<boolean>(
    `pictures ${definition.name}`,
    definition.hasPictures === 'first',
  );
  const isViewMissing = requestedView !== '' && state.view === '';
  const rows = useListRows(definition, state);
  // A saved view in the URL decides which rows there are.
  const list = isViewMissing && lists.isLoading ? { ...rows, rows: [], serverPage: undefined, loading: true } : rows;
  const viewActions = useViewActions({ definition, columns, visibility, views, state, showState, openView });
  const { addScreen, furtherScreens = {} } = definition;
  const adding =
    canWrite && addScreen
      ? { createHref: addScreen, createLabel: furtherScreens[addScreen] }
      : { createHref: canDraft && isCreatable(definition) ? definition.urls.create : undefined };
  const emptyText = useEmptyText(definition.name, list.rows.length === 0 && !list.loading && !list.serverPage);
  const deletion = useUndoableDelete(definition);
  const actions = bulkActions({
    definition: useMemo(() => editableDefinition(definition, can, null), [definition, can]),
    ...{ canWrite, changeMany: deletion.changeMany, FieldInput },
  });
  const publication = useRowPublication(definition, deletion.changeMany);
  // Not in the toolbar: it is rendered anew once the rows are there, and a dialog that is open would be gone.
  const [isMerging, setIsMerging] = useState(false);
  const savedId = useFlashMessage('notice')?.row?.id;
  useListRestoration(definition);
  const exportedColumns = useCallback(
    (records: readonly AnyRecord[]) => exportColumns(definition, records),
    [definition],
  );
  // Stable functions: the table re-renders its rows when they change.
  const viewHref = useCallback((row: AnyRecord) => definition.urls.show(row.id), [definition]);
  const editHref = useCallback((row: AnyRecord) => definition.urls.edit(row.id), [definition]);

  return (
    <DashboardPage title={definition.plural}>
      <Stack spacing={2}>
        {definition.listNote && <Typography color="textSecondary">{definition.listNote}</Typography>}
        {canDraft && <ListDrafts definition={definition} />}
        {unsupported.length > 0 && (
          <Notice onClose={() => setState(state)}>
            This link contains settings that this list does not have. They were ignored: {unsupported.join(', ')}
          </Notice>
        )}
        {isViewMissing && !lists.isLoading && (
          <Notice onClose={() => openView('')}>
            {lists.hasFailed
              ? 'Your saved views can’t be loaded right now. The list shows everything.'
              : 'This saved view was deleted, or it is not shared with you. The list shows everything.'}
          </Notice>
        )}
        {viewActions.leftOut.length > 0 && (
          <Notice>
            This view contains what the list no longer has. It was left out: {viewActions.leftOut.join(', ')}
          </Notice>
        )}
        {notice}
        <EntityTable<AnyRecord>
          label={definition.plural}
          singular={definition.singular}
          {...list}
          columns={columns}
          exportColumns={exportedColumns}
          highlightedId={savedId}
          emptyText={emptyText}
          {...adding}
          viewHref={viewHref}
          editHref={canDraft ? editHref : undefined}
          canChange={canWrite ? undefined : canChange}
          onDelete={canDraft ? deletion.remove : undefined}
          menuItems={canDraft && hasStates(definition) ? publication : (canWrite && menuItems) || undefined}
          primaryAction={canWrite ? primaryAction : undefined}
          bulkActions={canDraft ? [...(canWrite ? furtherBulkActions : none), ...actions] : undefined}
          columnVisibility={visibility}
          onColumnVisibilityChange={setVisibility}
          asPictures={Boolean(definition.hasPictures) && asPictures}
          onAsPicturesChange={definition.hasPictures ? setAsPictures : undefined}
          views={views}
          viewActions={lists.hasSaved && <ViewMenu {...viewActions.menu} />}
          state={state}
          onStateChange={setState}
          tools={
            canWrite && (
              <>
                {/* There is nothing to merge on a new site. */}
                {definition.mergeable && (list.serverPage !== undefined || list.rows.length > 1) && (
                  <Button variant="outlined" size="small" onClick={() => setIsMerging(true)}>
                    Merge {definition.plural.toLowerCase()}
                  </Button>
                )}
                {Object.entries(furtherScreens).map(
                  ([href, label]) =>
                    href !== addScreen && (
                      <Button key={href} href={href} variant="outlined" size="small">
                        {label}
                      </Button>
                    ),
                )}
              </>
            )
          }
        />
        <Typography variant="small" color="textSecondary">
          {canWrite && (
            <>
              Deleted records stay in the{' '}
              {can('use trash') ? <Link href={urls.trash(definition.name)}>trash</Link> : 'trash'} for {restoreDays}{' '}
              days.{' '}
            </>
          )}
          {canReadAll && (
            <>
              See who changed what in the <Link href={urls.history(definition.name)}>history</Link>.
            </>
          )}
        </Typography>
        {children}
      </Stack>
      {isMerging && (
        <MergeDialog
          definition={definition}
          onClose={() => setIsMerging(false)}
          onMerged={(merged) => {
            setIsMerging(false);
            deletion.showMerged(merged);
          }}
        />
      )}
      <DeletionOutcome {...deletion} />
      <Snackbar {...viewActions.outcome} />
    </DashboardPage>
  );
}
