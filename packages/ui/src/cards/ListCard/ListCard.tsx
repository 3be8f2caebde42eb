import Card, { type CardProps } from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { loadingText } from '@porchlight/contract/texts';
import { type ReactNode, useId } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Breakable } from '../../primitives/FieldValue/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Link } from '../../primitives/Link/index.ts';

/** A line of a `ListCard`. */
export interface ListCardItem {
  id: string | number;
  /** What it is called. */
  title: string;
  /** Where the title leads; without it there is nothing to open. */
  href?: string;
  /** A second line: when, by whom. */
  details?: ReactNode;
  /** Stands at the end of the line, such as a button. */
  action?: ReactNode;
}

/** Props of `ListCard`: MUI's card, and the list. */
export interface ListCardProps extends Omit<CardProps, 'title'> {
  /** Its heading. */
  title: string;
  /** The lines in their order; null while they load. */
  items: readonly ListCardItem[] | null;
  /** Said when there are none. */
  emptyText: string;
  /** Stands in place of the lines. */
  error?: string | null;
  /** Tries again after an error. */
  onRetry?: () => void;
  /** Beside the heading, such as a link to the whole list. */
  action?: ReactNode;
  /** Below the lines, such as what can be done. */
  children?: ReactNode;
}

/**
 * A few lines of two rows each under a heading: what comes next, what was changed last. Renders MUI's `Card`, a
 * named region, around its `List`.
 *
 * - **When**: three to five lines that lead on, beside other cards of the dashboard.
 * - **Not for**: rows with several columns: `CompactTable`; what grows by ‘Show older’: `PagedList`.
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
        <Said>
          <span>{error}</span>
          {onRetry && (
            <Button variant="outlined" size="small" onClick={onRetry}>
              Try again
            </Button>
          )}
        </Said>
      )}
      {!error && !hasItems && <Said>{items === null ? loadingText : emptyText}</Said>}
      {hasItems && (
        <List disablePadding aria-labelledby={headingId}>
          {items.map((item) => (
            <Line key={item.id} disableGutters divider>
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

const Said = styled(Typography)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  paddingBlock: theme.spacing(1.5),
  color: (theme.vars ?? theme).palette.text.secondary,
}));

const Line = styled(ListItem)(({ theme }) => ({
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(0.75),
  overflowWrap: 'anywhere',
  '&:last-of-type': { borderBlockEnd: 0 },
  '& [data-title]': {
    fontWeight: 600,
    // A title of thousands of letters is one line here: its page has it whole.
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
  '& .MuiListItemText-root': { marginBlock: 0, minInlineSize: 0 },
  '& .MuiListItemText-secondary': { fontSize: theme.typography.small.fontSize, lineHeight: 1.4 },
  '& > :not(.MuiListItemText-root)': { flex: 'none' },
}));
