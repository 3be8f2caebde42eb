import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import PaginationItem from '@mui/material/PaginationItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import usePagination from '@mui/material/usePagination';
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
 * Links to the pages of a list, as MUI's pagination items: Previous, the numbers of the first, the last and the nearest
 * pages, Next. On the first and last page one of them is a disabled button. Without `pageCount` there are no numbers.
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
      {pageCount !== undefined && <Numbers page={page} pageCount={pageCount} hrefFor={hrefFor} />}
      <Typography color="textSecondary" aria-current={pageCount === undefined ? 'page' : undefined}>
        Page {page}
        {pageCount !== undefined && ` of ${pageCount}`}
      </Typography>
      <PaginationItem page={next} {...(hasNext ? { href: hrefFor(page + 1), rel: 'next' } : { disabled: true })} />
    </Root>
  );
}

function Numbers({ page, pageCount, hrefFor }: Required<Pick<PagerProps, 'page' | 'pageCount' | 'hrefFor'>>) {
  const { items } = usePagination({ page, count: pageCount, hidePrevButton: true, hideNextButton: true });
  return (
    <ul className="pl-list">
      {items.map(({ type, page: number, selected }) => (
        <li key={`${type} ${number}`}>
          {type === 'page' && number !== null ? (
            <PaginationItem
              page={number}
              selected={selected}
              aria-label={`Page ${number}`}
              aria-current={selected ? 'page' : undefined}
              {...{ href: hrefFor(number) }}
            />
          ) : (
            <PaginationItem type="start-ellipsis" />
          )}
        </li>
      ))}
    </ul>
  );
}

const Root = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  fontVariantNumeric: 'tabular-nums',
  '& > ul': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.5) },
  // After Next, where it does not move with the width of the numbers.
  '& > p': { order: 1 },
  // One line at 320 px, with Next at the side of the thumb; the numbers in a line of their own.
  [theme.breakpoints.down('md')]: {
    justifyContent: 'space-between',
    gap: theme.spacing(1),
    '& > p': { order: 0 },
    '& > ul': { order: 1, flexBasis: '100%', justifyContent: 'center' },
  },
}));
