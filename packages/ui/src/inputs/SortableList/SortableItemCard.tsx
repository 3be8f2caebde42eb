import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import type { DropMark } from '../../hooks/useRowDrag.ts';
import { color, radius, smallText, space } from '../../theme/index.ts';
import { IconButton } from '../IconButton/index.ts';

interface SortableItemCardProps extends Omit<ComponentProps<'li'>, 'title' | 'children'> {
  /** Its kind and number: 'question 2'. */
  name: string;
  title: string;
  note: string | undefined;
  /** Whether its content is visible at first. */
  startsOpen: boolean;
  /** Makes its content visible: something in it is wrong. */
  hasError: boolean;
  isFirst: boolean;
  isLast: boolean;
  dropMark: DropMark;
  gripProps: ComponentProps<'span'>;
  /** Called to move it by some places. @param control the button that keeps the focus */
  onMove: (step: number, control: string) => void;
  onRemove: () => void;
  children: ReactNode;
}

/** Places to move by each key; the list limits them to its ends. */
const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** An item with its grip, its buttons and its content. Internal to `SortableList`. */
export function SortableItemCard({
  name,
  title,
  note,
  startsOpen,
  hasError,
  isFirst,
  isLast,
  dropMark,
  gripProps,
  onMove,
  onRemove,
  children,
  ...rest
}: SortableItemCardProps) {
  const contentId = useId();
  const [isOpen, setIsOpen] = useState(startsOpen);
  /** What was open once stays, so that what was typed does. */
  const [wasOpen, setWasOpen] = useState(startsOpen);
  const toggle = (next: boolean) => {
    setIsOpen(next);
    setWasOpen(true);
  };
  if (hasError && !isOpen) toggle(true);
  const moveButton = (control: 'up' | 'down', step: -1 | 1, isAtEnd: boolean) => (
    <IconButton
      label={`Move ${control}: ${name}`}
      variant="inBar"
      size="small"
      data-control={control}
      // Not `disabled`, which would lose the focus at the end of the list.
      aria-disabled={isAtEnd || undefined}
      aria-keyshortcuts="ArrowUp ArrowDown Home End"
      onClick={() => onMove(step, control)}
      onKeyDown={(event: KeyboardEvent) => {
        const keyStep = steps[event.key];
        if (keyStep === undefined) return;
        event.preventDefault();
        onMove(keyStep, control);
      }}
    >
      {control === 'up' ? <ArrowUpwardIcon /> : <ArrowDownwardIcon />}
    </IconButton>
  );
  return (
    <Card data-drop={dropMark} {...rest}>
      <fieldset>
        <legend className="pl-sr">{[name, title].filter(Boolean).join(': ')}</legend>
        <Bar>
          <Grip {...gripProps} aria-hidden="true" title="Drag to move">
            <DragIndicatorIcon fontSize="small" />
          </Grip>
          <Toggle type="button" aria-expanded={isOpen} aria-controls={contentId} onClick={() => toggle(!isOpen)}>
            <ExpandMoreIcon fontSize="small" />
            <Texts>
              <Name>{name}</Name> <span>{title}</span> {note && <Note>{note}</Note>}
            </Texts>
          </Toggle>
          <Buttons>
            {moveButton('up', -1, isFirst)}
            {moveButton('down', 1, isLast)}
            <IconButton label={`Remove ${name}`} variant="inBar" size="small" data-control="remove" onClick={onRemove}>
              <DeleteIcon />
            </IconButton>
          </Buttons>
        </Bar>
        <Content id={contentId} hidden={!isOpen}>
          {wasOpen && children}
        </Content>
      </fieldset>
    </Card>
  );
}

const Card = styled('li')({
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  backgroundColor: color.surface,
  minInlineSize: 0,
  '& > fieldset': { border: 0, margin: 0, padding: 0, minInlineSize: 0 },
  '&[data-indented]': { marginInlineStart: space(3) },
  '&[data-drop="before"]': { boxShadow: `0 -3px 0 ${color.primary}` },
  '&[data-drop="after"]': { boxShadow: `0 3px 0 ${color.primary}` },
  // An item whose buttons have just been pressed at the end of the list.
  '& [aria-disabled="true"]': { color: color.muted, opacity: 0.5 },
});

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minInlineSize: 0,
  paddingInline: space(1),
});

const Grip = styled('span')({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 24,
  minBlockSize: 44,
  color: color.muted,
  cursor: 'grab',
  // A finger on the grip drags, and doesn't scroll the page.
  touchAction: 'none',
});

const Toggle = styled(ButtonBase)({
  flex: 1,
  minInlineSize: 'min(100%, 8.5em)',
  minBlockSize: 44,
  justifyContent: 'start',
  columnGap: space(1),
  paddingInline: space(0.5),
  font: 'inherit',
  textAlign: 'start',
  '& > svg': { flex: 'none' },
  '&[aria-expanded="false"] > svg': { transform: 'rotate(-90deg)' },
});

/** On phones the title is below the name. */
const Texts = styled('span')({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(1),
  minInlineSize: 0,
  '& > span': { minInlineSize: 0, overflowWrap: 'anywhere' },
});

const Buttons = styled('span')({ display: 'flex', marginInlineStart: 'auto' });

const Name = styled('span')({ flex: 'none', fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } });

const Note = styled('span')({
  flex: 'none',
  marginInlineStart: 'auto',
  color: color.muted,
  fontSize: smallText,
  fontStyle: 'italic',
});

const Content = styled('div')({
  display: 'grid',
  gap: space(2),
  minInlineSize: 0,
  padding: space(2),
  borderBlockStart: `1px solid ${color.border}`,
  '&[hidden]': { display: 'none' },
});
