import Container, { type ContainerProps } from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, use } from 'react';
import { Heading } from '../../data-display/Heading/index.ts';
import { QuiltBlock, type QuiltName } from '../../media/QuiltBlock/index.ts';
import { LookContext, media, radius, space } from '../../theme/index.ts';

export interface PageHeaderProps extends Omit<ContainerProps, 'title'> {
  /** The page's heading. */
  title: string;
  /** Level of the heading: 2 if there is one above it. @default 1 */
  headingLevel?: 1 | 2;
  /** Navigation to the parent pages, above the heading. */
  breadcrumbs?: ReactNode;
  /** A few words above the heading, such as a date; screen readers read them after the heading. */
  eyebrow?: ReactNode;
  /** One paragraph below the heading. */
  lead?: string | null;
  /** Seed of a quilt block beside the heading, which a plain look leaves out. @default no block, unless `block` is given */
  seed?: string;
  /** Name of the quilt block. @default chosen by the seed */
  block?: QuiltName;
  /** A picture or a video instead of the block: beside the text on wide screens, below it on narrow ones. */
  media?: ReactNode;
  /** Content below the lead, such as buttons. */
  children?: ReactNode;
}

const Root = styled(Container)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  paddingBlock: `${space(3)} ${space(5)}`,
  '& > nav': {
    gridColumn: '1 / -1',
  },
  '& > div:not([data-medium])': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space(2),
    '& > .MuiButton-root': {
      justifySelf: 'start',
    },
  },
  '& > svg': {
    display: 'none',
  },
  [media.wide]: {
    paddingBlock: `${space(4)} ${space(8)}`,
    '&[data-block]': {
      gridTemplateColumns: 'minmax(0, 1fr) 200px',
      columnGap: space(8),
      alignItems: 'end',
    },
    '&[data-media]': {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)',
      columnGap: space(7),
      alignItems: 'center',
    },
    '& > svg': {
      display: 'block',
    },
  },
  '& > [data-medium] > *': {
    overflow: 'hidden',
    borderRadius: radius,
  },
});

/** Heading size by length: long titles get smaller type. */
function sizeOf({ length }: string): 2 | 4 | 5 {
  if (length > 200) return 2;
  return length > 60 ? 4 : 5;
}

/**
 * The top of a page: breadcrumbs, heading and lead. Renders the page's `<h1>`.
 *
 * - **When**: every public page except the start page.
 * - **Not for**: the dashboard: a `Heading` is enough.
 * - **Keys**: Tab moves through the breadcrumbs.
 */
export function PageHeader({
  title,
  headingLevel = 1,
  breadcrumbs,
  eyebrow,
  lead,
  seed,
  block,
  media: mediaContent,
  children,
  ...rest
}: PageHeaderProps) {
  // A band of color alone would look like a picture that has not loaded.
  const isPlain = use(LookContext)?.pattern === 'plain';
  const hasBlock = !mediaContent && !isPlain && (seed !== undefined || block !== undefined);
  return (
    <Root data-block={hasBlock || undefined} data-media={mediaContent ? '' : undefined} {...rest}>
      {breadcrumbs}
      <div>
        <Heading level={headingLevel} size={sizeOf(title)}>
          {title}
        </Heading>
        {eyebrow && (
          <Typography variant="eyebrow" color="textSecondary">
            {eyebrow}
          </Typography>
        )}
        {lead && (
          <Typography variant="lead" style={{ maxWidth: '60ch' }}>
            {lead}
          </Typography>
        )}
        {children}
      </div>
      {mediaContent && <div data-medium="">{mediaContent}</div>}
      {hasBlock && <QuiltBlock seed={seed ?? title} block={block} />}
    </Root>
  );
}
