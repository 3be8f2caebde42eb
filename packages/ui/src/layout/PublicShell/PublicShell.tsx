import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { SkipLink } from '../../navigation/SkipLink/index.ts';
import { color, ink, media } from '../../theme/index.ts';

export interface PublicShellProps extends ComponentPropsWithRef<'div'> {
  /** An urgent announcement above everything else; a region of its own. */
  banner?: string;
  /** The bars at the top: `TopBar`, `MiddleBar` and `BottomBar`. */
  header: ReactNode;
  /** The footer. */
  footer: ReactNode;
  /** The page's content: full-width sections. */
  children?: ReactNode;
}

/**
 * The layout of every public page: skip link, header, `<main id="main">`, footer.
 *
 * - **When**: once, around every public page.
 * - **Not for**: the dashboard: `DashboardShell`.
 * - **Keys**: Tab reaches ‘Skip to the content’ first.
 */
export function PublicShell({ banner, header, footer, children, ...rest }: PublicShellProps) {
  return (
    <Root {...rest}>
      <SkipLink />
      {banner && (
        <Banner aria-label="Announcement" dir="auto">
          {banner}
        </Banner>
      )}
      <header>{header}</header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </Root>
  );
}

const Banner = styled('section')(({ theme }) => ({
  padding: theme.spacing(1.5, 2),
  backgroundColor: color.lamp,
  color: ink,
  fontWeight: 600,
  textAlign: 'center',
  overflowWrap: 'anywhere',
}));

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100vh',
  '& > main': { flex: 1 },
  // A flex container isn't broken across printed pages.
  [media.print]: { display: 'block' },
});
