import styled from '@emotion/styled';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { Icon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { Sidebar, type SidebarItem, type SidebarLink } from '../Sidebar/index.ts';
import { SkipLink } from '../SkipLink/index.ts';
import { color, font, media, radius, smallText, space } from '../theme/index.ts';
import { useNarrowScreen } from '../theme/useNarrowScreen.ts';
import { HeaderButton } from './HeaderButton.tsx';
import { headerHeight, MenuDrawer } from './MenuDrawer.tsx';

/** Props of `DashboardShell`. */
export interface DashboardShellProps extends ComponentPropsWithRef<'div'> {
  /** Name in the header, which leads to the dashboard's home. */
  organizationName: string;
  /** @default '/dashboard' */
  homeHref?: string;
  /** Entries of the sidebar. */
  items: readonly SidebarItem[];
  /** `href` of the entry one is in; on create, edit and show pages that of their list. */
  currentHref?: string;
  /** What belongs to no entry of the sidebar: in the header, on phones below the sidebar. @default none */
  links?: readonly SidebarLink[];
  /** Accessible name of `links`. @default 'More' */
  linksLabel?: string;
  /** Who is signed in. */
  userName?: string;
  /** A `SchemeSwitch`. */
  schemeSwitch?: ReactNode;
  /** Name of the button that opens and closes the sidebar. @default 'Menu' */
  menuLabel?: string;
  /** @default 'Close menu' */
  closeLabel?: string;
  /** The screen, with its `h1`. */
  children?: ReactNode;
}

/**
 * The frame of every dashboard screen: header, sidebar, and the screen in `main#main`, which takes focus.
 * Above 768 px the sidebar is a column that can be put away; up to 768 px a drawer that closes on choice and on Back.
 * Renders a `div`.
 *
 * - **When**: once, around every dashboard screen.
 * - **Not for**: public pages: `PublicShell`.
 * - **Keys**: Tab reaches ‘Skip to the content’ first; Escape closes the drawer and gives the focus back.
 */
export function DashboardShell({
  organizationName,
  homeHref = '/dashboard',
  items,
  currentHref,
  links = [],
  linksLabel = 'More',
  userName,
  schemeSwitch,
  menuLabel = 'Menu',
  closeLabel = 'Close menu',
  children,
  ...rest
}: DashboardShellProps) {
  const columnId = useId();
  const isNarrow = useNarrowScreen() === true;
  const [isColumnOpen, setIsColumnOpen] = useState(true);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const isDrawerShown = isNarrow && isDrawerOpen;

  return (
    <Frame {...rest}>
      <SkipLink />
      <Header>
        <HeaderButton
          type="button"
          aria-label={menuLabel}
          aria-expanded={isNarrow ? isDrawerShown : isColumnOpen}
          aria-controls={isNarrow ? undefined : columnId}
          onClick={() => (isNarrow ? setIsDrawerOpen(true) : setIsColumnOpen(!isColumnOpen))}
        >
          <Icon name="menu" />
        </HeaderButton>
        <Name href={homeHref}>{organizationName}</Name>
        {links.length > 0 && (
          <HeaderLinks aria-label={linksLabel}>
            {links.map(({ label, href }) => (
              <Link key={href} href={href} aria-current={href === currentHref ? 'page' : undefined}>
                {label}
              </Link>
            ))}
          </HeaderLinks>
        )}
        {userName && <User>{userName}</User>}
        {schemeSwitch}
      </Header>
      <Body>
        <Column id={columnId} hidden={!isColumnOpen}>
          <Sidebar items={items} currentHref={currentHref} />
        </Column>
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
      </Body>
      <MenuDrawer
        title={organizationName}
        label={menuLabel}
        closeLabel={closeLabel}
        isOpen={isDrawerShown}
        onClose={() => setIsDrawerOpen(false)}
        {...{ items, currentHref, links, linksLabel, userName }}
      />
    </Frame>
  );
}

const Frame = styled('div')({ minBlockSize: '100dvh', backgroundColor: color.background });

const Header = styled('header')({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  minBlockSize: headerHeight,
  paddingInline: space(1),
  backgroundColor: color.surface,
  borderBlockEnd: `1px solid ${color.border}`,
});

const Name = styled(Link)({
  marginInlineEnd: 'auto',
  minInlineSize: 0,
  fontFamily: font.heading,
  fontWeight: 600,
  fontSize: '1.1875rem',
  lineHeight: 1.2,
  color: color.text,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  // Two lines fit the header; the drawer has the whole name.
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  [media.phone]: { fontSize: '1.0625rem' },
});

const HeaderLinks = styled('nav')({
  display: 'flex',
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 44,
    paddingInline: space(1.5),
    borderRadius: radius,
    fontSize: smallText,
    fontWeight: 600,
    color: color.primary,
    textDecoration: 'none',
    '&:hover': { backgroundColor: color.band, textDecoration: 'underline' },
    '&[aria-current]': { textDecoration: 'underline', textUnderlineOffset: '0.3em', textDecorationThickness: 2 },
  },
  [media.phone]: { display: 'none' },
});

const User = styled('span')({
  fontSize: smallText,
  color: color.muted,
  paddingInline: space(1),
  maxInlineSize: '16rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [media.phone]: { display: 'none' },
});

const Body = styled('div')({ display: 'flex', alignItems: 'stretch' });

const Column = styled('div')({
  flex: '0 0 232px',
  position: 'sticky',
  insetBlockStart: headerHeight,
  alignSelf: 'flex-start',
  blockSize: `calc(100dvh - ${headerHeight}px)`,
  overflowY: 'auto',
  borderInlineEnd: `1px solid ${color.border}`,
  backgroundColor: color.surface,
  '&[hidden]': { display: 'none' },
  [media.phone]: { display: 'none' },
});

const Main = styled('main')({
  flex: 1,
  minInlineSize: 0,
  maxInlineSize: 1440,
  padding: `${space(4)} ${space(4)} ${space(10)}`,
  '& h1': { fontSize: '1.75rem', lineHeight: 1.2 },
  '& > :is(h1, [role="status"]:not(:empty))': { marginBlockEnd: space(2.5) },
  // Focus and links must not end under the header.
  '& *': { scrollMarginBlockStart: headerHeight + 16 },
  // Small buttons are for a pointer; a thumb needs more.
  '@media (pointer: coarse)': { '&& .MuiButton-sizeSmall': { minBlockSize: 44 } },
  [media.phone]: { padding: `${space(2.5)} ${space(2)} ${space(10)}` },
});
