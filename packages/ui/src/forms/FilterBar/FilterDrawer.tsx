import Drawer, { type DrawerProps } from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';

export interface FilterDrawerProps extends Omit<DrawerProps, 'title' | 'anchor' | 'onClose'> {
  /** What the drawer is called, in its heading. */
  title: string;
  /** Words of the button that closes it, in view however much there is above: 'Show events'. */
  closeLabel: string;
  /** Called by the button, by Escape and by a press beside the drawer. */
  onClose: () => void;
}

/** What narrows and orders a list, in a drawer at the foot of a phone, where a thumb is. */
export function FilterDrawer({ title, closeLabel, onClose, children, ...rest }: FilterDrawerProps) {
  const id = useId();
  return (
    <Drawer
      anchor="bottom"
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { scrollPaddingBlockEnd: '5.5rem' } } }}
      {...rest}
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
