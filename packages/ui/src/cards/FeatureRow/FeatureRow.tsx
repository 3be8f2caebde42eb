import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { type PictureSource, pictureSizes, ResponsiveImage } from '../../media/ResponsiveImage/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import type { QuiltName } from '../../primitives/QuiltBlock/index.ts';
import { media, radius, space, step } from '../../theme/index.ts';

export interface FeatureRowProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Its heading, which names it. */
  title: string;
  /** Place of the heading in the page's outline. @default 2 */
  headingLevel?: 2 | 3;
  /** The heading's id, for links to it. @default one of its own */
  titleId?: string;
  /** A few words above the heading. */
  eyebrow?: string;
  /** Below the text: buttons and links. */
  actions?: ReactNode;
  /** What stands beside the words instead of a picture, such as a video. */
  media?: ReactNode;
  /** The picture; null or undefined shows the quilt block. */
  image?: PictureSource | null;
  /** What the picture shows; '' when the words say it all. @default '' */
  alt?: string;
  /** Draws the quilt block. @default the title */
  seed?: string;
  /** Which block. @default one that the seed chooses */
  block?: QuiltName;
  /** Width to height of the picture. @default '3/2' */
  ratio?: '1/1' | '3/2' | '16/9';
  /** Where the picture stands on wide screens; alternate it down a page. On phones it always comes first. @default 'start' */
  side?: 'start' | 'end';
}

const Root = styled('section')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  ${media.wideOrPaper} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space(8)};
    align-items: center;
    &[data-side='end'] > :first-child {
      order: 2;
    }
  }
  ${media.phone} {
    /* One of several things below a heading of their own: small enough to pass by. Large letters take a line of their own. */
    &:has(> div > h3) {
      display: flex;
      flex-wrap: wrap;
      align-items: start;
      & > :first-child {
        flex: 2 7rem;
      }
      & > :last-child {
        flex: 3 9rem;
      }
    }
    & h2 {
      font-size: ${step[2]};
    }
    & h3 {
      font-size: ${step[1]};
    }
    & p {
      font-size: 1rem;
      line-height: 1.5;
    }
  }
  & > [data-picture] {
    border-radius: ${radius};
  }
`;

const Words = styled('div')`
  display: grid;
  gap: ${space(1.5)};
  min-width: 0;
  max-width: 560px;
  & > div {
    display: grid;
    gap: ${space(2)};
  }
  & > [data-actions] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1.5)} ${space(3)};
    padding-top: ${space(0.5)};
  }
  ${media.abovePhone} {
    gap: ${space(2)};
    & > [data-actions] {
      padding-top: ${space(1)};
    }
  }
`;

/**
 * A picture beside words; several below each other alternate. Renders a `<section>`, named by its heading.
 *
 * - **When**: two to five things of which each has a picture.
 * - **Not for**: records of a list: `CardGrid`.
 * - **Keys**: Tab goes through the actions.
 */
export function FeatureRow({
  title,
  headingLevel = 2,
  titleId,
  eyebrow,
  actions,
  media: medium,
  image,
  alt = '',
  seed = title,
  block,
  ratio = '3/2',
  side = 'start',
  children,
  ...rest
}: FeatureRowProps) {
  const ownId = useId();
  const id = titleId ?? ownId;
  return (
    <Root aria-labelledby={id} data-side={side} {...rest}>
      {medium ? (
        <div>{medium}</div>
      ) : (
        <ResponsiveImage
          data-picture=""
          src={image}
          alt={image ? alt : ''}
          seed={seed}
          block={block}
          ratio={ratio}
          sizes={pictureSizes.half}
        />
      )}
      <Words>
        <Heading level={headingLevel} size={3} id={id}>
          {title}
        </Heading>
        {eyebrow && (
          <Typography variant="eyebrow" color="textSecondary">
            {eyebrow}
          </Typography>
        )}
        <div>{children}</div>
        {actions && <div data-actions="">{actions}</div>}
      </Words>
    </Root>
  );
}
