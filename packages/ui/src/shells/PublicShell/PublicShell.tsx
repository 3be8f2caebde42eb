import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { SkipLink } from '../../navigation/SkipLink/index.ts';
import { color, ink, media } from '../../theme/index.ts';

export interface PublicShellProps extends ComponentPropsWithRef<'div'> {
  /** What everybody has to know for some days, above everything; a region of its own. */
  banner?: string;
  /** Top, middle and bottom bar. */
  header: ReactNode;
  /** The footer. */
  footer: ReactNode;
  /** The page: sections from edge to edge. */
  children?: ReactNode;
}

/**
 * The frame of every public page: skip link, header, `<main id="main">`, footer.
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
  // What is flexible is not broken between two sheets of paper.
  [media.print]: { display: 'block' },
});
