import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import PaginationItem from '@mui/material/PaginationItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentPropsWithRef } from 'react';

export interface PagerProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Number of the current page, from 1. */
  page: number;
  /** Whether there is a page after this one. */
  hasNext: boolean;
  /** Returns the URL of a page. */
  hrefFor: (page: number) => string;
  /** Total number of pages, if known. */
  pageCount?: number;
  /** Accessible name of the navigation. @default 'Pagination' */
  label?: string;
}

/**
 * Previous and Next links for a list, as MUI's pagination items; on the first and last page one of them is a disabled
 * button.
 *
 * - **When**: public lists, so that Back and bookmarks work.
 * - **Not for**: tables in the dashboard, which have their own pagination.
 * - **Keys**: Tab; a disabled button is skipped.
 * @see https://mui.com/material-ui/react-pagination/#router-integration
 */
export function Pager({ page, hasNext, hrefFor, pageCount, label = 'Pagination', ...rest }: PagerProps) {
  const previous = (
    <>
      <ArrowBackIcon fontSize="inherit" />
      Previous
    </>
  );
  const next = (
    <>
      Next
      <ArrowForwardIcon fontSize="inherit" />
    </>
  );
  return (
    <Root aria-label={label} data-noprint="" {...rest}>
      <PaginationItem page={previous} {...(page > 1 ? { href: hrefFor(page - 1), rel: 'prev' } : { disabled: true })} />
      <Typography color="textSecondary" aria-current="page">
        Page {page}
        {pageCount !== undefined && ` of ${pageCount}`}
      </Typography>
      <PaginationItem page={next} {...(hasNext ? { href: hrefFor(page + 1), rel: 'next' } : { disabled: true })} />
    </Root>
  );
}

const Root = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  fontVariantNumeric: 'tabular-nums',
  // One line at 320 px, with Next at the side of the thumb.
  [theme.breakpoints.down('md')]: { justifyContent: 'space-between', gap: theme.spacing(1) },
}));
