import CloseIcon from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { IconButton } from '../IconButton/index.ts';
import { Sidebar, type SidebarItem, type SidebarLink } from '../Sidebar/index.ts';
import { useClosingOnBack } from './useClosingOnBack.ts';

interface MenuDrawerProps {
  title: string;
  label: string;
  closeLabel: string;
  isOpen: boolean;
  onClose: () => void;
  items: readonly SidebarItem[];
  links: readonly SidebarLink[];
  linksLabel: string;
  currentHref: string | undefined;
  userName: string | undefined;
}

/** The sidebar of a narrow screen, which closes on choice and on Back. Internal to `DashboardShell`. */
export function MenuDrawer({ title, label, closeLabel, isOpen, onClose, ...menu }: MenuDrawerProps) {
  const { items, links, linksLabel, currentHref, userName } = menu;
  useClosingOnBack(isOpen, onClose);
  return (
    <Drawer open={isOpen} onClose={onClose} slotProps={{ paper: { 'aria-label': label } }}>
      <Head>
        <Typography component="strong" variant="h5">
          {title}
        </Typography>
        <IconButton look="inBar" label={closeLabel} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Head>
      {userName && (
        <User variant="small" color="textSecondary">
          {userName}
        </User>
      )}
      <Sidebar items={items} currentHref={currentHref} onChoose={onClose} />
      {links.length > 0 && <MoreLinks items={links} currentHref={currentHref} onChoose={onClose} label={linksLabel} />}
    </Drawer>
  );
}

const Head = styled(Toolbar)(({ theme }) => ({
  justifyContent: 'space-between',
  paddingInlineStart: theme.spacing(2.5),
}));

const MoreLinks = styled(Sidebar)(({ theme }) => ({ borderBlockStart: `1px solid ${theme.palette.divider}` }));

const User = styled(Typography)(({ theme }) => ({ padding: theme.spacing(0, 2.5, 1), overflowWrap: 'anywhere' }));
