import styled from '@emotion/styled';
import { listTruncationCharacters } from '@porchlight/contract/limits';
import type { ComponentPropsWithRef } from 'react';
import { CardTitle } from '../CardFrame/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { LongDate } from '../LongDate/index.ts';
import { truncate } from '../TruncatedText/index.ts';
import { color, radius, smallText, space } from '../theme/index.ts';

/** One record that a search found. */
export interface SearchResult {
  title: string;
  /** Its page. */
  href: string;
  /** What it is, such as 'Story'. */
  kind: string;
  /** Plain text around what was found. */
  text?: string | null;
  /** A day or a moment. */
  date?: string | null;
  /** Shows hour and minute too. @default false */
  withTime?: boolean;
}

export interface SearchResultsProps extends Omit<ComponentPropsWithRef<'div'>, 'results' | 'children'> {
  /** What was found, best first. */
  results: readonly SearchResult[];
  /** What was searched for. */
  query: string;
  /** How many there are in all, when the results are a page of them. @default the number of results */
  total?: number;
  /** Says how many there are. */
  countText?: (total: number, query: string) => string;
  /** Said when nothing was found. */
  emptyText?: string;
  /** Place of the titles in the page's outline. @default 2 */
  headingLevel?: 2 | 3;
}

const Root = styled.div`
  & > p {
    color: ${color.muted};
  }
`;

const List = styled.ol`
  max-width: 720px;
  margin-top: ${space(2)};
  & > li {
    display: grid;
    gap: ${space(0.5)};
    position: relative;
    padding-block: ${space(2.5)};
    border-top: 1px solid ${color.border};
  }
  & [data-kind] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(0.5)} ${space(1.5)};
    color: ${color.muted};
    font-size: ${smallText};
    line-height: 1.4;
  }
  & [data-kind] > span {
    padding-inline: ${space(1)};
    border-radius: ${radius};
    background: ${color.band};
    color: ${color.text};
    font-weight: 600;
  }
`;

function countOf(total: number, query: string): string {
  return `${total.toLocaleString('en-US')} ${total === 1 ? 'result' : 'results'} for “${query}”`;
}

/**
 * What a search found, told to screen readers when it changes. Renders a `<div>` with an `<ol>`.
 *
 * - **When**: below a `SearchBox`.
 * - **Not for**: lists that nobody searched: `CardGrid`.
 * - **Keys**: Tab from result to result; the number of results is announced.
 */
export function SearchResults({
  results,
  query,
  total = results.length,
  countText = countOf,
  emptyText = `Nothing found for “${query}”. Try fewer or shorter words.`,
  headingLevel = 2,
  ...rest
}: SearchResultsProps) {
  return (
    <Root {...rest}>
      <p role="status">{results.length > 0 && countText(total, query)}</p>
      {results.length === 0 ? (
        <EmptyState text={emptyText} seed={query} />
      ) : (
        <List>
          {results.map((result) => (
            <li key={result.href}>
              <div data-kind="">
                <span>{result.kind}</span>
                <LongDate date={result.date} withTime={result.withTime} />
              </div>
              <CardTitle level={headingLevel} title={result.title} href={result.href} />
              {result.text && <p>{truncate(result.text, listTruncationCharacters).text}</p>}
            </li>
          ))}
        </List>
      )}
    </Root>
  );
}
