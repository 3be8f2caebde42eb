import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useBusy } from '../../hooks/useBusy.ts';
import { Button } from '../../inputs/Button/index.ts';
import { Link } from '../../navigation/Link/index.ts';
import { smallText } from '../../theme/index.ts';
import { CopyLine } from '../CopyLine/index.ts';

/** An item of an `ItemList`. */
export interface Item {
  id: number | string;
  title: string;
  /** URL of its own page: the title is the link. @default no link */
  href?: string;
  /** Further information, one line each. */
  lines: readonly string[];
  /** What has to be done about it, in the color of warnings. @default nothing */
  warning?: string;
  /** More about it, below the rest. @default nothing */
  details?: ReactNode;
  /** A passage of a text with a part of it marked. */
  passage?: { before: string; match: string; after: string };
  /** A label that sets it apart, such as 'This device'. */
  mark?: string;
  /** A text to copy, with the label of the copy button. */
  copy?: { text: string; label: string };
  /** A checkbox to choose the item with. @default it can't be chosen */
  choice?: { isChosen: boolean; onChange: () => void };
  /** Actions of the item: links and buttons. A button is busy while its promise is pending, which should not reject. */
  actions: readonly ({ label: string } & ({ href: string } | { onClick: () => void | Promise<void> }))[];
}

export interface ItemListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Accessible name. */
  label: string;
  /** The items, in order. */
  items: readonly Item[];
}

/**
 * A short list of items with actions. Renders a `ul`.
 *
 * - **When**: short lists such as sessions or invitations.
 * - **Not for**: records: `EntityTable`, or `CompactTable` for a few.
 * - **Keys**: Tab moves from button to button; each button's name includes its item.
 */
export function ItemList({ label, items, ...rest }: ItemListProps) {
  const [busy, run] = useBusy<string>();
  return (
    <List aria-label={label} {...rest}>
      {items.map(({ id, title, href, lines, warning, passage, mark, copy, choice, details, actions }) => (
        <li key={id}>
          {choice && (
            <Checkbox
              checked={choice.isChosen}
              onChange={choice.onChange}
              slotProps={{ input: { 'aria-label': `Choose ${title}` } }}
            />
          )}
          <Description>
            <strong>
              {mark && href && <Chip size="small" label={mark} />} {href ? <Link href={href}>{title}</Link> : title}{' '}
              {mark && !href && <Chip size="small" label={mark} />}
            </strong>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
            {passage && (
              <span>
                {passage.before}
                <mark>{passage.match}</mark>
                {passage.after}
              </span>
            )}
            {warning && <Warning>{warning}</Warning>}
            {copy && <CopyLine text={copy.text} copyLabel={copy.label} />}
          </Description>
          {actions.map((action) => {
            const key = `${id} ${action.label}`;
            return (
              <Button
                key={action.label}
                variant="outlined"
                size="small"
                aria-label={`${action.label}: ${title}`}
                {...('href' in action
                  ? { href: action.href }
                  : { loading: busy.has(key), onClick: () => void run(key, action.onClick) })}
              >
                {action.label}
              </Button>
            );
          })}
          {details && <Details>{details}</Details>}
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1),
    padding: theme.spacing(1.5, 2),
  },
  '& > li + li': { borderBlockStart: `1px solid ${theme.palette.divider}` },
}));

const Warning = styled('p')(({ theme }) => ({ margin: 0, fontSize: smallText, color: theme.palette.error.main }));

const Details = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  flex: '1 0 100%',
  minInlineSize: 0,
}));

const Description = styled('div')(({ theme }) => ({
  display: 'grid',
  // Beside the checkbox, also where there is no room for anything else.
  '.MuiCheckbox-root + &': { flexBasis: 'min(16rem, calc(100% - 4rem))' },
  // Wraps above the buttons if there is no room beside them.
  flex: '1 1 16rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '& > span': { fontSize: smallText, color: theme.palette.text.secondary },
  '& mark': { color: 'inherit', backgroundColor: 'transparent', fontWeight: 700, textDecoration: 'underline' },
}));
