import Container, { type ContainerProps } from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Heading } from '../../data-display/Heading/index.ts';
import { Button } from '../../inputs/Button/index.ts';
import { QuiltBlock, type QuiltName } from '../../media/QuiltBlock/index.ts';
import { LinkItems, type NavLink } from '../../navigation/Link/index.ts';
import { color, media, proseWidth, sectionSpace, space } from '../../theme/index.ts';

export interface NotFoundProps extends Omit<ContainerProps, 'title' | 'children'> {
  /** The page's heading. @default 'Page not found' */
  title?: string;
  /** What may have happened. */
  text?: string;
  /** Technical details, such as the error's message, before the links. */
  detail?: ReactNode;
  /** The primary action, before the link home. */
  action?: ReactNode;
  /** Target of the link home. @default '/' */
  homeHref?: string;
  /** Text of the link home. @default 'Go to the home page' */
  homeText?: string;
  /** Links to pages that people often look for. */
  links?: readonly NavLink[];
  /** Label of these links. @default 'Popular pages' */
  linksTitle?: string;
  /** Name of the quilt block, which is drawn slightly tilted. @default 'flying-geese' */
  block?: QuiltName;
  /** Seed of the block's colors. @default 'lost-goose' */
  seed?: string;
}

const Root = styled(Container)({
  display: 'grid',
  gap: `${space(4)} ${space(6)}`,
  paddingBlock: sectionSpace,
  overflowX: 'clip',
  // Hangs askew.
  '& > svg': {
    maxWidth: 128,
    rotate: '-4deg',
  },
  '& > div': {
    alignItems: 'start',
    maxWidth: proseWidth,
  },
  '& nav': {
    alignSelf: 'stretch',
    marginTop: space(2),
    paddingTop: space(2),
    borderTop: `1px solid ${color.border}`,
  },
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space(3)}`,
  },
  '& nav a': {
    display: 'inline-block',
    paddingBlock: space(0.5),
    fontWeight: 600,
  },
  '@media (min-width: 600px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 180px',
    alignItems: 'center',
    '& > svg': {
      order: 1,
      maxWidth: 'none',
    },
  },
  [media.wide]: {
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
  },
});

/**
 * The page for an unknown URL or a deleted record: a text, links to go on, and a tilted quilt block. Renders the page's
 * `<h1>`.
 *
 * - **When**: an unknown URL, a deleted record.
 * - **Not for**: an empty list: `EmptyState`.
 * - **Keys**: Tab reaches the links.
 */
export function NotFound({
  title = 'Page not found',
  text = 'There is no page at this web address. It may have moved, or the link may be wrong.',
  detail,
  action,
  homeHref = '/',
  homeText = 'Go to the home page',
  links = [],
  linksTitle = 'Popular pages',
  block = 'flying-geese',
  seed = 'lost-goose',
  ...rest
}: NotFoundProps) {
  return (
    <Root {...rest}>
      <QuiltBlock seed={seed} block={block} />
      <Stack spacing={2}>
        <Heading level={1} size={5}>
          {title}
        </Heading>
        <Typography variant="lead">{text}</Typography>
        {detail}
        <Stack direction="row" spacing={2}>
          {action}
          <Button variant={action ? 'outlined' : 'contained'} href={homeHref}>
            {homeText}
          </Button>
        </Stack>
        {links.length > 0 && (
          <nav aria-label={linksTitle}>
            <Typography variant="small" color="textSecondary" aria-hidden="true">
              {linksTitle}
            </Typography>
            <ul className="pl-list">
              <LinkItems links={links} />
            </ul>
          </nav>
        )}
      </Stack>
    </Root>
  );
}
