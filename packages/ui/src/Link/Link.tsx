import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import { NewTabNote } from './NewTabNote.tsx';

/** Props of `Link`: MUI's, and what a new tab needs. */
export interface LinkProps extends MuiLinkProps {
  /** Where it leads: a path of the site, or a whole address elsewhere. */
  href: string;
  /** Opens in a new tab; say so in the words around, or let the component say it to screen readers. @default false */
  newTab?: boolean;
  /** Read after the link's words by screen readers when it opens a new tab; '' when the words already say it. @default '(opens in a new tab)' */
  newTabText?: string;
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
export function Link({ newTab = false, newTabText, children, ...rest }: LinkProps) {
  const tab = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <MuiLink {...tab} {...rest}>
      {children}
      {newTab && <NewTabNote text={newTabText} />}
    </MuiLink>
  );
}
