import CloseIcon from '@mui/icons-material/CloseOutlined';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useClosingOnBack } from '../../hooks/useClosingOnBack.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { smallText } from '../../theme/index.ts';
import { CommandList } from './CommandList.tsx';
import type { CommandItem } from './command-item.ts';

export interface CommandPaletteProps extends Omit<DialogProps, 'children' | 'onClose' | 'title'> {
  /** Whether it is shown. */
  open: boolean;
  /** Called on Escape, on a press beside it, and by 'Close'. */
  onClose: () => void;
  /** What stands in the field. */
  query: string;
  /** Told of every change of the field. */
  onQueryChange: (query: string) => void;
  /** What fits, best first: the caller searches. */
  items: readonly CommandItem[];
  /** Called with what was chosen. */
  onChoose: (item: CommandItem) => void;
  /** Said below the list, and to screen readers: what is being done, or what went wrong. @default none */
  note?: string;
  /** Said where nothing fits. @default 'Nothing found.' */
  emptyText?: string;
}

/**
 * One field for everything: what somebody types is looked for among records, screens and commands, and Enter goes there.
 * MUI's `Autocomplete` in a `Dialog`: load it when it is opened first.
 *
 * - **When**: once, in the frame of the dashboard, opened by a button and by keys.
 * - **Not for**: searching one list; its toolbar does that. Public pages: `SearchBox`.
 * - **Keys**: Arrows, Enter, Escape; the focus goes back.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function CommandPalette({
  open,
  onClose,
  note = '',
  emptyText = 'Nothing found.',
  query,
  onQueryChange,
  items,
  onChoose,
  ...rest
}: CommandPaletteProps) {
  const id = useId();
  useClosingOnBack(open, onClose);
  return (
    <Window open={open} onClose={onClose} maxWidth="sm" aria-labelledby={id} {...rest}>
      <Close look="inBar" label="Close" onClick={onClose}>
        <CloseIcon />
      </Close>
      <h2 id={id} className="pl-sr">
        {label}
      </h2>
      <CommandList {...{ items, onChoose, query, onQueryChange, onClose, label, emptyText }} />
      <Note role="status">{note}</Note>
    </Window>
  );
}

/** Names window, field and list. */
const label = 'Search everything';

const Window = styled(Dialog)(({ theme }) => ({
  '& > .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': { position: 'relative', overflow: 'hidden' },
  [theme.breakpoints.up('sm')]: {
    '& .MuiDialog-paper': { marginBlockStart: theme.spacing(8), maxBlockSize: 'min(640px, calc(100dvh - 96px))' },
  },
}));

const Close = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: theme.spacing(1),
  insetInlineEnd: theme.spacing(1),
  zIndex: 1,
}));

const Note = styled('div')(({ theme }) => ({
  '&:not(:empty)': {
    padding: theme.spacing(1.25, 2),
    borderBlockStart: `1px solid ${theme.palette.divider}`,
    fontSize: smallText,
    color: theme.palette.text.secondary,
  },
}));
