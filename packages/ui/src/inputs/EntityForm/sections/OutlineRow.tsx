import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import { styled } from '@mui/material/styles';
import type { StoredSection } from '@porchlight/contract/sections/section';
import { sectionLabel, sectionTitle } from '@porchlight/contract/sections/stored-sections';
import { type ComponentProps, type KeyboardEvent, memo } from 'react';
import type { DropMark } from '../../../hooks/useRowDrag.ts';
import { color, radius, smallText, space } from '../../../theme/index.ts';
import { IconButton } from '../../IconButton/index.ts';

/** What a row reports; the same functions on every render. */
export interface OutlineRowActions {
  onOpen: (id: string) => void;
  /** Called to move it by some places. @param control the button that keeps the focus */
  onMove: (id: string, step: number, control: string) => void;
  onMenu: (id: string, anchor: HTMLElement) => void;
  gripProps: (index: number) => ComponentProps<'span'>;
}

interface OutlineRowProps {
  section: StoredSection;
  index: number;
  isLast: boolean;
  isCurrent: boolean;
  hasProblem: boolean;
  /** Beside the form there is room for the buttons of one section only. */
  hasButtons: boolean;
  dropMark: DropMark;
  actions: OutlineRowActions;
}

/** Places to move by each key; the list limits them to its ends. */
const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** 'section 3, Quote': how a section is called in buttons and messages. Internal. */
export function sectionName(section: StoredSection, index: number): string {
  return `section ${index + 1}, ${sectionLabel(section)}`;
}

/** A section in the outline, with its grip and buttons. Internal to `SectionOutline`. */
export const OutlineRow = memo(function OutlineRow({
  section,
  index,
  isLast,
  isCurrent,
  hasProblem,
  hasButtons,
  dropMark,
  actions,
}: OutlineRowProps) {
  const { id } = section;
  const name = sectionName(section, index);
  const moveButton = (control: 'up' | 'down', step: -1 | 1, isAtEnd: boolean) => (
    <IconButton
      label={`Move ${control}: ${name}`}
      variant="inBar"
      data-control={control}
      // Not `disabled`, which would lose the focus at the end of the list.
      aria-disabled={isAtEnd || undefined}
      aria-keyshortcuts="ArrowUp ArrowDown Home End"
      onClick={() => actions.onMove(id, step, control)}
      onKeyDown={(event: KeyboardEvent) => {
        const keyStep = steps[event.key];
        if (keyStep === undefined) return;
        event.preventDefault();
        actions.onMove(id, keyStep, control);
      }}
    >
      {control === 'up' ? <ArrowUpwardIcon fontSize="small" /> : <ArrowDownwardIcon fontSize="small" />}
    </IconButton>
  );
  return (
    <Row data-drop={dropMark} data-current={isCurrent || undefined}>
      <Grip {...actions.gripProps(index)} aria-hidden="true" title="Drag to move">
        <DragIndicatorIcon fontSize="small" />
      </Grip>
      <button
        type="button"
        data-control="open"
        aria-current={isCurrent || undefined}
        onClick={() => actions.onOpen(id)}
      >
        <b>
          <span className="pl-sr">{`${index + 1}. `}</span>
          {sectionLabel(section)}
        </b>
        <span dir="auto">{sectionTitle(section)}</span>
        {(section.hidden || hasProblem) && (
          <span data-badges="">
            {section.hidden && <Badge>Hidden</Badge>}
            {hasProblem && <Badge data-problem="">▲ Problem</Badge>}
          </span>
        )}
      </button>
      {hasButtons && (
        <Buttons>
          {moveButton('up', -1, index === 0)}
          {moveButton('down', 1, isLast)}
          <IconButton
            label={`More actions: ${name}`}
            variant="inBar"
            data-control="menu"
            aria-haspopup="menu"
            onClick={(event) => actions.onMenu(id, event.currentTarget)}
          >
            <MoreVertIcon fontSize="small" />
          </IconButton>
        </Buttons>
      )}
    </Row>
  );
});

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  minInlineSize: 0,
  border: `1px solid ${color.border}`,
  borderRadius: radius,
  backgroundColor: color.surface,
  '&[data-drop="before"]': { boxShadow: `0 -3px 0 ${color.primary}` },
  '&[data-drop="after"]': { boxShadow: `0 3px 0 ${color.primary}` },
  '& > button': {
    display: 'grid',
    alignContent: 'center',
    minBlockSize: 48,
    minInlineSize: 0,
    padding: space(0.75),
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    lineHeight: 1.35,
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& > button > b': { overflowWrap: 'anywhere' },
  '& > button > span[dir]': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: smallText,
    color: color.muted,
  },
  '& > button:hover > b': { textDecoration: 'underline' },
  '& [data-badges]': { display: 'flex', flexWrap: 'wrap', gap: 4, marginBlockStart: 2 },
  '& [aria-disabled="true"]': { color: color.muted, opacity: 0.5 },
  '@container sections (min-width: 600px)': {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    '&[data-current]': { borderColor: color.primary, boxShadow: `inset 3px 0 0 ${color.primary}` },
    '& > div': { gridColumn: '1 / -1', justifyContent: 'end', borderBlockStart: `1px solid ${color.border}` },
  },
});

const Grip = styled('span')({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  minInlineSize: 28,
  color: color.muted,
  cursor: 'grab',
  // A finger on the grip drags, and doesn't scroll the page.
  touchAction: 'none',
});

const Buttons = styled('div')({ display: 'flex' });

const Badge = styled('span')({
  paddingInline: 6,
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  fontSize: '0.8125rem',
  fontWeight: 600,
  '&[data-problem]': { borderColor: color.accent, color: color.accent },
});
