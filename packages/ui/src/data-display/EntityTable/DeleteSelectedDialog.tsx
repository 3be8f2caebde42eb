import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useId, useState } from 'react';
import { Button } from '../../inputs/Button/index.ts';
import type { EntityRow } from '../../inputs/RowMenu/index.ts';

/** A selected row that could not be deleted. */
export interface EntityDeleteFailure {
  id: number | string;
  /** The reason, as a sentence. */
  reason: string;
}

/**
 * Functions are methods, whose bivariance lets the lazily loaded dialog, typed for any row, take those of a specific
 * one.
 */
export interface DeleteSelectedDialogProps<Row extends EntityRow> {
  /** The rows to delete; the dialog is open while there are any. */
  rows: readonly Row[];
  /** Returns the title of a row. */
  titleOf(row: Row): string;
  /** Called to delete rows, with a callback for progress; resolves to those that failed. */
  onDelete(rows: readonly Row[], onProgress: (done: number) => void): Promise<readonly EntityDeleteFailure[]>;
  /** Called when the dialog closes, after deleting or canceling. */
  onClose: () => void;
}

/** Most titles that are listed. */
const maxListedTitles = 200;

type Phase =
  | { name: 'asking' }
  | { name: 'deleting'; done: number }
  | { name: 'failed'; failures: readonly { title: string; reason: string }[]; count: number };

/**
 * Confirms the deletion of rows with their number and titles, and shows afterwards which ones failed. Internal to
 * `SelectionBar`.
 */
export function DeleteSelectedDialog<Row extends EntityRow>(props: DeleteSelectedDialogProps<Row>) {
  const { rows, titleOf, onDelete, onClose } = props;
  const titleId = useId();
  const [phase, setPhase] = useState<Phase>({ name: 'asking' });
  const close = () => {
    if (phase.name === 'deleting') return;
    setPhase({ name: 'asking' });
    onClose();
  };
  const startDeletion = async () => {
    setPhase({ name: 'deleting', done: 0 });
    const failed = await onDelete(rows, (done) => setPhase({ name: 'deleting', done }));
    const titles = new Map(rows.map((row) => [row.id, titleOf(row)]));
    const failures = failed.map(({ id, reason }) => ({ title: titles.get(id) ?? String(id), reason }));
    setPhase(failures.length > 0 ? { name: 'failed', failures, count: rows.length } : { name: 'asking' });
    if (failures.length === 0) onClose();
  };
  const listedRows =
    phase.name === 'failed'
      ? phase.failures
      : rows.slice(0, maxListedTitles).map((row) => ({ title: titleOf(row), reason: '' }));
  const unlistedCount = phase.name === 'failed' ? 0 : rows.length - listedRows.length;
  const count = rows.length.toLocaleString('en-US');
  return (
    <Dialog
      role="alertdialog"
      aria-labelledby={titleId}
      open={rows.length > 0 || phase.name === 'failed'}
      onClose={close}
    >
      <DialogTitle id={titleId}>
        {phase.name === 'failed'
          ? `${phase.failures.length} of ${phase.count} could not be deleted`
          : `Delete these ${count}?`}
      </DialogTitle>
      {/* A long list scrolls; focusable, so that keys can scroll it. */}
      <DialogContent dividers tabIndex={0} role="group" aria-label="Selected">
        <List dense disablePadding>
          {listedRows.map(({ title, reason }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat, and the list is static while it is shown
            <ListItem key={index} disableGutters>
              <ListItemText primary={title} secondary={reason || undefined} />
            </ListItem>
          ))}
          {unlistedCount > 0 && (
            <ListItem disableGutters>
              <ListItemText primary={`and ${unlistedCount.toLocaleString('en-US')} more`} />
            </ListItem>
          )}
        </List>
        <p role="status">{phase.name === 'deleting' ? `Deleting… ${phase.done} / ${count}` : ''}</p>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close}>
          {phase.name === 'failed' ? 'Close' : 'Cancel'}
        </Button>
        {phase.name !== 'failed' && (
          <Button variant="donate" loading={phase.name === 'deleting'} onClick={() => void startDeletion()}>
            {phase.name === 'deleting' ? 'Deleting…' : `Delete ${count}`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
