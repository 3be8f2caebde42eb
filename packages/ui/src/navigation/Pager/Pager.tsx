import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import PaginationItem from '@mui/material/PaginationItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentPropsWithRef } from 'react';

export interface PagerProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The page that is shown; the first is 1. */
  page: number;
  /** Whether there is a page after this one. */
  hasNext: boolean;
  /** The address of a page. */
  hrefFor: (page: number) => string;
  /** Pages in all, when known. */
  pageCount?: number;
  /** Names the navigation. @default 'Pagination' */
  label?: string;
}

/**
 * Leads through a list page by page, with MUI's pagination items as plain links; the end that leads nowhere is a
 * disabled button.
 *
 * - **When**: public lists, so that Back and links work.
 * - **Not for**: tables in the dashboard, which have their own.
 * - **Keys**: Tab; the end that leads nowhere is skipped.
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
  // One line at 320 px: a step forward stands where the thumb is.
  [theme.breakpoints.down('md')]: { justifyContent: 'space-between', gap: theme.spacing(1) },
}));
