import styled from '@emotion/styled';
import { type KeyboardEvent, useState } from 'react';
import { Link } from '../Link/index.ts';
import { color, radius, smallText } from '../theme/index.ts';
import type { EntityRowsProps } from './entity-table-props.ts';
import type { EntityRow } from './entity-table-types.ts';

interface RowActionsProps<Row extends EntityRow> {
  row: Row;
  /** What the table around knows of its rows. */
  table: Pick<EntityRowsProps<Row>, 'viewHref' | 'editHref' | 'onDelete' | 'titleOf' | 'busy' | 'words'>;
  /** In a grid: one of the actions is in the tab order at a time, arrow keys move between them. */
  roving?: { tabIndex: 0 | -1 };
}

/** View, Edit and Delete of one row, each named after it. Internal to the tables. */
export function RowActions<Row extends EntityRow>({ row, table, roving }: RowActionsProps<Row>) {
  const { onDelete, words } = table;
  const title = table.titleOf(row);
  const viewHref = table.viewHref?.(row);
  const editHref = table.editHref?.(row);
  const isBusy = table.busy.has(row.id);
  const [active, setActive] = useState(0);
  const names = [viewHref && 'view', editHref && 'edit', onDelete && 'delete'].filter(Boolean) as string[];
  const tabIndexOf = (name: string) => {
    if (!roving) return undefined;
    return names[Math.min(active, names.length - 1)] === name ? roving.tabIndex : -1;
  };
  const named = (word: string) => (
    <>
      {word} <span className="pl-sr">{title}</span>
    </>
  );

  const move = (event: KeyboardEvent<HTMLElement>) => {
    // The grid would take these keys for itself and leave the button unpressed.
    if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = active + (step ?? 0);
    // Past either end the grid moves on to the next cell.
    if (!step || next < 0 || next >= names.length) return;
    event.preventDefault();
    event.stopPropagation();
    setActive(next);
    event.currentTarget.querySelectorAll<HTMLElement>('a, button')[next]?.focus();
  };

  return (
    <Row
      onKeyDown={roving && move}
      onFocus={(event) => {
        const index = [...event.currentTarget.querySelectorAll('a, button')].indexOf(event.target);
        if (index >= 0) setActive(index);
      }}
    >
      {viewHref && (
        <Link href={viewHref} tabIndex={tabIndexOf('view')}>
          {named(words.view)}
        </Link>
      )}
      {editHref && (
        <Link href={editHref} tabIndex={tabIndexOf('edit')}>
          {named(words.edit)}
        </Link>
      )}
      {onDelete && (
        <button
          type="button"
          data-delete-row={row.id}
          tabIndex={tabIndexOf('delete')}
          // Not `disabled`, which would drop focus on the floor.
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && onDelete(row)}
        >
          {named(isBusy ? words.deleting : words.delete)}
        </button>
      )}
    </Row>
  );
}

// One component with styles a row and not four: in a list that opens they are the most of what is worked out.
const Row = styled('div')({
  display: 'flex',
  gap: 4,
  alignItems: 'center',
  // The words line up with what is above and below them; the room around them is for the pointer.
  marginInline: -10,
  '& > a, & > button': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 32,
    padding: '0 10px',
    fontSize: smallText,
    fontWeight: 600,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    border: 0,
    borderRadius: radius,
    background: 'none',
    cursor: 'pointer',
    // In a row that is lit already the action has to stand out from it.
    '&:hover': { backgroundColor: `var(--hover, ${color.band})`, textDecoration: 'underline' },
  },
  '& > a': { color: color.primary },
  '& > button': { color: color.accent, '&[aria-disabled]': { cursor: 'progress', color: color.muted } },
});
