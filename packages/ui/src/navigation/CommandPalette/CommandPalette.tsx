import CloseIcon from '@mui/icons-material/CloseOutlined';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useCloseOnBack } from '../../hooks/useCloseOnBack.ts';
import { IconButton } from '../../inputs/IconButton/index.ts';
import { smallText } from '../../theme/index.ts';
import { CommandList } from './CommandList.tsx';
import type { CommandItem } from './command-item.ts';

export interface CommandPaletteProps extends Omit<DialogProps, 'children' | 'onClose' | 'title'> {
  /** Whether it is open. */
  open: boolean;
  /** Called on Escape, on a click outside, on Back, and by 'Close'. */
  onClose: () => void;
  /** Text in the search field. */
  query: string;
  /** Called with the new text whenever it changes. */
  onQueryChange: (query: string) => void;
  /** The results, best first; the caller does the search. */
  items: readonly CommandItem[];
  /** Called with the chosen result. */
  onChoose: (item: CommandItem) => void;
  /** Status or error text below the list, also announced by screen readers. @default none */
  note?: string;
  /** Shown if there are no results. @default 'Nothing found.' */
  emptyText?: string;
}

/**
 * One search field for records, screens and commands; Enter opens the chosen result. MUI's `Autocomplete` in a
 * `Dialog`: load it when it is first opened.
 *
 * - **When**: once, in the dashboard's layout, opened by a button and a keyboard shortcut.
 * - **Not for**: searching one list: its toolbar does that. Public pages: `SearchBox`.
 * - **Keys**: Arrows, Enter, Escape; the focus returns afterwards.
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
  useCloseOnBack(open, onClose);
  return (
    <Window open={open} onClose={onClose} maxWidth="sm" aria-labelledby={id} {...rest}>
      <Close variant="inBar" label="Close" onClick={onClose}>
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

/** Accessible name of dialog, field and list. */
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
