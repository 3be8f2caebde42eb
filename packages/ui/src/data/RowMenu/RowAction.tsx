import Button, { type ButtonProps } from '@mui/material/Button';
import { useEventCallback } from '@mui/material/utils';
import { useMemo } from 'react';

/** Any record that can be a row. */
export interface EntityRow {
  id: number | string;
}

/** What can be done with a row. Methods, so that what draws any row takes those of a certain one. */
export interface EntityRowActions<Row> {
  /** Where 'View', and the title, lead. */
  viewHref?(row: Row): string;
  /** Where 'Edit' leads. */
  editHref?(row: Row): string;
  /**
   * Deletes at once, without asking: offer an undo. The row is busy while the promise is pending and stays when it
   * rejects, which the caller reports; afterwards the caller takes it out of the rows.
   */
  onDelete?(row: Row): void | Promise<void>;
  /** Whether a row can be edited and deleted, where not all can. @default all can */
  canChange?(row: Row): boolean;
}

/** What the actions have to know of the table around. */
export interface RowActionsTable<Row extends EntityRow> extends EntityRowActions<Row> {
  /** What a row is called. */
  titleOf(row: Row): string;
  /** Ids of the rows that are being deleted. */
  busy: ReadonlySet<Row['id']>;
}

interface RowActionProps<Row extends EntityRow> extends Pick<ButtonProps, 'onClick' | 'tabIndex'> {
  action: 'View' | 'Edit' | 'Delete';
  row: Row;
  table: RowActionsTable<Row>;
  /** Whether Tab comes to it, whatever `tabIndex` says. */
  isTabStop?: boolean;
}

/**
 * View, Edit or Delete of one row, named after it. For what places them itself, such as a data grid, which gives each new
 * handlers whenever anything of the table changes: the button is drawn again only when something of it does.
 */
export function RowAction<Row extends EntityRow>({
  action,
  row,
  table,
  isTabStop,
  onClick,
  tabIndex,
}: RowActionProps<Row>) {
  const isDelete = action === 'Delete';
  const isBusy = isDelete && table.busy.has(row.id);
  const href = { View: table.viewHref, Edit: table.editHref, Delete: undefined }[action]?.(row);
  const title = table.titleOf(row);
  const press: ButtonProps['onClick'] = useEventCallback((event) => {
    onClick?.(event);
    if (isDelete && !isBusy) void table.onDelete?.(row);
  });
  const tabStop = isTabStop ? 0 : tabIndex;
  return useMemo(
    () => (
      <Button
        variant="text"
        size="small"
        color={isDelete ? 'error' : 'primary'}
        href={href}
        data-delete-row={isDelete ? row.id : undefined}
        // Not `disabled`, which would drop focus on the floor.
        aria-disabled={isBusy || undefined}
        // The grid would take these keys for itself and leave the button unpressed.
        onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && event.stopPropagation()}
        onClick={press}
        tabIndex={tabStop}
      >
        {isBusy ? 'Deleting…' : action} <span className="pl-sr">{title}</span>
      </Button>
    ),
    [action, isDelete, href, row.id, isBusy, press, tabStop, title],
  );
}

/** Which actions a row of a table has; without one, those that some have. */
export function actionsOf<Row extends EntityRow>(
  table: EntityRowActions<Row>,
  row?: Row,
): RowActionProps<Row>['action'][] {
  const { viewHref, editHref, onDelete } = table;
  const isFixed = row && table.canChange?.(row) === false;
  const actions = [viewHref && 'View', !isFixed && editHref && 'Edit', !isFixed && onDelete && 'Delete'] as const;
  return actions.filter((action) => action !== undefined && action !== false);
}
