import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { Link } from '../Link/index.ts';
import { color, radius, smallText, space } from '../theme/index.ts';

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
 * The way around the dashboard. Renders a `nav`.
 *
 * - **When**: inside `DashboardShell`.
 * - **Not for**: public pages.
 * - **Keys**: Tab, Enter; the current screen is announced.
 * @see spec 2.3
 */
export function Sidebar({ items, currentHref, onChoose, label = 'Dashboard', ...rest }: SidebarProps) {
  return (
    <Nav aria-label={label} {...rest}>
      <ul>
        {items.map((item) => (
          <li key={item.label}>
            {'href' in item ? (
              <Entry href={item.href} aria-current={item.href === currentHref ? 'page' : undefined} onClick={onChoose}>
                {item.label}
              </Entry>
            ) : (
              <Action
                type="button"
                onClick={() => {
                  onChoose?.();
                  item.onSelect();
                }}
              >
                {item.label}
              </Action>
            )}
          </li>
        ))}
      </ul>
    </Nav>
  );
}

const Nav = styled('nav')({
  padding: space(1),
  '& ul': { display: 'grid', padding: 0, listStyle: 'none' },
  '& li:has(> button)': {
    marginBlockStart: space(1),
    paddingBlockStart: space(1),
    borderBlockStart: `1px solid ${color.border}`,
  },
});

const entry = {
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: 44,
  padding: `0 ${space(1.5)}`,
  fontSize: smallText,
  lineHeight: 1.3,
  textAlign: 'start',
  textDecoration: 'none',
  color: color.text,
  background: 'none',
  border: 0,
  borderRadius: radius,
  cursor: 'pointer',
  '&:hover': { backgroundColor: color.band, textDecoration: 'underline' },
} as const;

const Entry = styled(Link)({
  ...entry,
  '&[aria-current]': {
    fontWeight: 600,
    color: color.primary,
    backgroundColor: color.band,
    // Weight and color alone are not seen by everybody.
    boxShadow: `inset 4px 0 0 ${color.primary}`,
    // Where colors are forced there are no shadows.
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
});

const Action = styled('button')(entry);
