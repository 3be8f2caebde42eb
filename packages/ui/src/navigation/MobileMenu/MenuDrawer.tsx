import CloseIcon from '@mui/icons-material/Close';
import Drawer, { type DrawerProps } from '@mui/material/Drawer';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useCloseOnBack } from '../../hooks/useCloseOnBack.ts';
import { IconButton } from '../../inputs/IconButton/index.ts';

/** Props of `MenuDrawer`: those of MUI's drawer, plus its title. */
export interface MenuDrawerProps extends Omit<DrawerProps, 'onClose' | 'title'> {
  /** Whether it is open. */
  open: boolean;
  /** Called on Escape, on a click outside, by its button and on Back. */
  onClose: () => void;
  /** Text at its top. */
  title: string;
  /** Uses the dark color scheme always, like the bar it belongs to. @default false */
  isNight?: boolean;
}

/** The menu of a narrow screen: MUI's drawer with a header, closed by Back too. */
export function MenuDrawer({ open, onClose, title, isNight, children, ...rest }: MenuDrawerProps) {
  useCloseOnBack(open, onClose);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Menu', ...(isNight && { 'data-night': '' }) } }}
      {...rest}
    >
      <Toolbar sx={{ flex: 'none', justifyContent: 'space-between', paddingInlineStart: 2.5 }}>
        <Typography component="strong" variant="h5">
          {title}
        </Typography>
        <IconButton variant="inBar" label="Close menu" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Toolbar>
      {children}
    </Drawer>
  );
}
