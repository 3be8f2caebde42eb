import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../inputs/Button/index.ts';
import { color, danger, media, smallText, space } from '../../theme/index.ts';
import { PagedRow } from '../PagedList/index.ts';
import { TwoLines } from '../TwoLines/index.ts';
import type { TrashListEntry } from './trash-list-entry.ts';

interface TrashRowProps {
  entry: TrashListEntry;
  /** State of its checkbox, if rows can be selected. */
  select?: { isSelected: boolean; onSelect: (isSelected: boolean) => void };
  /** Whether it is being restored. */
  isBusy: boolean;
  /** Called with the button that was pressed. */
  onRestore: (button: HTMLElement) => void;
  /** Renders the content when it is opened. */
  renderContent?: (entry: TrashListEntry) => ReactNode;
}

/** A row of a `TrashList`. Internal. */
export function TrashRow({ entry, select, isBusy, onRestore, renderContent }: TrashRowProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const openText = isOpen ? 'Close' : 'Open';
  return (
    <Row data-selectable={select ? '' : undefined}>
      {select && (
        <Checkbox
          checked={select.isSelected}
          slotProps={{ input: { 'aria-label': `Select ${entry.title}` } }}
          onChange={(event) => select.onSelect(event.target.checked)}
        />
      )}
      <Description>
        <TwoLines
          picture={entry.pictureUrl ?? undefined}
          lines={2}
          first={<strong>{entry.title}</strong>}
          second={entry.details}
        />
        <Details>
          <span>{entry.deletedText}</span>
          {entry.isUrgent ? <UrgentLabel size="small" label={entry.leftText} /> : <span>{entry.leftText}</span>}
        </Details>
      </Description>
      <Actions>
        {renderContent && (
          <Button
            variant="text"
            size="small"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            aria-label={`${openText} ${entry.title}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {openText}
          </Button>
        )}
        <Button
          variant="outlined"
          size="small"
          data-restore=""
          aria-label={`Restore ${entry.title}`}
          loading={isBusy}
          onClick={(event) => onRestore(event.currentTarget)}
        >
          {isBusy ? 'Restoring…' : 'Restore'}
        </Button>
      </Actions>
      {renderContent && isOpen && <Content id={id}>{renderContent(entry)}</Content>}
    </Row>
  );
}

const Row = styled(PagedRow)({
  '&&': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', columnGap: space(1) },
  '&&[data-selectable]': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  '& > .MuiCheckbox-root': { marginInlineStart: -12 },
  [media.phone]: {
    '&&': { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockEnd: space(0.5) },
    '&&[data-selectable]': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
});

const Description = styled('div')({ display: 'grid', gap: 2, minInlineSize: 0, lineHeight: 1.4 });

const Details = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(2),
  overflowWrap: 'anywhere',
  fontSize: smallText,
  color: color.muted,
});

const UrgentLabel = styled(Chip)({
  '&&': { minBlockSize: 0, paddingBlock: 0, borderColor: danger, color: danger, background: 'none' },
});

const Actions = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  '& > button': { minBlockSize: 44 },
  [media.phone]: { gridColumn: '1 / -1', justifyContent: 'flex-end' },
});

const Content = styled('div')({ gridColumn: '1 / -1', minInlineSize: 0, marginBlock: space(1) });
