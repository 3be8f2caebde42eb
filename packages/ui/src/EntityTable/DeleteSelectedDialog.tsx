import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { Button } from '../Button/index.ts';
import { ModalDialog } from '../ModalDialog/index.ts';
import { color, smallText, space, step } from '../theme/index.ts';
import type { EntityDeleteFailure, EntityRow, EntityTableWords } from './entity-table-types.ts';

interface DeleteSelectedDialogProps<Row extends EntityRow> {
  /** What would be deleted; the dialog is open while there is something. */
  rows: readonly Row[];
  titleOf: (row: Row) => string;
  onDelete: (rows: readonly Row[], onProgress: (done: number) => void) => Promise<readonly EntityDeleteFailure[]>;
  onClose: () => void;
  words: EntityTableWords;
}

type Phase =
  | { name: 'asking' }
  | { name: 'deleting'; done: number }
  | { name: 'failed'; failures: readonly { title: string; reason: string }[]; count: number };

/** Says how many rows and which before they are deleted, and afterwards which could not be. Internal to `EntityTable`. */
export function DeleteSelectedDialog<Row extends EntityRow>(props: DeleteSelectedDialogProps<Row>) {
  const { rows, titleOf, onDelete, onClose, words } = props;
  const titleId = useId();
  const [phase, setPhase] = useState<Phase>({ name: 'asking' });
  const close = () => {
    if (phase.name === 'deleting') return;
    setPhase({ name: 'asking' });
    onClose();
  };
  const start = async () => {
    setPhase({ name: 'deleting', done: 0 });
    const failed = await onDelete(rows, (done) => setPhase({ name: 'deleting', done }));
    const titles = new Map(rows.map((row) => [row.id, titleOf(row)]));
    const failures = failed.map(({ id, reason }) => ({ title: titles.get(id) ?? String(id), reason }));
    setPhase(failures.length > 0 ? { name: 'failed', failures, count: rows.length } : { name: 'asking' });
    if (failures.length === 0) onClose();
  };
  const heading =
    phase.name === 'failed'
      ? `${phase.failures.length} of ${phase.count} ${words.notDeleted}`
      : `${words.delete} ${words.these} ${rows.length}?`;
  return (
    <ModalDialog
      role="alertdialog"
      aria-labelledby={titleId}
      open={rows.length > 0 || phase.name === 'failed'}
      onClose={close}
    >
      <Title id={titleId}>{heading}</Title>
      {/* A long list is scrolled, by keys too. */}
      <List tabIndex={0} aria-label={words.selected}>
        {phase.name === 'failed'
          ? phase.failures.map(({ title, reason }) => (
              <li key={title + reason}>
                <strong>{title}</strong> {reason}
              </li>
            ))
          : rows.map((row) => <li key={row.id}>{titleOf(row)}</li>)}
      </List>
      <p role="status">{phase.name === 'deleting' ? `${words.deleting} ${phase.done} / ${rows.length}` : ''}</p>
      <Answers>
        <Button variant="outlined" onClick={close}>
          {phase.name === 'failed' ? words.close : words.cancel}
        </Button>
        {phase.name !== 'failed' && (
          <Button
            variant="donate"
            aria-busy={phase.name === 'deleting' || undefined}
            onClick={() => phase.name === 'asking' && void start()}
          >
            {phase.name === 'deleting' ? words.deleting : `${words.delete} ${rows.length}`}
          </Button>
        )}
      </Answers>
    </ModalDialog>
  );
}

const Title = styled('h2')({ fontSize: step[1], marginBlockEnd: space(1.5) });

const List = styled('ul')({
  maxBlockSize: '40vh',
  overflowY: 'auto',
  padding: 0,
  border: `1px solid ${color.border}`,
  borderInline: 0,
  fontSize: smallText,
  '& > li': { padding: '8px 4px', overflowWrap: 'anywhere' },
  '& > li + li': { borderBlockStart: `1px solid ${color.border}` },
});

const Answers = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(1), marginBlockStart: space(2) });
