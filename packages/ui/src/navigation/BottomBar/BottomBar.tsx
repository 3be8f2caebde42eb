import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { LinkItems, type NavLink } from '../Link/index.ts';

export interface BottomBarProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Links to the public pages. */
  links: readonly NavLink[];
  /** Path of the current page, whose link is marked. */
  currentPath?: string;
}

/**
 * Links to the public pages in a row below the organization's name. Below 1180 px `MobileMenu` replaces it.
 *
 * - **When**: once, in the header of every public page.
 * - **Not for**: the dashboard.
 * - **Keys**: Tab moves from link to link.
 */
export function BottomBar({ links, currentPath, ...rest }: BottomBarProps) {
  if (links.length === 0) return null;
  return (
    <Root aria-label="Pages" data-noprint="" {...rest}>
      <Container component="ul" className="pl-list">
        <LinkItems links={links} currentPath={currentPath} />
      </Container>
    </Root>
  );
}

const Root = styled('nav')(({ theme }) => ({
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  [theme.breakpoints.down('xl')]: { display: 'none' },
  '& > ul': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(1.75) },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 48,
    borderBlock: '3px solid transparent',
    color: theme.palette.text.primary,
    fontWeight: 500,
    textDecoration: 'none',
    '&:hover': { color: theme.palette.primary.main, borderBlockEndColor: theme.palette.edge },
    '&[aria-current]': { fontWeight: 600, borderBlockEndColor: theme.palette.secondary.main },
    // Forced colors make transparent borders visible, and every page would look like the current one.
    '@media (forced-colors: active)': {
      borderBlockColor: 'Canvas',
      '&:hover, &[aria-current]': { borderBlockEndColor: 'currentcolor' },
    },
  },
}));
