import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { useBusy } from '../../hooks/useBusy.ts';
import { Button } from '../../inputs/Button/index.ts';
import { space } from '../../theme/index.ts';
import { PagedList, type PagedListProps, PagedRow } from '../PagedList/index.ts';
import { TrashRow } from './TrashRow.tsx';
import type { TrashListEntry } from './trash-list-entry.ts';

export interface TrashListProps extends Omit<PagedListProps, 'children' | 'isEmpty'> {
  /** The deleted records, the last deleted first. */
  entries: readonly TrashListEntry[];
  /** Called to restore a record; its button is busy while the promise is pending, and the row stays if it rejects. */
  onRestore: (entry: TrashListEntry) => void | Promise<void>;
  /**
   * Called to restore the selected records; without it rows can't be selected. Those that are not restored stay
   * selected.
   */
  onRestoreMany?: (entries: readonly TrashListEntry[]) => void | Promise<void>;
  /** Renders the content of a record when it is opened. Without it there is no such button. */
  renderContent?: (entry: TrashListEntry) => ReactNode;
}

/**
 * Deleted records that can be restored, one or several at a time. When a row disappears, the focus moves to the row
 * that took its place, so that keyboard users don't start over. Renders a `PagedList`.
 *
 * - **When**: deleted records that can be restored.
 * - **Not for**: undo right after an action: `Snackbar`.
 * - **Keys**: Tab to a checkbox, which Space toggles, to Open and to Restore.
 */
export function TrashList({ entries, onRestore, onRestoreMany, renderContent, ...rest }: TrashListProps) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<TrashListEntry['id']>>(new Set());
  // Rows that have disappeared are no longer selected.
  const selected = entries.filter(({ id }) => selectedIds.has(id));
  const [busy, run] = useBusy<TrashListEntry['id']>();
  const [busyMany, runMany] = useBusy<'selected'>();
  const isRestoringMany = busyMany.size > 0;

  const restore = async (entry: TrashListEntry, button: HTMLElement) => {
    const root = button.closest<HTMLElement>('[data-trash-list]');
    const index = [...(root?.querySelectorAll('[data-restore]') ?? [])].indexOf(button);
    const isRestored = await run(entry.id, () => onRestore(entry));
    if (isRestored) requestAnimationFrame(() => focusNextButton(root, button, index));
  };

  const restoreMany = async (root: HTMLElement | null) => {
    if (isRestoringMany) return;
    await runMany('selected', () => onRestoreMany?.(selected));
    root?.focus();
  };

  return (
    <PagedList isEmpty={entries.length === 0} tabIndex={-1} data-trash-list="" {...rest}>
      {onRestoreMany && entries.length > 1 && (
        <Bar>
          <SelectAll>
            <Checkbox
              checked={selected.length === entries.length}
              indeterminate={selected.length > 0 && selected.length < entries.length}
              onChange={(event) => setSelectedIds(new Set(event.target.checked ? entries.map(({ id }) => id) : []))}
            />
            Select all shown
          </SelectAll>
          <span className="pl-sr" role="status">
            {selected.length > 0 ? `${selected.length} selected` : ''}
          </span>
          {selected.length > 0 && (
            <RestoreSelected
              size="small"
              loading={isRestoringMany}
              onClick={(event) => void restoreMany(event.currentTarget.closest<HTMLElement>('[data-trash-list]'))}
            >
              {isRestoringMany ? 'Restoring…' : `Restore ${selected.length}`}
            </RestoreSelected>
          )}
        </Bar>
      )}
      {entries.map((entry) => (
        <TrashRow
          key={entry.id}
          entry={entry}
          select={
            onRestoreMany && {
              isSelected: selectedIds.has(entry.id),
              onSelect: (isSelected) => {
                const next = new Set(selectedIds);
                if (isSelected) next.add(entry.id);
                else next.delete(entry.id);
                setSelectedIds(next);
              },
            }
          }
          isBusy={busy.has(entry.id)}
          onRestore={(button) => void restore(entry, button)}
          renderContent={renderContent}
        />
      ))}
    </PagedList>
  );
}

/** Moves the focus to the next row after a button has disappeared, unless the focus has moved already. */
function focusNextButton(root: HTMLElement | null, button: HTMLElement, index: number) {
  if (!root || button.isConnected) return;
  const { activeElement, body } = root.ownerDocument;
  if (activeElement && activeElement !== body) return;
  const buttons = root.querySelectorAll<HTMLElement>('[data-restore]');
  (buttons[Math.min(index, buttons.length - 1)] ?? root).focus();
}

const Bar = styled(PagedRow)({
  '&&': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', paddingBlock: space(0.5) },
});

const SelectAll = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minBlockSize: 44,
  marginInlineStart: -12,
});

const RestoreSelected = styled(Button)({ '&&': { minBlockSize: 44 } });
