import styled from '@emotion/styled';
import { useId } from 'react';
import { Button } from '../Button/index.ts';
import { controlStyle } from '../FormField/index.ts';
import { color, smallText } from '../theme/index.ts';
import { countText } from './count-text.ts';
import type { EntityTableWords } from './entity-table-types.ts';

interface TablePagerProps {
  /** Place of the first row shown, from 0. */
  position: number;
  /** Rows shown. */
  count: number;
  pageSize: number;
  /** Rows on all pages. */
  total: number;
  /** Undefined where there is no such page. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** Offered where pages can't be counted back one by one. */
  onFirst: (() => void) | undefined;
  onPageSize: (pageSize: number) => void;
  words: EntityTableWords;
}

const pageSizes = [10, 25, 50, 100];

/** Which rows are shown of how many, and the way to the others. Internal to `EntityTable`. */
export function TablePager(props: TablePagerProps) {
  const { position, count, pageSize, total, onPrevious, onNext, onFirst, onPageSize, words } = props;
  const sizeId = useId();
  const first = position + 1;
  const last = position + count;
  const sizes = pageSizes.includes(pageSize) ? pageSizes : [...pageSizes, pageSize].sort((a, b) => a - b);
  return (
    <Bar>
      {/* Said aloud after a search and on every new page. */}
      <p role="status">
        {countText(first)}–{countText(last)} of {countText(total)}
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
      {(onPrevious || onNext) && (
        <Steps>
          {onFirst && onPrevious && (
            <Button variant="text" size="small" onClick={onFirst}>
              {words.firstPage}
            </Button>
          )}
          <Button variant="outlined" size="small" disabled={!onPrevious} onClick={onPrevious}>
            {words.previousPage}
          </Button>
          <Button variant="outlined" size="small" disabled={!onNext} onClick={onNext}>
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
