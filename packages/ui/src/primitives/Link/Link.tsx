import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import { NewTabNote } from './NewTabNote.tsx';

/** Props of `Link`: MUI's, and what a new tab needs. */
export interface LinkProps extends MuiLinkProps {
  /** Where it leads: a path of the site, or a whole address elsewhere. */
  href: string;
  /** Opens in a new tab and says so to screen readers. @default false */
  newTab?: boolean;
}

/**
 * MUI's link. Paths of the site go through the link component given to `PorchlightProvider`, everything else is a plain
 * anchor. Renders an `<a>`.
 *
 * - **When**: going somewhere, inside the site or out of it.
 * - **Not for**: doing something here: `Button`.
 * - **Keys**: Enter.
 * @see https://mui.com/material-ui/react-link/
 */
export function Link({ newTab = false, children, ...rest }: LinkProps) {
  const tab = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <MuiLink {...tab} {...rest}>
      {children}
      {newTab && <NewTabNote />}
    </MuiLink>
  );
}
