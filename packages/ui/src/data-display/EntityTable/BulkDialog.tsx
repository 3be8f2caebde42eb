import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { type ComponentType, type RefObject, Suspense, useId, useRef, useState } from 'react';
import { Loading } from '../../feedback/Loading/index.ts';
import { Button } from '../../inputs/Button/index.ts';
import type { EntityRow } from '../../inputs/RowMenu/index.ts';

/** A selected row that was refused. */
export interface EntityBulkFailure {
  id: number | string;
  /** Its title, if the table may not have it. */
  title?: string;
  /** The reason, as a sentence. */
  reason: string;
}

/** Something that is done to several rows. A method, as in `EntityRowActions`. */
export interface EntityBulkAction<Row> {
  /** The verb: 'Publish', of the button 'Publish 12'. */
  label: string;
  /** The question before the number: 'Add a topic to these'. @default the label and 'these' */
  question?: string;
  /** While it runs: 'Publishing…'. */
  progress: string;
  /** After 'could not be': 'published'. */
  participle: string;
  /** Deletes the rows: has its own button, in the color of errors. */
  deletes?: true;
  /** What has to be entered first, such as a topic or the value of a field. @default nothing */
  Input?: ComponentType<EntityBulkInputProps>;
  /** Called once it is confirmed, with a callback for progress; resolves to the rows that were refused. */
  run(
    rows: readonly Row[],
    onProgress: (done: number) => void,
    entered: EntityBulkInput,
  ): Promise<readonly EntityBulkFailure[]>;
}

/** What was entered in the dialog, by field. */
export type EntityBulkInput = Readonly<Record<string, unknown>>;

/** Props of what is entered in the dialog. */
export interface EntityBulkInputProps {
  /** Number of rows that are changed. */
  count: number;
  /** Set to a function that returns what was entered, or null after it has shown what is wrong with it. */
  readRef: RefObject<(() => EntityBulkInput | null) | null>;
}

/**
 * Functions are methods, whose bivariance lets the lazily loaded dialog, typed for any row, take those of a specific
 * one.
 */
export interface BulkDialogProps<Row extends EntityRow> {
  /** What is done. */
  action: EntityBulkAction<Row>;
  /** The rows that it is done to. */
  rows: readonly Row[];
  /** Returns the title of a row; its id for one that was not loaded. */
  titleOf(row: Row): string;
  /** Called after rows were changed. */
  onDone(): void;
  /** Called when the dialog closes. */
  onClose(): void;
}

/** Most titles that are listed. */
const maxListedTitles = 200;

type Phase =
  | { name: 'asking' }
  | { name: 'running'; done: number }
  | { name: 'failed'; failures: readonly { title: string; reason: string }[] };

/**
 * Confirms a change of rows with their number and titles, shows its progress, and names afterwards which were refused
 * and why. Internal to `SelectionBar`.
 */
export function BulkDialog<Row extends EntityRow>({ action, rows, titleOf, onDone, onClose }: BulkDialogProps<Row>) {
  const { label, question = `${label} these`, progress, participle, Input, deletes } = action;
  const titleId = useId();
  const [phase, setPhase] = useState<Phase>({ name: 'asking' });
  const readInput = useRef<(() => EntityBulkInput | null) | null>(null);
  const close = () => phase.name !== 'running' && onClose();
  const start = async () => {
    // Also null while it is being loaded.
    const entered = Input ? (readInput.current?.() ?? null) : {};
    if (entered === null) return;
    setPhase({ name: 'running', done: 0 });
    const failed = await action.run(rows, (done) => setPhase({ name: 'running', done }), entered);
    onDone();
    if (failed.length === 0) return onClose();
    const titles = new Map(rows.map((row) => [row.id, titleOf(row)]));
    const failures = failed.map(({ id, title, reason }) => ({ title: title ?? titles.get(id) ?? String(id), reason }));
    setPhase({ name: 'failed', failures });
  };
  const loaded = rows.filter((row) => titleOf(row) !== String(row.id)).slice(0, maxListedTitles);
  const listed = phase.name === 'failed' ? phase.failures : loaded.map((row) => ({ title: titleOf(row), reason: '' }));
  const unlistedCount = phase.name === 'failed' ? 0 : rows.length - listed.length;
  const count = rows.length.toLocaleString('en-US');
  const submitLabel = `${Input ? 'Change' : label} ${count}`;
  return (
    <Dialog open role="alertdialog" aria-labelledby={titleId} onClose={close}>
      <DialogTitle id={titleId}>
        {phase.name === 'failed'
          ? `${phase.failures.length.toLocaleString('en-US')} of ${count} could not be ${participle}`
          : `${question} ${count}?`}
      </DialogTitle>
      {Input && phase.name !== 'failed' && (
        <DialogContent sx={{ '&&&': { flex: 'none' } }} inert={phase.name === 'running'}>
          <Suspense fallback={<Loading />}>
            <Input count={rows.length} readRef={readInput} />
          </Suspense>
        </DialogContent>
      )}
      {/* A long list scrolls; focusable, so that keys can scroll it. */}
      <DialogContent dividers tabIndex={0} role="group" aria-label="Selected">
        <List dense disablePadding>
          {listed.map(({ title, reason }, index) => (
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
        <p role="status">{phase.name === 'running' ? `${progress} ${phase.done} / ${rows.length}` : ''}</p>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close}>
          {phase.name === 'failed' ? 'Close' : 'Cancel'}
        </Button>
        {phase.name !== 'failed' && (
          <Button
            variant={deletes ? 'donate' : undefined}
            loading={phase.name === 'running'}
            onClick={() => void start()}
          >
            {phase.name === 'running' ? progress : submitLabel}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
