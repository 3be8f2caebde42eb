import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { color, media, radius, space } from '../theme/index.ts';

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
  /** @default 'Previous' */
  previousText?: string;
  /** @default 'Next' */
  nextText?: string;
}

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  & > a,
  & > button {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-height: ${space(6)};
    padding: ${space(1)} ${space(2)};
    border: 2px solid ${color.edge};
    border-radius: ${radius};
    background: none;
    font-weight: 600;
    text-decoration: none;
  }
  & > a:hover {
    border-color: ${color.primary};
    background: ${color.band};
  }
  & > button {
    border: 2px dashed ${color.border};
    color: ${color.muted};
    cursor: not-allowed;
  }
  & > p {
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }
  /* One line at 320 px: a step forward stands where the thumb is. */
  ${media.phone} {
    justify-content: space-between;
    gap: ${space(1)};
    & > a,
    & > button {
      gap: ${space(0.5)};
      padding-inline: ${space(1)};
    }
  }
`;

/**
 * Leads through a list page by page, with plain links; the end that leads nowhere is a disabled button.
 *
 * - **When**: public lists, so that Back and links work.
 * - **Not for**: tables in the dashboard, which have their own.
 * - **Keys**: Tab; the end that leads nowhere is skipped.
 */
export function Pager({
  page,
  hasNext,
  hrefFor,
  pageCount,
  label = 'Pagination',
  previousText = 'Previous',
  nextText = 'Next',
  ...rest
}: PagerProps) {
  const previous = (
    <>
      <Icon name="previous" sizePx={18} />
      {previousText}
    </>
  );
  const next = (
    <>
      {nextText}
      <Icon name="next" sizePx={18} />
    </>
  );
  return (
    <Root aria-label={label} data-noprint="" {...rest}>
      {page > 1 ? (
        <Link href={hrefFor(page - 1)} rel="prev">
          {previous}
        </Link>
      ) : (
        <button type="button" disabled>
          {previous}
        </button>
      )}
      <p aria-current="page">
        Page {page}
        {pageCount !== undefined && ` of ${pageCount}`}
      </p>
      {hasNext ? (
        <Link href={hrefFor(page + 1)} rel="next">
          {next}
        </Link>
      ) : (
        <button type="button" disabled>
          {next}
        </button>
      )}
    </Root>
  );
}
