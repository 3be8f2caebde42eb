import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Heading } from '../../data-display/Heading/index.ts';
import type { QuiltName } from '../../media/QuiltBlock/index.ts';
import { type PictureSource, pictureSizes, ResponsiveImage } from '../../media/ResponsiveImage/index.ts';
import { media, radius, space, step } from '../../theme/index.ts';

export interface FeatureRowProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The heading, which also names the section. */
  title: string;
  /** Heading level. @default 2 */
  headingLevel?: 2 | 3;
  /** A few words above the heading. */
  eyebrow?: string;
  /** Buttons and links below the text. */
  actions?: ReactNode;
  /** Content beside the text instead of a picture, such as a video. */
  media?: ReactNode;
  /** The picture; null or undefined shows the quilt block. */
  image?: PictureSource | null;
  /** Alternative text of the picture; '' if the text says it all. @default '' */
  alt?: string;
  /** Focal point of the picture. @default the middle */
  focus?: string;
  /** Seed of the quilt block. @default the title */
  seed?: string;
  /** Name of the quilt block. @default chosen by the seed */
  block?: QuiltName;
  /**
   * Side of the picture on wide screens; alternate it down a page. On narrow screens it always comes first.
   * @default 'start'
   */
  side?: 'start' | 'end';
}

const Root = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  [media.wideOrPaper]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: space(8),
    alignItems: 'center',
    "&[data-side='end'] > :first-child": {
      order: 2,
    },
  },
  [media.phone]: {
    // One of several items below a heading: a small picture. Large text wraps below it.
    '&:has(> div > h3)': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'start',
      '& > :first-child': {
        flex: '2 7rem',
      },
      '& > :last-child': {
        flex: '3 9rem',
      },
    },
    '& h2': {
      fontSize: step[2],
    },
    '& h3': {
      fontSize: step[1],
    },
    '& p': {
      fontSize: '1rem',
      lineHeight: 1.5,
    },
  },
  '& > [data-picture]': {
    borderRadius: radius,
  },
});

const Content = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(1.5),
  minWidth: 0,
  maxWidth: 560,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space(2),
  },
  '& > [data-actions]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space(1.5)} ${space(3)}`,
    paddingTop: space(0.5),
  },
  [media.abovePhone]: {
    gap: space(2),
    '& > [data-actions]': {
      paddingTop: space(1),
    },
  },
});

/**
 * A picture beside text; alternate the side when several follow each other. Renders a `<section>`, named by its
 * heading.
 *
 * - **When**: two to five items that each have a picture.
 * - **Not for**: records of a list: `CardGrid`.
 * - **Keys**: Tab moves through the actions.
 */
export function FeatureRow({
  title,
  headingLevel = 2,
  eyebrow,
  actions,
  media: mediaContent,
  image,
  alt = '',
  focus,
  seed = title,
  block,
  side = 'start',
  children,
  ...rest
}: FeatureRowProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} data-side={side} {...rest}>
      {mediaContent ? (
        <div>{mediaContent}</div>
      ) : (
        <ResponsiveImage
          data-picture=""
          src={image}
          alt={image ? alt : ''}
          focus={focus}
          seed={seed}
          block={block}
          sizes={pictureSizes.half}
        />
      )}
      <Content>
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
      </Content>
    </Root>
  );
}
