import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { ErrorMessage } from '../../feedback/ErrorMessage/index.ts';
import { Loading } from '../../feedback/Loading/index.ts';
import { Button } from '../../inputs/Button/index.ts';
import { color, radius, space } from '../../theme/index.ts';

/** Result of an action in the list. */
export interface ActionOutcome {
  tone: 'success' | 'error';
  text: string;
}

export interface PagedListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name of the list. */
  label: string;
  /** The rows, each a `PagedRow`. */
  children?: ReactNode;
  /** Whether there are no rows. */
  isEmpty: boolean;
  /** Shown if there are no rows. */
  emptyText: string;
  /** Shows 'Loading...' instead of the rows. @default false */
  loading?: boolean;
  /** Error message, shown instead of the rows. */
  error?: string | null;
  /** Called by the retry button after an error; without it there is no such button. */
  onRetry?: () => void;
  /** Called to load older rows; without it there are none. */
  onLoadMore?: () => void;
  /** Whether older rows are being loaded. @default false */
  isLoadingMore?: boolean;
  /** Result of the last action; announced when it appears. */
  outcome?: ActionOutcome | null;
}

/**
 * A chronological list that loads older rows at its end, with loading, error and empty states. Renders a `div` around
 * MUI's `List`, an `ol`.
 *
 * - **When**: implementing a list with ‘Show older’.
 * - **Not for**: tables: `EntityTable`; public lists: `Pager`.
 * - **Keys**: Tab.
 */
export function PagedList({
  label,
  children,
  isEmpty,
  emptyText,
  loading = false,
  error,
  onRetry,
  onLoadMore,
  isLoadingMore = false,
  outcome,
  ...rest
}: PagedListProps) {
  const isReady = !loading && !error;
  return (
    <Root {...rest}>
      {/* Always rendered: screen readers only announce changes of an existing live region. */}
      <div role="status">{outcome?.tone === 'success' && <Success>{outcome.text}</Success>}</div>
      {outcome?.tone === 'error' && <ErrorMessage text={outcome.text} />}
      {loading && <Loading />}
      {error && !loading && <ErrorMessage text={error} onRetry={onRetry} />}
      {isReady && isEmpty && <EmptyState text={emptyText} />}
      {isReady && !isEmpty && (
        <List component="ol" disablePadding aria-label={label}>
          {children}
        </List>
      )}
      {isReady && onLoadMore && (
        <div>
          <Button variant="outlined" loading={isLoadingMore} onClick={onLoadMore}>
            {isLoadingMore ? 'Loading older…' : 'Show older'}
          </Button>
        </div>
      )}
    </Root>
  );
}

const Root = styled('div')({
  display: 'grid',
  gap: space(2),
  minInlineSize: 0,
  '& > [role="status"]:empty': { display: 'contents' },
});

const Success = styled('p')({
  padding: `${space(1.5)} ${space(2.5)}`,
  border: `1px solid ${color.border}`,
  borderInlineStart: `6px solid ${color.pine}`,
  borderRadius: radius,
  backgroundColor: color.surface,
  overflowWrap: 'anywhere',
});

/** A row of a `PagedList`, joined to its neighbors: MUI's `ListItem`. */
export const PagedRow = styled(ListItem)({
  display: 'grid',
  alignItems: 'start',
  gap: space(1),
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  padding: `${space(1.5)} ${space(2)}`,
  backgroundColor: color.surface,
  border: `1px solid ${color.border}`,
  '& + &': { borderBlockStart: 0 },
  '&:first-of-type': { borderStartStartRadius: radius, borderStartEndRadius: radius },
  '&:last-of-type': { borderEndStartRadius: radius, borderEndEndRadius: radius },
});
