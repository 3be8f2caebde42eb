import List from '@mui/material/List';
import ListSubheader from '@mui/material/ListSubheader';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { useRef } from 'react';
import { useBusy } from '../../hooks/useBusy.ts';
import { font, space } from '../../theme/index.ts';
import { PagedList, type PagedListProps } from '../PagedList/index.ts';
import { HistoryRow } from './HistoryRow.tsx';
import type { HistoryListEntry } from './history-list-entry.ts';

export interface HistoryListProps extends Omit<PagedListProps, 'children' | 'isEmpty'> {
  /** The changes, newest first. */
  entries: readonly HistoryListEntry[];
  /** Called to restore a version; its button is busy while the promise is pending. */
  onRestore?: (entry: HistoryListEntry) => void | Promise<void>;
  /** Called to undo a change; its button is busy while the promise is pending. */
  onUndo?: (entry: HistoryListEntry) => void | Promise<void>;
}

/**
 * A record's history: who changed what and when, as readable differences, with buttons to restore versions, which can
 * also be compared with the current record. Dates stay visible above their changes. Renders a `PagedList` with MUI's
 * `ListSubheader`s.
 *
 * - **When**: the changes of records, with restore and undo.
 * - **Not for**: deleted records: `TrashList`.
 * - **Keys**: Tab to ‘Restore this version’, ‘Undo this change’ and ‘Show older’.
 */
export function HistoryList({ entries, onRestore, onUndo, ref, ...rest }: HistoryListProps) {
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useForkRef(root, ref);
  const [busy, run] = useBusy<HistoryListEntry['id']>();
  const runAction = (action: HistoryListProps['onUndo']) => async (entry: HistoryListEntry) => {
    if (busy.size > 0) return;
    const button = document.activeElement;
    await run(entry.id, () => action?.(entry));
    // An undone change no longer has its button: the focus moves to the list.
    requestAnimationFrame(() => !button?.isConnected && root.current?.focus());
  };
  const shared = {
    busy,
    onRestore: onRestore && runAction(onRestore),
    onUndo: onUndo && runAction(onUndo),
  };

  return (
    <Root isEmpty={entries.length === 0} ref={mergedRef} tabIndex={-1} {...rest}>
      {[...Map.groupBy(entries, ({ day }) => day)].map(([day, dayEntries]) => {
        const rows = dayEntries.map((entry) => <HistoryRow key={entry.id} entry={entry} {...shared} />);
        if (day === undefined) return rows;
        return (
          <li key={day}>
            <DayName component="h2" disableGutters>
              {day}
            </DayName>
            <List component="ol" disablePadding>
              {rows}
            </List>
          </li>
        );
      })}
    </Root>
  );
}

const Root = styled(PagedList)({
  // Focused elements must not end up under a sticky date.
  '&& *': { scrollMarginBlockStart: `calc(var(--pl-bar, 0px) + ${space(8)})` },
  '& li + li > h2': { marginBlockStart: space(1) },
});

const DayName = styled(ListSubheader)<{ component: 'h2' }>(({ theme }) => ({
  insetBlockStart: 'var(--pl-bar, 0px)',
  paddingBlock: theme.spacing(1),
  font: `600 1rem/1.4 ${font.heading}`,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.default,
}));
