import type { TablePaginationProps } from '@mui/material/TablePagination';
import type { TableParts } from './table-context.ts';
import { firstPage } from './table-state.ts';

/** Where the rows on screen stand, and the way to the others. */
export interface Pages {
  /** From 0. */
  page: number;
  /** Rows on all pages. */
  total: number;
  /** Which rows are shown of how many, as in '26–50 of 1,234'. */
  text: string;
  goTo: (page: number) => void;
}

/**
 * The pages of a list. The caller's are had one after the other, by cursors; rows may have come or gone before them.
 * @param total rows on all pages, when they are searched here
 */
export function pagesOf({ serverPage, rows, state, change }: PagedTable, total = rows.length): Pages {
  const { pageSize } = state;
  const count = serverPage?.total ?? total;
  const lastPage = Math.max(0, Math.ceil(count / pageSize) - 1);
  if (!serverPage) {
    const page = Math.min(state.page, lastPage);
    const position = page * pageSize;
    const text = rangeText(position, Math.min(pageSize, count - position), count);
    return { page, total: count, text, goTo: (next) => change({ page: next, cursor: null }) };
  }
  const { position, next, previous } = serverPage;
  const page = Math.min(Math.ceil(position / pageSize), lastPage);
  return {
    page,
    total: count,
    text: rangeText(position, rows.length, count),
    goTo: (wanted) => {
      const before = wanted > 0 && previous !== null ? { before: previous } : null;
      const cursor = wanted > page && next !== null ? { after: next } : before;
      change({ ...firstPage, cursor });
    },
  };
}

type PagedTable = Pick<TableParts<never>, 'serverPage' | 'state' | 'change'> & { rows: readonly unknown[] };

function rangeText(position: number, shown: number, total: number): string {
  const [first, last, all] = [position + 1, position + shown, total].map((count) => count.toLocaleString('en-US'));
  return `${first}–${last} of ${all}`;
}

/** Words and roles of MUI's pagination, in the grid and below the cards. */
export const pageText = {
  showFirstButton: true,
  getItemAriaLabel: (type) => `${type[0]?.toUpperCase()}${type.slice(1)} page`,
  slotProps: {
    // Said aloud after a search and on every new page.
    displayedRows: { role: 'status' },
    select: { native: true, inputProps: { 'aria-label': 'Rows per page' } },
  },
} satisfies Partial<TablePaginationProps>;
