import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Badge from '@mui/material/Badge';
import ButtonBase from '@mui/material/ButtonBase';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { type ComponentPropsWithRef, useEffect, useId, useRef, useState } from 'react';
import { NavIcon, type NavIconName } from '../../data-display/NavIcon/index.ts';
import { smallText } from '../../theme/index.ts';

interface Entry {
  label: string;
  /** Its icon: all that a collapsed sidebar shows of it. */
  icon?: NavIconName;
}

/** An entry that is a link. */
export interface SidebarLink extends Entry {
  href: string;
  /** Number of items waiting for action, and its text: '2 unsaved'. */
  waiting?: { count: number; text: string };
}

/** An entry that is a button, such as for signing out. */
export interface SidebarAction extends Entry {
  onSelect: () => void;
}

/** An entry of a sidebar or of a menu in the app bar. */
export type SidebarItem = SidebarLink | SidebarAction;

/** A group of entries. */
export interface SidebarGroup {
  /** Heading of the group; none without it. */
  label?: string;
  items: readonly SidebarItem[];
}

export interface SidebarProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The groups, in order. */
  groups: readonly SidebarGroup[];
  /** `href` of the current entry. */
  currentHref?: string;
  /** Called when an entry is chosen, for example to close a drawer. */
  onChoose?: () => void;
  /** Shows the icons alone, with the labels as tooltips. @default false */
  isCollapsed?: boolean;
  /** Labels of the groups that are folded. The group of the current entry is open, until it is folded again. @default none */
  foldedGroups?: readonly string[];
  /** Called with the labels of the folded groups when one is folded or opened; without it groups can't be folded. */
  onFold?: (foldedGroups: readonly string[]) => void;
  /** Accessible name. @default 'Dashboard' */
  label?: string;
}

/**
 * The dashboard's navigation, as MUI's lists with subheaders, which fold and open their group. Where it scrolls, the
 * current entry is in view. Renders a `nav`.
 *
 * - **When**: inside `DashboardShell`.
 * - **Not for**: public pages.
 * - **Keys**: Tab, Enter; on a group's heading, Enter and Space fold and open it; the current screen is announced.
 * @see spec 2.3
 */
export function Sidebar({
  groups,
  currentHref,
  onChoose,
  isCollapsed = false,
  foldedGroups = [],
  onFold,
  label = 'Dashboard',
  ref,
  ...rest
}: SidebarProps) {
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  const mergedRef = useForkRef(nav, ref);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current entry has changed
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [currentHref]);
  // The current entry whose group has been folded all the same.
  const [hiddenHref, setHiddenHref] = useState<string>();
  const canFold = onFold !== undefined && !isCollapsed;
  const isFolded = ({ label: name = '', items }: SidebarGroup) => {
    const hasCurrent = items.some((item) => 'href' in item && item.href === currentHref);
    return canFold && foldedGroups.includes(name) && !(hasCurrent && hiddenHref !== currentHref);
  };
  const fold = (group: SidebarGroup) => {
    const others = foldedGroups.filter((name) => name !== group.label);
    setHiddenHref(isFolded(group) ? undefined : currentHref);
    onFold?.(isFolded(group) || !group.label ? others : [...others, group.label]);
  };
  const renderGroup = (group: SidebarGroup, index: number) => (
    <div key={group.label ?? index}>
      {group.label && (
        <ListSubheader component="div" id={`${id}${index}`} disableSticky>
          {canFold ? (
            <Fold
              aria-expanded={!isFolded(group)}
              aria-controls={isFolded(group) ? undefined : `${id}${index}-items`}
              onClick={() => fold(group)}
            >
              {group.label}
              <ExpandMoreIcon fontSize="small" />
            </Fold>
          ) : (
            <span className={isCollapsed ? 'pl-sr' : undefined}>{group.label}</span>
          )}
        </ListSubheader>
      )}
      <List
        dense
        disablePadding
        id={`${id}${index}-items`}
        hidden={isFolded(group)}
        aria-labelledby={group.label && `${id}${index}`}
      >
        {group.items.map((item) => (
          <ListItem key={item.label} disablePadding>
            <ListItemButton
              {...('href' in item
                ? {
                    href: item.href,
                    selected: item.href === currentHref,
                    'aria-current': item.href === currentHref ? 'page' : undefined,
                  }
                : { component: 'button' })}
              title={isCollapsed ? item.label : waitingOf(item)?.text}
              aria-describedby={waitingOf(item) && `${id}${item.label}`}
              onClick={() => {
                onChoose?.();
                if ('onSelect' in item) item.onSelect();
              }}
            >
              {item.icon && (
                <ListItemIcon>
                  <Badge badgeContent={isCollapsed ? (waitingOf(item)?.count ?? 0) : 0} aria-hidden="true">
                    <NavIcon name={item.icon} fontSize="small" />
                  </Badge>
                </ListItemIcon>
              )}
              <span className={isCollapsed ? 'pl-sr' : undefined}>{item.label}</span>
              {waitingOf(item) && !isCollapsed && (
                <Badge data-end="" badgeContent={waitingOf(item)?.count} aria-hidden="true" />
              )}
            </ListItemButton>
            {waitingOf(item) && (
              <span hidden id={`${id}${item.label}`}>
                {waitingOf(item)?.text}
              </span>
            )}
          </ListItem>
        ))}
      </List>
    </div>
  );
  // What is done, and not opened, stays in view below what scrolls.
  const actionGroups = groups.filter(({ items }) => items.every((item) => 'onSelect' in item));
  const linkGroups = groups.filter((group) => !actionGroups.includes(group));
  return (
    <Nav ref={mergedRef} aria-label={label} data-collapsed={isCollapsed || undefined} {...rest}>
      <Scrolled>{linkGroups.map(renderGroup)}</Scrolled>
      {actionGroups.map((group, index) => renderGroup(group, linkGroups.length + index))}
    </Nav>
  );
}

