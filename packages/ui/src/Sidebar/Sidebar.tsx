import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';

/** Leads somewhere. */
export interface SidebarLink {
  label: string;
  href: string;
}

/** Does something, such as signing out. */
export interface SidebarAction {
  label: string;
  onSelect: () => void;
}

/** One entry of a sidebar. */
export type SidebarItem = SidebarLink | SidebarAction;

/** Props of `Sidebar`. */
export interface SidebarProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Entries in their order; actions last, they are set apart. */
  items: readonly SidebarItem[];
  /** `href` of the entry one is in. */
  currentHref?: string;
  /** Called when any entry is chosen, for a drawer that closes then. */
  onChoose?: () => void;
  /** Accessible name. @default 'Dashboard' */
  label?: string;
}

/**
 * The way around the dashboard, as MUI's list of buttons. Renders a `nav`.
 *
 * - **When**: inside `DashboardShell`.
 * - **Not for**: public pages.
 * - **Keys**: Tab, Enter; the current screen is announced.
 * @see spec 2.3
 */
export function Sidebar({ items, currentHref, onChoose, label = 'Dashboard', ...rest }: SidebarProps) {
  return (
    <Nav aria-label={label} {...rest}>
      <List>
        {items.map((item) => (
          <ListItem key={item.label} disablePadding>
            {'href' in item ? (
              <ListItemButton
                href={item.href}
                selected={item.href === currentHref}
                aria-current={item.href === currentHref ? 'page' : undefined}
                onClick={onChoose}
              >
                {item.label}
              </ListItemButton>
            ) : (
              <ListItemButton
                component="button"
                onClick={() => {
                  onChoose?.();
                  item.onSelect();
                }}
              >
                {item.label}
              </ListItemButton>
            )}
          </ListItem>
        ))}
      </List>
    </Nav>
  );
}

const Nav = styled('nav')(({ theme }) => ({
  paddingInline: theme.spacing(1),
  '& li:has(> button)': {
    marginBlockStart: theme.spacing(1),
    paddingBlockStart: theme.spacing(1),
    borderBlockStart: `1px solid ${theme.palette.divider}`,
  },
}));
