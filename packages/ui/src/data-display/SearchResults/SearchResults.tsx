import { keyframes, styled } from '@mui/material/styles';
import { listTruncationCharacters, titleCharacters } from '@porchlight/contract/limits';
import type { SnippetPart } from '@porchlight/contract/search';
import type { ComponentPropsWithRef } from 'react';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { CardTitle } from '../../surfaces/CardFrame/index.ts';
import { color, radius, smallText, space } from '../../theme/index.ts';
import { LongDate } from '../LongDate/index.ts';
import { truncate } from '../TruncatedText/index.ts';

/** A result of a search. */
export interface SearchResultItem {
  /** Unique id for results with the same URL. @default `href` */
  id?: string;
  title: string;
  /** URL of its page. */
  href: string;
  /** Type of the record, such as 'Story'. */
  kind: string;
  /** A line below the title, cut at 100 graphemes. */
  subtitle?: string;
  /** Plain text around the match, or pieces of it with the matches marked. */
  text?: string | readonly SnippetPart[] | null;
  /** A day or a moment, shown above the title. */
  date?: string | null;
  /** Shows hour and minute. @default false */
  withTime?: boolean;
}

export interface SearchResultsProps extends Omit<ComponentPropsWithRef<'div'>, 'results' | 'children'> {
  /** The results, best first. */
  results: readonly SearchResultItem[];
  /** The search text. */
  query: string;
  /** Total number of results, if `results` is only one page. @default the number of results */
  total?: number;
  /** Whether there may be more than `total`. @default false */
  hasMore?: boolean;
  /** A sentence after the number of results. */
  note?: string;
  /** Shown if there are no results. */
  emptyText?: string;
  /** Whether newer results are being loaded, which shows an animation. @default false */
  isBusy?: boolean;
}

const stitch = keyframes`to { background-position-x: 24px; }`;

const Root = styled('div')({
  "&[aria-busy='true'] > p::after": {
    content: "''",
    display: 'inline-block',
    width: 48,
    height: 2,
    marginInlineStart: space(1.5),
    verticalAlign: 'middle',
    background: `linear-gradient(90deg, ${color.primary} 60%, transparent 0) 0 0 / 12px 2px`,
    animation: `${stitch} 0.9s linear infinite`,
  },
  '& > p': {
    color: color.muted,
  },
});

const List = styled('ol')({
  maxWidth: 720,
  marginTop: space(2),
  '& > li': {
    display: 'grid',
    gap: space(0.5),
    position: 'relative',
    paddingBlock: space(2.5),
    borderTop: `1px solid ${color.border}`,
  },
  '& [data-kind]': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space(0.5)} ${space(1.5)}`,
    color: color.muted,
    fontSize: smallText,
    lineHeight: 1.4,
  },
  '& [data-kind] > span': {
    paddingInline: space(1),
    borderRadius: radius,
    background: color.band,
    color: color.text,
    fontWeight: 600,
  },
  '& > li > p': {
    overflowWrap: 'anywhere',
  },
  '& [data-subtitle]': {
    marginBlockEnd: space(0.5),
    fontWeight: 500,
  },
  '& mark': {
    background: 'none',
    color: 'inherit',
    fontWeight: 700,
    textDecoration: `underline 2px ${color.primary}`,
    textUnderlineOffset: 3,
  },
  '@media (forced-colors: active)': {
    '& mark': {
      background: 'Mark',
      color: 'MarkText',
    },
  },
});

function countOf(total: number, hasMore: boolean, query: string): string {
  const count = `${hasMore ? 'At least ' : ''}${total.toLocaleString('en-US')}`;
  return `${count} ${total === 1 ? 'result' : 'results'} for “${query}”`;
}

/** The matching passage, with `<mark>` around the matches. */
function Passage({ text }: Pick<SearchResultItem, 'text'>) {
  if (!text || text.length === 0) return null;
  if (typeof text === 'string') return <p>{truncate(text, listTruncationCharacters).text}</p>;
  // Pieces have no id, and never change their order.
  const pieces = text.map(({ text: piece, match }, index) => ({ piece, match, key: index }));
  return <p>{pieces.map(({ piece, match, key }) => (match ? <mark key={key}>{piece}</mark> : piece))}</p>;
}

/**
 * The results of a search, announced to screen readers when they change. Renders a `<div>` with an `<ol>`.
 *
 * - **When**: below a `SearchBox`.
 * - **Not for**: other lists: `CardGrid`.
 * - **Keys**: Tab moves from result to result; the number of results is announced.
 */
export function SearchResults({
  results,
  query,
  total = results.length,
  hasMore = false,
  note,
  emptyText = `No results for “${query}”. Try fewer words or different words.`,
  isBusy = false,
  ...rest
}: SearchResultsProps) {
  return (
    <Root aria-busy={isBusy} {...rest}>
      <p role="status">
        {results.length > 0 ? countOf(total, hasMore, query) : <span className="pl-sr">{emptyText}</span>}
        {results.length > 0 && note && `. ${note}`}
      </p>
      {results.length === 0 ? (
        <EmptyState text={emptyText} seed={query} />
      ) : (
        <List>
          {results.map((result) => (
            <li key={result.id ?? result.href}>
              <div data-kind="">
                <span>{result.kind}</span>
                <LongDate date={result.date} withTime={result.withTime} />
              </div>
              <CardTitle level={2} title={result.title} href={result.href} />
              {result.subtitle && <p data-subtitle="">{truncate(result.subtitle, titleCharacters).text}</p>}
              <Passage text={result.text} />
            </li>
          ))}
        </List>
      )}
    </Root>
  );
}
