import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../inputs/Button/index.ts';
import type { EntityRow } from '../../inputs/RowMenu/index.ts';
import { space } from '../../theme/index.ts';
import type { DeleteSelectedDialogProps } from './DeleteSelectedDialog.tsx';
import type { Selection } from './useSelection.ts';

interface SelectionBarProps<Row extends EntityRow>
  extends Pick<DeleteSelectedDialogProps<Row>, 'titleOf' | 'onDelete'> {
  selection: Selection<Row>;
  /** Number of matching rows on all pages. If more than are selected, 'Select all' is offered. */
  matching: number;
  /** Called to load all matching rows. Should reject on failure. */
  loadMatching: () => Promise<readonly Row[]> | readonly Row[];
}

// Loaded on demand: few people delete several rows.
const DeleteSelectedDialog = lazy(() =>
  import('./DeleteSelectedDialog.tsx').then((module) => ({ default: module.DeleteSelectedDialog })),
);

/**
 * Actions for selected rows, with confirmation. It covers the bottom of its container and shifts nothing, so that
 * checkboxes stay where they are. Internal to `EntityTable`.
 */
export function SelectionBar<Row extends EntityRow>({
  selection,
  titleOf,
  onDelete,
  matching,
  loadMatching,
}: SelectionBarProps<Row>) {
  const count = selection.rows.length.toLocaleString('en-US');
  const isEmpty = selection.rows.length === 0;
  const [loading, setLoading] = useState<'pending' | 'failed'>();
  const selectMatching = async () => {
    setLoading('pending');
    try {
      selection.setRows(await loadMatching());
      setLoading(undefined);
    } catch {
      setLoading('failed');
    }
  };
  const [targets, setTargets] = useState<readonly Row[]>();
  const deleteRows = async (...[rows, onProgress]: Parameters<typeof onDelete>) => {
    const failures = await onDelete(rows, onProgress);
    selection.set([]);
    return failures;
  };
  return (
    <Root data-noprint="">
      {/* Always rendered: screen readers only announce changes of an existing live region. */}
      <p className="pl-sr" role="status">
        {isEmpty ? '' : `${count} selected`}
        {loading === 'failed' && `. ${failedText}`}
      </p>
      {!isEmpty && (
        <Bar elevation={1}>
          <span aria-hidden="true">
            {count} selected{loading === 'failed' && `. ${failedText}`}
          </span>
          {selection.rows.length < matching && (
            <Button
              variant="text"
              size="small"
              loading={loading === 'pending'}
              onClick={() => void selectMatching()}
            >{`Select all ${matching.toLocaleString('en-US')}`}</Button>
          )}
          <Button variant="outlined" size="small" onClick={() => selection.set([])}>
            Clear
          </Button>
          <Button variant="donate" size="small" onClick={() => setTargets(selection.rows)}>
            Delete {count}
          </Button>
        </Bar>
      )}
      {targets && (
        <Suspense>
          <DeleteSelectedDialog rows={targets} titleOf={titleOf} onDelete={deleteRows} onClose={() => setTargets([])} />
        </Suspense>
      )}
    </Root>
  );
}

const failedText = 'The others can’t be selected right now. Try again.';

const Root = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: `calc(var(--pl-foot, 0px) + max(${space(2)}, env(safe-area-inset-bottom)))`,
  zIndex: theme.zIndex.appBar - 1,
  '&:not(:has(button))': { position: 'absolute' },
}));

const Bar = styled(Paper)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: `${space(1)} ${space(1)} ${space(1)} ${space(2)}`,
  border: `1px solid ${theme.palette.edge}`,
  '& > span': { marginInlineEnd: 'auto', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& > .MuiButton-root': { minHeight: 44 },
}));
