import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { SkipLink } from '../SkipLink/index.ts';
import { media } from '../theme/index.ts';

export interface PublicShellProps extends ComponentPropsWithRef<'div'> {
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
export function PublicShell({ header, footer, children, ...rest }: PublicShellProps) {
  return (
    <Root {...rest}>
      <SkipLink />
      <header>{header}</header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </Root>
  );
}

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100vh',
  '& > main': { flex: 1 },
  // What is flexible is not broken between two sheets of paper.
  [media.print]: { display: 'block' },
});
