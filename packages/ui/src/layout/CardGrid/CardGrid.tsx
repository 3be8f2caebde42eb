import { styled } from '@mui/material/styles';
import { Children, type ComponentPropsWithRef } from 'react';
import { IsLaterCardContext } from '../../surfaces/CardFrame/index.ts';
import { media, oneColumn, space, step } from '../../theme/index.ts';

export interface CardGridProps extends ComponentPropsWithRef<'ul'> {
  /** Most columns on a wide screen; 1 is a list of full-width cards. @default 3 */
  columns?: 1 | 2 | 3 | 4 | 5;
  /** Distance between the cards: as on the site, or as in the dashboard. @default 'wide' */
  gap?: 'wide' | 'small';
  /** Cuts text to two lines on phones, for cards that are entry points rather than content. @default false */
  dense?: boolean;
}

const Root = styled('ul')({
  display: 'grid',
  gap: `${space(1.5)} ${space(3)}`,
  [media.abovePhone]: {
    rowGap: space(4),
  },
  [media.phone]: {
    '&[data-dense]': {
      rowGap: space(1),
      '& p': {
        display: '-webkit-box',
        overflow: 'hidden',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
      },
      '& :is(h2, h3, h4)': {
        fontSize: step[1],
      },
    },
  },
  // In one column, only the first card has a large picture: the others can be scanned quickly.
  [`@media ${oneColumn}`]: {
    containerType: 'inline-size',
    '& > li:not(:first-of-type) > article.MuiPaper-outlined:not([data-look]):has(> [data-picture])': {
      display: 'grid',
      // Large text needs the whole line.
      gridTemplate: 'auto auto 1fr / clamp(0px, 100vw - 14rem, 96px) minmax(0, 1fr) auto',
      '& > [data-picture]': {
        position: 'relative',
        gridRow: '1 / span 3',
        aspectRatio: 'auto',
        minHeight: 96,
        '& > *': {
          position: 'absolute',
          height: '100%',
        },
      },
      '& > .MuiCardContent-root': {
        display: 'contents',
        '& > *': {
          gridColumn: '2 / -1',
          padding: `${space(0.5)} ${space(2)}`,
        },
        '& > p:not(:is(h4, h3, h2) + .MuiTypography-root), & > time, & > .MuiCardActions-root': {
          gridColumn: '1 / -1',
        },
        // Large text needs the whole line.
        '@container (min-width: 17rem)': {
          '& > time': {
            gridColumn: '1 / 3',
            alignSelf: 'center',
          },
          '& > .MuiCardActions-root': {
            gridColumn: 3,
          },
        },
      },
    },
  },
  // One on a phone, two where both have room: a tablet held upright is no wide phone. None is narrower than its words
  // need, which grow with the letters that someone sets.
  '--min': '18.75rem',
  '--part': '50%',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(var(--min), var(--part) - ${space(4)})), 1fr))`,
  [media.wide]: {
    gap: `${space(5)} ${space(4)}`,
    "&[data-columns='3']": {
      '--min': '11rem',
      '--part': '33%',
    },
    "&[data-columns='4']": {
      '--min': '11rem',
      '--part': '25%',
    },
    "&[data-columns='5']": {
      '--min': '9rem',
      '--part': '20%',
      columnGap: space(3),
    },
  },
  "&[data-gap='small']": {
    '--min': '8rem',
    gap: space(1.5),
  },
  '& > li': {
    display: 'grid',
    minWidth: 0,
  },
  "&[data-columns='1']": {
    gap: 0,
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
});

/** For an odd count: in two columns, the last card takes the whole row, its picture beside its text. */
const OddRoot = styled(Root)({
  '@media (min-width: 700px) and (max-width: 899.98px)': {
    '& > li:last-child': {
      gridColumn: '1 / -1',
      '& > article': {
        flexDirection: 'row',
      },
      '& > article > [data-picture]': {
        flex: 'none',
        width: `calc(50% - ${space(1.5)})`,
        aspectRatio: 'auto',
      },
    },
  },
});

/**
 * A grid of cards, as many per row as fit. Renders a `<ul>`, every child in an `<li>`.
 *
 * - **When**: three or more cards of the same kind.
 * - **Not for**: one main item and a few more: `Columns`.
 */
export function CardGrid({ columns = 3, gap, dense, children, ...rest }: CardGridProps) {
  const count = Children.count(children);
  if (count === 0) return null;
  // Pages without an odd card don't carry its styles. With four or five small cards per row, an incomplete last row is
  // fine.
  const isOdd = (columns === 2 || columns === 3) && count > 1 && count % 2 === 1;
  const Grid = isOdd ? OddRoot : Root;
  return (
    <Grid data-columns={columns} data-gap={gap} data-dense={dense ? '' : undefined} {...rest}>
      {Children.map(children, (child, index) => (
        <li>
          <IsLaterCardContext value={index > 0}>{child}</IsLaterCardContext>
        </li>
      ))}
    </Grid>
  );
}
