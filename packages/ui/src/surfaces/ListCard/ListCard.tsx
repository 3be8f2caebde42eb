import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import ToDoIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Card, { type CardProps } from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { loadingText } from '@porchlight/contract/texts';
import { type ReactNode, useId } from 'react';
import { Breakable } from '../../data-display/FieldValue/index.ts';
import { Heading } from '../../data-display/Heading/index.ts';
import { Button } from '../../inputs/Button/index.ts';
import { Link } from '../../navigation/Link/index.ts';

/** An item of a `ListCard`. */
export interface ListCardItem {
  id: string | number;
  /** The item's title, cut after two lines. */
  title: string;
  /** Link target of the title; without it the title is plain text. */
  href?: string;
  /** A second line, such as when and by whom. */
  details?: ReactNode;
  /** Content at the end of the line, such as a button. */
  action?: ReactNode;
  /** For a list of things to do: whether this one is done, shown before the title. */
  isDone?: boolean;
}

/** Props of `ListCard`: MUI's card, plus the list. */
export interface ListCardProps extends Omit<CardProps, 'title'> {
  /** The heading, which also names the region. */
  title: string;
  /** The items in order; null while they load. */
  items: readonly ListCardItem[] | null;
  /** Shown when there are no items. */
  emptyText: string;
  /** Error message, shown instead of the items. */
  error?: string | null;
  /** Called by the 'Try again' button of an error; without it there is no such button. */
  onRetry?: () => void;
  /** Content beside the heading, such as a link to the whole list. */
  action?: ReactNode;
  /** Content below the items, such as actions. */
  children?: ReactNode;
}

/**
 * A short list with two-line items under a heading, such as upcoming or recently changed records. Renders MUI's `Card`,
 * a named region, around its `List`.
 *
 * - **When**: three to five items with links, beside other cards of the dashboard.
 * - **Not for**: rows with several columns: `CompactTable`; lists that load more: `PagedList`.
 * - **Keys**: Tab goes from link to link.
 */
export function ListCard({ title, items, emptyText, error, onRetry, action, children, ...rest }: ListCardProps) {
  const headingId = useId();
  const hasItems = !error && items !== null && items.length > 0;
  return (
    <Root role="region" aria-labelledby={headingId} aria-busy={(!error && items === null) || undefined} {...rest}>
      <Head>
        <Heading level={2} size={1} id={headingId}>
          {title}
        </Heading>
        {action}
      </Head>
      {error && (
        <Message>
          <span>{error}</span>
          {onRetry && (
            <Button variant="outlined" size="small" onClick={onRetry}>
              Try again
            </Button>
          )}
        </Message>
      )}
      {!error && items !== null && !hasItems && <Message>{emptyText}</Message>}
      {!error && items === null && (
        <>
          <span className="pl-sr">{loadingText}</span>
          {/* About as high as what comes, so that little moves then. */}
          {placeholders.map((width) => (
            <Placeholder key={width}>
              <Skeleton width={width} />
              <Skeleton width="40%" />
            </Placeholder>
          ))}
        </>
      )}
      {hasItems && (
        <List disablePadding aria-labelledby={headingId}>
          {items.map((item) => (
            <Line key={item.id} disableGutters divider>
              {item.isDone !== undefined && <Tick isDone={item.isDone} />}
              <ListItemText
                primary={
                  <bdi>
                    {item.href ? (
                      <Link href={item.href} data-title="">
                        <Breakable text={item.title} />
                      </Link>
                    ) : (
                      <span data-title="">
                        <Breakable text={item.title} />
                      </span>
                    )}
                  </bdi>
                }
                secondary={item.details}
              />
              {item.action}
            </Line>
          ))}
        </List>
      )}
      {children}
    </Root>
  );
}

function Tick({ isDone }: { isDone: boolean }) {
  const Icon = isDone ? DoneIcon : ToDoIcon;
  return (
    <>
      <Icon fontSize="small" color={isDone ? 'success' : 'disabled'} />
      <span className="pl-sr">{isDone ? 'Done:' : 'To do:'}</span>
    </>
  );
}

const Root = styled(Card)(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  padding: theme.spacing(2, 2.5, 1),
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 2),
  minInlineSize: 0,
  overflowWrap: 'anywhere',
}));

const Message = styled(Typography)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  paddingBlock: theme.spacing(1.5),
  color: (theme.vars ?? theme).palette.text.secondary,
}));

/** Widths of the titles that stand for those to come. */
const placeholders = ['72%', '56%', '64%'] as const;

const Placeholder = styled('div')(({ theme }) => ({ paddingBlock: theme.spacing(0.75) }));

const Line = styled(ListItem)(({ theme }) => ({
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(0.75),
  overflowWrap: 'anywhere',
  '&:last-of-type': { borderBlockEnd: 0 },
  '& [data-title]': {
    fontWeight: 600,
    // A very long title is cut after two lines; its page shows the whole title.
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
  '& .MuiListItemText-root': { marginBlock: 0, minInlineSize: 0 },
  '& .MuiListItemText-secondary': { fontSize: theme.typography.small.fontSize, lineHeight: 1.4 },
  '& > :not(.MuiListItemText-root, .pl-sr)': { flex: 'none' },
}));
