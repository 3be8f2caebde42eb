import { restoreDays } from '@porchlight/contract/limits';
import { EntityTable } from '@porchlight/ui/EntityTable';
import { Link } from '@porchlight/ui/Link';
import { Text } from '@porchlight/ui/Text';
import { UndoBar } from '@porchlight/ui/UndoBar';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { listQuery, reportFailure } from '../api/index.ts';
import { urls } from '../urls/index.ts';
import type { AnyRecord } from './any-record.ts';
import { DashboardPage } from './DashboardPage.tsx';
import type { AnyEntityDefinition } from './entity-definition.ts';
import { tableColumns } from './table-columns.ts';
import { useListState } from './use-list-state.ts';
import { useUndoableDelete } from './use-undoable-delete.ts';

/** Long texts in a list are for searching and exporting a little, not for reading: cut to this many graphemes. */
const excerptCharacters = 200;

/** The list of an entity: search, sort and page in the address, View, Edit and Delete a row, and a way back. */
export function CrudListPage({ definition }: { definition: AnyEntityDefinition }) {
  const [state, setState] = useListState(definition.defaultSort);
  const { data, error, isPending, refetch } = useQuery({
    ...listQuery(definition.name, { excerpt: excerptCharacters }),
    staleTime: 0,
  });
  const { deleted, refusal, remove, undo, dismiss } = useUndoableDelete(definition);
  useEffect(() => {
    if (error) reportFailure(`fetch the list of ${definition.plural}`, error);
  }, [error, definition]);
  const columns = useMemo(() => tableColumns(definition), [definition]);
  const rows = (data?.records ?? []) as unknown as AnyRecord[];

  return (
    <DashboardPage title={definition.plural}>
      <EntityTable
        label={definition.plural}
        rows={rows}
        columns={columns}
        loading={isPending}
        error={error && !data ? 'The list can’t be loaded right now. Check your connection and try again.' : null}
        onRetry={() => void refetch()}
        createHref={definition.urls.create}
        createLabel={`Create ${definition.singular}`}
        viewHref={(row) => definition.urls.show(row.id)}
        editHref={(row) => definition.urls.edit(row.id)}
        onDelete={remove}
        state={state}
        onStateChange={setState}
        emptyText={`No ${definition.plural.toLowerCase()} yet.`}
      />
      <Text tone="muted" size="small">
        What you delete stays in the <Link href={urls.trash(definition.name)}>trash</Link> for {restoreDays} days. Who
        changed what is in the <Link href={urls.history(definition.name)}>history</Link>.
      </Text>
      {refusal}
      <UndoBar
        open={deleted !== null}
        message={deleted ? `Deleted: ${deleted.title}` : ''}
        onUndo={undo}
        onDismiss={dismiss}
      />
    </DashboardPage>
  );
}
