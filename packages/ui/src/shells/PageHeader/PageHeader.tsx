import Container, { type ContainerProps } from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import { QuiltBlock, type QuiltName } from '../../primitives/QuiltBlock/index.ts';
import { media, radius, space } from '../../theme/index.ts';

export interface PageHeaderProps extends Omit<ContainerProps, 'title'> {
  /** The page's heading. */
  title: string;
  /** The way to the page, above the heading. */
  breadcrumbs?: ReactNode;
  /** A few words above the heading, such as a date; read after it, since they belong to it. */
  eyebrow?: ReactNode;
  /** One paragraph below the heading. */
  lead?: string | null;
  /** Draws a quilt block beside the heading. */
  seed?: string;
  /** Which block. @default one that the seed chooses */
  block?: QuiltName;
  /** A picture or a video beside the words on wide screens, under them on narrow ones, in the place of the block. */
  media?: ReactNode;
  /** Below the lead, such as buttons. */
  children?: ReactNode;
}

const Root = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding-block: ${space(3)} ${space(5)};
  & > nav {
    grid-column: 1 / -1;
  }
  & > div:not([data-medium]) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(2)};
    & > .MuiButton-root {
      justify-self: start;
    }
  }
  & > svg {
    display: none;
  }
  ${media.wide} {
    padding-block: ${space(4)} ${space(8)};
    &[data-block] {
      grid-template-columns: minmax(0, 1fr) 200px;
      column-gap: ${space(8)};
      align-items: end;
    }
    &[data-media] {
      grid-template-columns: minmax(0, 6fr) minmax(0, 7fr);
      column-gap: ${space(7)};
      align-items: center;
    }
    & > svg {
      display: block;
    }
  }
  & > [data-medium] > * {
    overflow: hidden;
    border-radius: ${radius};
  }
`;

/** A long title takes smaller letters, an endless one those of a section's heading. */
function sizeOf({ length }: string): 2 | 4 | 5 {
  if (length > 200) return 2;
  return length > 60 ? 4 : 5;
}

/**
 * The head of a page: where it is, what it is called, what it is about. Draws the page's `<h1>`.
 *
 * - **When**: every public page but the start page.
 * - **Not for**: the dashboard: a `Heading` is enough.
 * - **Keys**: Tab goes through the way back.
 */
export function PageHeader({
  title,
  breadcrumbs,
  eyebrow,
  lead,
  seed,
  block,
  media: medium,
  children,
  ...rest
}: PageHeaderProps) {
  const hasBlock = !medium && (seed !== undefined || block !== undefined);
  return (
    <Root data-block={hasBlock || undefined} data-media={medium ? '' : undefined} {...rest}>
      {breadcrumbs}
      <div>
        <Heading level={1} size={sizeOf(title)}>
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
      {medium && <div data-medium="">{medium}</div>}
      {hasBlock && <QuiltBlock seed={seed ?? title} block={block} />}
    </Root>
  );
}
