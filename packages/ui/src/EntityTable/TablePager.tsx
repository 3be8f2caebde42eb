import styled from '@emotion/styled';
import { useId } from 'react';
import { Button } from '../Button/index.ts';
import { controlStyle } from '../FormField/index.ts';
import { color, smallText } from '../theme/index.ts';
import type { EntityTableWords } from './entity-table-types.ts';

interface TablePagerProps {
  page: number;
  lastPage: number;
  pageSize: number;
  /** Rows on all pages. */
  total: number;
  onPage: (page: number) => void;
  onPageSize: (pageSize: number) => void;
  words: EntityTableWords;
}

const pageSizes = [10, 25, 50, 100];

/** Which rows are shown of how many, and the way to the others. Internal to `EntityTable`. */
export function TablePager({ page, lastPage, pageSize, total, onPage, onPageSize, words }: TablePagerProps) {
  const sizeId = useId();
  const first = page * pageSize + 1;
  const last = Math.min(total, (page + 1) * pageSize);
  const sizes = pageSizes.includes(pageSize) ? pageSizes : [...pageSizes, pageSize].sort((a, b) => a - b);
  return (
    <Bar>
      {/* Said aloud after a search and on every new page. */}
      <p role="status">
        {first.toLocaleString('en-US')}–{last.toLocaleString('en-US')} of {total.toLocaleString('en-US')}
      </p>
      {total > (pageSizes[0] ?? 0) && (
        <Size>
          <label htmlFor={sizeId}>{words.rowsPerPage}</label>
          <SizeSelect id={sizeId} value={pageSize} onChange={(event) => onPageSize(Number(event.currentTarget.value))}>
            {sizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </SizeSelect>
        </Size>
      )}
      {lastPage > 0 && (
        <Steps>
          <Button variant="secondary" size="small" disabled={page === 0} onClick={() => onPage(page - 1)}>
            {words.previousPage}
          </Button>
          <Button variant="secondary" size="small" disabled={page === lastPage} onClick={() => onPage(page + 1)}>
            {words.nextPage}
          </Button>
        </Steps>
      )}
    </Bar>
  );
}

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  fontSize: smallText,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
  '& > p': { marginInlineEnd: 'auto' },
});

const Size = styled('div')({ display: 'flex', alignItems: 'center', gap: 8 });

const SizeSelect = styled('select')({ ...controlStyle, inlineSize: 'auto', minBlockSize: 36, padding: '4px 8px' });

const Steps = styled('div')({ display: 'flex', gap: 8 });
