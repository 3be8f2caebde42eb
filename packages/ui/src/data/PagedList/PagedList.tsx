import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { ErrorMessage } from '../../feedback/ErrorMessage/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Loading } from '../../primitives/Loading/index.ts';
import { color, radius, space } from '../../theme/index.ts';

/** How something that was tried from the list ended. */
export interface Outcome {
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
  /** Said when there are none. */
  emptyText: string;
  /** Shows 'Loading...' in place of the rows. @default false */
  loading?: boolean;
  /** Shown in place of the rows. */
  error?: string | null;
  /** Tries again after an error. */
  onRetry?: () => void;
  /** Brings older rows; without it these are all. */
  onMore?: () => void;
  /** Whether older rows are on their way. @default false */
  isLoadingMore?: boolean;
  /** How what was tried last ended; announced when it appears. */
  outcome?: Outcome | null;
}

/**
 * A list in time's order that grows at its foot, in all its states. Renders a `div` around MUI's `List`, an `ol`.
 *
 * - **When**: making a list that grows by ‘Show older’.
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
  onMore,
  isLoadingMore = false,
  outcome,
  ...rest
}: PagedListProps) {
  const isReady = !loading && !error;
  return (
    <Root {...rest}>
      {/* Always there: screen readers hear only what changes in a region they know. */}
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
      {isReady && onMore && (
        <div>
          <Button variant="outlined" loading={isLoadingMore} onClick={onMore}>
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

/** A row of a `PagedList`, joined with those beside it: MUI's `ListItem`. */
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
