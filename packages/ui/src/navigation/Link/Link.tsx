import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import { NewTabNote } from './NewTabNote.tsx';
import { newTabProps } from './new-tab.ts';

/** Props of `Link`: MUI's, plus `newTab`. */
export interface LinkProps extends MuiLinkProps {
  /** The target: a path of the site, or a full URL elsewhere. */
  href: string;
  /** Opens a new tab and tells screen readers so. @default false */
  newTab?: boolean;
}

/**
 * MUI's link. Paths of the site use the link component given to `PorchlightProvider`, other URLs a plain anchor.
 * Renders an `<a>`.
 *
 * - **When**: navigation, inside the site or to another one.
 * - **Not for**: actions on this page: `Button`.
 * - **Keys**: Enter.
 * @see https://mui.com/material-ui/react-link/
 */
export function Link({ newTab = false, children, ...rest }: LinkProps) {
  return (
    <MuiLink {...(newTab && newTabProps)} {...rest}>
      {children}
      {newTab && <NewTabNote />}
    </MuiLink>
  );
}
