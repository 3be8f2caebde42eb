import Button, { type ButtonProps } from '@mui/material/Button';
import { useEventCallback } from '@mui/material/utils';
import { type ReactNode, useMemo } from 'react';

/** Any record that can be a row. */
export interface EntityRow {
  id: number | string;
}

/** An entry of a row's menu. */
export interface RowMenuItem {
  label: string;
  onSelect(): void | Promise<void>;
}

/** Actions of a row. Methods, whose bivariance lets parts typed for any row take the actions of a specific one. */
export interface EntityRowActions<Row> {
  /** Returns the target of 'View' and of the title. */
  viewHref?(row: Row): string;
  /** Returns the target of 'Edit'. */
  editHref?(row: Row): string;
  /**
   * Called to delete a row, without confirmation: offer an undo. The row is busy while the promise is pending, and
   * stays if it rejects, which the caller must report. After success the caller must remove it from the rows.
   */
  onDelete?(row: Row): void | Promise<void>;
  /** Returns what else the menu of a row offers, such as 'Publish'; called when the menu opens. @default nothing */
  menuItems?(row: Row): readonly RowMenuItem[];
  /** Returns whether a row can be edited and deleted. @default all can */
  canChange?(row: Row): boolean;
}

/** What the actions need to know about the table. */
export interface RowActionsTable<Row extends EntityRow> extends EntityRowActions<Row> {
  /** Returns the title of a row. */
  titleOf(row: Row): string;
  /** Ids of the rows that are being deleted. */
  busy: ReadonlySet<Row['id']>;
}

type RowActionName = 'View' | 'Edit' | 'Delete';

interface RowActionProps<Row extends EntityRow> extends Pick<ButtonProps, 'onClick' | 'tabIndex'> {
  action: RowActionName;
  row: Row;
  table: RowActionsTable<Row>;
  /** Shown instead of the action's word, which stays its name and is its tooltip. */
  icon?: ReactNode;
  /** Makes it a tab stop, regardless of `tabIndex`; called when it gets the focus. */
  onTabStop?: () => void;
}

/**
 * The View, Edit or Delete button of a row, with the row's title in its name. For a DataGrid, which passes new handlers
 * whenever anything in the table changes: memoized, so that it re-renders only if its own values change.
 */
export function RowAction<Row extends EntityRow>({
  action,
  row,
  table,
  icon,
  onTabStop,
  onClick,
  tabIndex,
}: RowActionProps<Row>) {
  const isDelete = action === 'Delete';
  const isBusy = isDelete && table.busy.has(row.id);
  const href = hrefOf(table, row, action);
  const title = table.titleOf(row);
  const press: ButtonProps['onClick'] = useEventCallback((event) => {
    onClick?.(event);
    if (isDelete && !isBusy) void table.onDelete?.(row);
  });
  const tabStop = onTabStop ? 0 : tabIndex;
  const focus = useEventCallback(() => onTabStop?.());
  return useMemo(
    () => (
      <Button
        variant="text"
        size="small"
        color={isDelete ? 'error' : 'primary'}
        href={href}
        data-delete-row={isDelete ? row.id : undefined}
        // Not `disabled`, which would lose the focus.
        aria-disabled={isBusy || undefined}
        // The DataGrid would handle these keys itself, and the button would not be pressed.
        onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && event.stopPropagation()}
        onClick={press}
        onFocus={focus}
        tabIndex={tabStop}
        title={icon ? action : undefined}
      >
        {icon && !isBusy ? icon : null}
        <span className={icon && !isBusy ? 'pl-sr' : undefined}>{isBusy ? 'Deleting…' : action}</span>{' '}
        <span className="pl-sr">{title}</span>
      </Button>
    ),
    [action, icon, isDelete, href, row.id, isBusy, press, focus, tabStop, title],
  );
}

/** Target of an action; undefined for 'Delete'. */
export function hrefOf<Row>(table: EntityRowActions<Row>, row: Row, action: RowActionName): string | undefined {
  return { View: table.viewHref, Edit: table.editHref, Delete: undefined }[action]?.(row);
}

/** The actions of a row; without a row, those that any row may have. */
export function actionsOf<Row extends EntityRow>(table: EntityRowActions<Row>, row?: Row): RowActionName[] {
  const { viewHref, editHref, onDelete } = table;
  const isFixed = row && table.canChange?.(row) === false;
  const actions = [viewHref && 'View', !isFixed && editHref && 'Edit', !isFixed && onDelete && 'Delete'] as const;
  return actions.filter((action) => action !== undefined && action !== false);
}
