import styled from '@emotion/styled';
import { useState } from 'react';
import { Button } from '../Button/index.ts';
import { LongDate } from '../LongDate/index.ts';
import { PagedList, type PagedListProps } from '../PagedList/index.ts';
import { color, media, smallText, space } from '../theme/index.ts';

/** A record in the trash. */
export interface TrashListEntry {
  id: string | number;
  /** What it is: 'Event'. */
  kind: string;
  title: string;
  /** Moment of its deletion, as a record has it. */
  deletedAt: string;
  /** 'Deleted by ada'. */
  byText: string;
  /** '12 days left'. */
  leftText: string;
  /** Whether its time is nearly over, which the eye should see. @default false */
  isUrgent?: boolean;
}

/** Props of `TrashList`. */
export interface TrashListProps extends Omit<PagedListProps, 'children' | 'isEmpty'> {
  /** Records, the one deleted last first. */
  entries: readonly TrashListEntry[];
  /** Brings a record back; its button is busy while the promise is pending, and stays when it rejects. */
  onRestore: (entry: TrashListEntry) => void | Promise<void>;
  /** @default 'Restore' */
  restoreText?: string;
  /** @default 'Restoring…' */
  restoringText?: string;
}

/**
 * What was deleted and can be brought back. When a row has gone, focus moves to the row that took its place, so that
 * the keyboard doesn't start over. Renders a `PagedList`.
 *
 * - **When**: what was deleted and can come back.
 * - **Not for**: undoing at once: `UndoBar`.
 * - **Keys**: Tab to Restore.
 */
export function TrashList({
  entries,
  onRestore,
  restoreText = 'Restore',
  restoringText = 'Restoring…',
  ...rest
}: TrashListProps) {
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

  return (
    <PagedList isEmpty={entries.length === 0} tabIndex={-1} data-trash-list="" {...rest}>
      {entries.map((entry) => (
        <Row key={entry.id}>
          <What>
            <Kind>{entry.kind}</Kind>
            <strong>{entry.title}</strong>
            <Details>
              <span>
                {entry.byText}, <LongDate date={entry.deletedAt} withTime />
              </span>
              <span data-urgent={entry.isUrgent ? '' : undefined}>{entry.leftText}</span>
            </Details>
          </What>
          <Restore
            variant="outlined"
            size="small"
            data-restore=""
            aria-label={`${restoreText} ${entry.title}`}
            loading={busy.has(entry.id)}
            onClick={(event) => void restore(entry, event.currentTarget)}
          >
            {busy.has(entry.id) ? restoringText : restoreText}
          </Restore>
        </Row>
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

const Row = styled('li')({
  '&&': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
  [media.phone]: { '&&': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const What = styled('div')({ display: 'grid', gap: 2, minInlineSize: 0, overflowWrap: 'anywhere', lineHeight: 1.4 });

const Kind = styled('span')({ fontSize: smallText, color: color.muted });

const Details = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(2),
  fontSize: smallText,
  color: color.muted,
  '& > [data-urgent]': { color: color.accent, fontWeight: 600 },
});

const Restore = styled(Button)({ '&&': { minBlockSize: 44 } });
