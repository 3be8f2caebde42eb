import MuiBreadcrumbs, { type BreadcrumbsProps as MuiBreadcrumbsProps } from '@mui/material/Breadcrumbs';
import Typography from '@mui/material/Typography';
import { Link, type NavLink } from '../Link/index.ts';

/** Props of `Breadcrumbs`: MUI's, plus the pages. */
export interface BreadcrumbsProps extends Omit<MuiBreadcrumbsProps, 'children'> {
  /** The parent pages, from the outermost. */
  items: readonly NavLink[];
  /** Title of this page. */
  current: string;
}

/**
 * MUI's breadcrumbs: the parent pages of the current page. Renders a `<nav>`.
 *
 * - **When**: pages two or more steps below the start page.
 * - **Not for**: the start page, and as the only way back to a list.
 * - **Keys**: Tab.
 * @see https://mui.com/material-ui/react-breadcrumbs/
 */
export function Breadcrumbs({ items, current, ...rest }: BreadcrumbsProps) {
  return (
    <MuiBreadcrumbs aria-label="Breadcrumbs" data-noprint="" {...rest}>
      {items.map(({ text, href }) => (
        <Link key={href} href={href}>
          {text}
        </Link>
      ))}
      <Typography variant="inherit" component="span" noWrap aria-current="page" dir="auto">
        {current}
      </Typography>
    </MuiBreadcrumbs>
  );
}
