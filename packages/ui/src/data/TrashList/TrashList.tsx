import styled from '@emotion/styled';
import Checkbox from '@mui/material/Checkbox';
import { type ReactNode, useState } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { space } from '../../theme/index.ts';
import { PagedList, type PagedListProps, PagedRow } from '../PagedList/index.ts';
import { TrashRow } from './TrashRow.tsx';
import type { TrashListEntry } from './trash-list-entry.ts';

export interface TrashListProps extends Omit<PagedListProps, 'children' | 'isEmpty'> {
  /** Records, the one deleted last first. */
  entries: readonly TrashListEntry[];
  /** Brings a record back; its button is busy while the promise is pending, and stays when it rejects. */
  onRestore: (entry: TrashListEntry) => void | Promise<void>;
  /**
   * Brings several back. Selecting is offered where it is given; those that stay keep their tick.
   */
  onRestoreMany?: (entries: readonly TrashListEntry[]) => void | Promise<void>;
  /** Draws what a record held, when somebody opens it. Without it there is nothing to open. */
  renderHeld?: (entry: TrashListEntry) => ReactNode;
}

/**
 * What was deleted and can be brought back. When a row has gone, focus moves to the row that took its place, so that
 * the keyboard doesn't start over. Several can be selected and brought back together. Renders a `PagedList`.
 *
 * - **When**: what was deleted and can come back.
 * - **Not for**: undoing at once: `Snackbar`.
 * - **Keys**: Tab to a box, which Space ticks, to Open and to Restore.
 */
export function TrashList({ entries, onRestore, onRestoreMany, renderHeld, ...rest }: TrashListProps) {
  const [ticked, setTicked] = useState<ReadonlySet<TrashListEntry['id']>>(new Set());
  const [isRestoringMany, setIsRestoringMany] = useState(false);
  // What is gone from the list is no longer selected.
  const selected = entries.filter(({ id }) => ticked.has(id));
  const [busy, setBusy] = useState<ReadonlySet<TrashListEntry['id']>>(new Set());

  const restore = async (entry: TrashListEntry, button: HTMLElement) => {
    if (busy.has(entry.id)) return;
    const root = button.closest<HTMLElement>('[data-trash-list]');
    const index = [...(root?.querySelectorAll('[data-restore]') ?? [])].indexOf(button);
    setBusy((ids) => new Set(ids).add(entry.id));
    try {
      await onRestore(entry);
      requestAnimationFrame(() => focusAfter(root, button, index));
    } catch {
      // The caller says what went wrong; the row stays.
    } finally {
      setBusy((ids) => new Set([...ids].filter((id) => id !== entry.id)));
    }
  };

  const restoreMany = async (root: HTMLElement | null) => {
    if (isRestoringMany || selected.length === 0) return;
    setIsRestoringMany(true);
    try {
      await onRestoreMany?.(selected);
    } catch {
      // The caller says what went wrong; what stays keeps its tick.
    } finally {
      setIsRestoringMany(false);
    }
    root?.focus();
  };

  return (
    <PagedList isEmpty={entries.length === 0} tabIndex={-1} data-trash-list="" {...rest}>
      {onRestoreMany && entries.length > 1 && (
        <Bar>
          <Tick>
            <Checkbox
              checked={selected.length === entries.length}
              indeterminate={selected.length > 0 && selected.length < entries.length}
              onChange={(event) => setTicked(new Set(event.target.checked ? entries.map(({ id }) => id) : []))}
            />
            Select all shown
          </Tick>
          <span className="pl-sr" role="status">
            {selected.length > 0 ? `${selected.length} selected` : ''}
          </span>
          <RestoreSelected
            size="small"
            aria-disabled={selected.length === 0 || undefined}
            loading={isRestoringMany}
            onClick={(event) => void restoreMany(event.currentTarget.closest<HTMLElement>('[data-trash-list]'))}
          >
            {isRestoringMany ? 'Restoring…' : `Restore ${selected.length}`}
          </RestoreSelected>
        </Bar>
      )}
      {entries.map((entry) => (
        <TrashRow
          key={entry.id}
          entry={entry}
          select={
            onRestoreMany && {
              isSelected: ticked.has(entry.id),
              onSelect: (isSelected) => {
                const next = new Set(ticked);
                if (isSelected) next.add(entry.id);
                else next.delete(entry.id);
                setTicked(next);
              },
            }
          }
          isBusy={busy.has(entry.id)}
          onRestore={(button) => void restore(entry, button)}
          renderHeld={renderHeld}
        />
      ))}
    </PagedList>
  );
}

/** Moves focus on from a button that has gone, unless somebody has moved it already. */
function focusAfter(root: HTMLElement | null, button: HTMLElement, index: number) {
  if (!root || button.isConnected) return;
  const { activeElement, body } = root.ownerDocument;
  if (activeElement && activeElement !== body) return;
  const buttons = root.querySelectorAll<HTMLElement>('[data-restore]');
  (buttons[Math.min(index, buttons.length - 1)] ?? root).focus();
}

const Bar = styled(PagedRow)({
  '&&': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', paddingBlock: space(0.5) },
});

const Tick = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minBlockSize: 44,
  marginInlineStart: -12,
});

const RestoreSelected = styled(Button)({
  '&&': { minBlockSize: 44 },
  '&&[aria-disabled="true"]:not([aria-busy])': { opacity: 0.6, cursor: 'default' },
});
