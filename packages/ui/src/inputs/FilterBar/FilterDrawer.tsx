import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { Heading } from '../../data-display/Heading/index.ts';
import { useOverlayEntry } from '../../hooks/useOverlayEntry.ts';
import { Button } from '../Button/index.ts';

interface FilterDrawerProps {
  open: boolean;
  children: ReactNode;
  title: string;
  /** Text of the button that closes it, which is always visible: 'Show events'. */
  closeLabel: string;
  /** Called by the button, on Escape, on Back and on a click outside. */
  onClose: () => void;
}

/** The filters and sorting of a list, in a drawer at the bottom of a phone's screen. Internal to `FilterBar` and `ItemsToolbar`. */
export function FilterDrawer({ open, title, closeLabel, onClose, children }: FilterDrawerProps) {
  const id = useId();
  useOverlayEntry(open, onClose);
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { scrollPaddingBlockEnd: '5.5rem' } } }}
    >
      <Stack spacing={2} sx={{ padding: 2, paddingBlockEnd: 0 }}>
        <Heading level={2} size={1} id={id}>
          {title}
        </Heading>
        {children}
        <Foot>
          <Button onClick={onClose}>{closeLabel}</Button>
        </Foot>
      </Stack>
    </Drawer>
  );
}

const Foot = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'grid',
  paddingBlock: `${theme.spacing(1)} max(${theme.spacing(2)}, env(safe-area-inset-bottom))`,
  backgroundColor: theme.palette.background.paper,
}));
