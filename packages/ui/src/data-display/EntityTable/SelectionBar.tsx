import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { menuPlace } from '../../hooks/menu-place.ts';
import { Button } from '../../inputs/Button/index.ts';
import type { EntityRow } from '../../inputs/RowMenu/index.ts';
import { space } from '../../theme/index.ts';
import type { BulkDialogProps, EntityBulkAction } from './BulkDialog.tsx';
import type { Selection } from './useSelection.ts';

interface SelectionBarProps<Row extends EntityRow> extends Pick<BulkDialogProps<Row>, 'titleOf'> {
  selection: Selection<Row>;
  actions: readonly EntityBulkAction<Row>[];
  /** Number of matching rows on all pages. If more than are selected, 'Select all' is offered. */
  matching: number;
  /** Called to load all matching rows; resolves to a sentence if they can't be selected. Should reject on failure. */
  loadMatching: () => Promise<readonly Row[] | string> | readonly Row[];
}

// Loaded on demand: few people change several rows.
const BulkDialog = lazy(() => import('./BulkDialog.tsx').then((module) => ({ default: module.BulkDialog })));

/**
 * Actions for selected rows, with confirmation. It covers the bottom of its container and shifts nothing, so that
 * checkboxes stay where they are. Internal to `EntityTable`.
 */
export function SelectionBar<Row extends EntityRow>({
  selection,
  actions,
  titleOf,
  matching,
  loadMatching,
}: SelectionBarProps<Row>) {
  const count = selection.rows.length.toLocaleString('en-US');
  const isEmpty = selection.rows.length === 0;
  const [isLoading, setIsLoading] = useState(false);
  const [failure, setFailure] = useState('');
  const selectMatching = async () => {
    setIsLoading(true);
    setFailure('');
    try {
      const rows = await loadMatching();
      if (typeof rows === 'string') setFailure(rows);
      else selection.setRows(rows);
    } catch {
      setFailure('The others can’t be selected right now. Try again.');
    }
    setIsLoading(false);
  };
  const [asked, setAsked] = useState<{ action: EntityBulkAction<Row>; rows: readonly Row[] } | null>(null);
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const ask = (action: EntityBulkAction<Row>) => {
    setMenu(null);
    setAsked({ action, rows: selection.rows });
  };
  const changes = actions.filter(({ deletes }) => !deletes);
  const text = `${count} selected${failure && `. ${failure}`}`;
  return (
    <Root data-noprint="">
      {/* Always rendered: screen readers only announce changes of an existing live region. */}
      <p className="pl-sr" role="status">
        {isEmpty ? '' : text}
      </p>
      {!isEmpty && (
        <Bar elevation={1}>
          <span aria-hidden="true">{text}</span>
          {selection.rows.length < matching && (
            <Button
              variant="text"
              size="small"
              loading={isLoading}
              onClick={() => void selectMatching()}
            >{`Select all ${matching.toLocaleString('en-US')}`}</Button>
          )}
          <Button variant="outlined" size="small" onClick={() => selection.set([])}>
            Clear
          </Button>
          {changes.length > 0 && (
            <Button
              variant="outlined"
              size="small"
              aria-haspopup="menu"
              aria-expanded={menu !== null}
              onClick={(event) => setMenu(event.currentTarget)}
            >
              Change {count}
            </Button>
          )}
          {actions
            .filter(({ deletes }) => deletes)
            .map((action) => (
              <Button key={action.label} variant="donate" size="small" onClick={() => ask(action)}>
                {action.label} {count}
              </Button>
            ))}
        </Bar>
      )}
      <Menu anchorEl={menu} {...menuPlace(menu)} open={menu !== null && !isEmpty} onClose={() => setMenu(null)}>
        {changes.map((action) => (
          <MenuItem key={action.label} onClick={() => ask(action)}>
            {action.label}
            {action.Input && '…'}
          </MenuItem>
        ))}
      </Menu>
      {asked && (
        <Suspense>
          <BulkDialog {...asked} titleOf={titleOf} onDone={() => selection.set([])} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </Root>
  );
}

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