function waitingOf(item: SidebarItem): SidebarLink['waiting'] {
  return 'href' in item ? item.waiting : undefined;
}

/** In a column of limited height; elsewhere everything scrolls together. */
const Scrolled = styled('div')({
  flex: '0 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  // Room for the focus ring.
  margin: -6,
  padding: 6,
});

const Fold = styled(ButtonBase)(({ theme }) => ({
  inlineSize: '100%',
  minBlockSize: 24,
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  borderRadius: theme.shape.borderRadius,
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  color: 'inherit',
  '&:hover': { color: theme.palette.text.primary },
  '&[aria-expanded=false] > svg': { rotate: '-90deg' },
  '&:dir(rtl)[aria-expanded=false] > svg': { rotate: '90deg' },
  '@media (pointer: coarse)': { minBlockSize: 44 },
}));

const Nav = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  padding: theme.spacing(1),
  '& .MuiListSubheader-root': {
    padding: theme.spacing(1.25, 1.5, 0.25),
    fontSize: smallText,
    fontWeight: 600,
    lineHeight: 1.4,
    color: theme.palette.text.secondary,
    backgroundColor: 'transparent',
  },
  '& .MuiListItemButton-root': { minHeight: 36, scrollMarginBlock: theme.spacing(2) },
  '@media (max-height: 960px) and (pointer: fine)': {
    '& .MuiListItemButton-root': { minHeight: 32 },
    '& .MuiListSubheader-root': { paddingBlockStart: theme.spacing(0.75) },
  },
  '& .MuiListItemIcon-root': { minInlineSize: 32, color: 'inherit' },
  // At the end of the row, inside its edges.
  '& [data-end]': { marginInlineStart: 'auto', '& > .MuiBadge-badge': { position: 'static', transform: 'none' } },
  // Small rows are for mouse pointers; touch needs larger targets.
  '@media (pointer: coarse)': { '& .MuiListItemButton-root': { minHeight: 44 } },
  '& > :last-child:has(button)': {
    flex: 'none',
    marginBlockStart: theme.spacing(0.5),
    paddingBlockStart: theme.spacing(0.5),
    borderBlockStart: `1px solid ${theme.palette.divider}`,
  },
  '&[data-collapsed]': {
    '& > * + *, & > :first-child > * + *': {
      marginBlockStart: theme.spacing(0.5),
      paddingBlockStart: theme.spacing(0.5),
      borderBlockStart: `1px solid ${theme.palette.divider}`,
    },
    '& .MuiListSubheader-root': { padding: 0 },
    '& .MuiListItemButton-root': { justifyContent: 'center', padding: 0 },
    '& .MuiListItemIcon-root': { minInlineSize: 0 },
  },
}));
