import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { Heading } from '../../data-display/Heading/index.ts';
import { Link } from '../../navigation/Link/index.ts';
import { color, media, radius, space, step } from '../../theme/index.ts';
import type { QuiltName } from '../QuiltBlock/index.ts';
import { type PictureSource, pictureSizes, ResponsiveImage } from '../ResponsiveImage/index.ts';

export interface PictureSlideProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The picture; null shows a quilt. */
  image: PictureSource | null;
  /** Alternative text; '' if the text beside it says it all. */
  alt: string;
  /** Focal point of the picture. @default the middle */
  focus?: string;
  /** Seed of the quilt, such as the record's slug. */
  seed: string;
  /** Name of the quilt block. @default chosen by the seed */
  block?: QuiltName;
  /** Heading beside the picture. */
  title: string;
  /** A sentence or two below the heading. */
  text: string;
  /** Target of the slide's link. */
  href?: string;
  /** Opens a new tab and tells screen readers so. @default false */
  newTab?: boolean;
  /** Text of that link, which must be clear without context. @default 'Read more' */
  linkText?: string;
  /** Loads the picture with priority; for the first slide at the top of a page. @default false */
  priority?: boolean;
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  blockSize: '100%',
  borderRadius: radius,
  overflow: 'hidden',
  background: color.surface,
  // With the attribute, or the order in which styles come into the document would decide between this and its own.
  [media.phone]: {
    '& > [data-ratio]:first-of-type': {
      aspectRatio: 2,
    },
    '& h2': {
      fontSize: step[2],
    },
    '& p': {
      fontSize: '1rem',
      lineHeight: 1.5,
    },
  },
  [media.wide]: {
    gridTemplate: 'auto / 3fr 2fr',
    // The text decides the height, not the picture, which loads later.
    '& > [data-ratio]:first-of-type': {
      position: 'relative',
      aspectRatio: 'auto',
      minBlockSize: '26rem',
    },
    '& > :first-of-type > *': {
      position: 'absolute',
      inset: 0,
    },
  },
});

const Content = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space(1),
  padding: space(2),
  background: color.surface,
  borderBlockStart: `6px solid ${color.lamp}`,
  '& > a': {
    display: 'inline-block',
    fontWeight: 600,
  },
  [media.wide]: {
    justifyContent: 'center',
    gap: space(2),
    padding: space(5),
    borderBlockStart: 0,
    borderInlineStart: `6px solid ${color.lamp}`,
  },
});

/** A slide with a picture, and text beside it on wide screens, below it on narrow ones. Renders a `<div>`. */
export function PictureSlide({
  image,
  alt,
  focus,
  seed,
  block,
  title,
  text,
  href,
  newTab,
  linkText = 'Read more',
  priority,
  ...rest
}: PictureSlideProps) {
  return (
    <Root data-night="" {...rest}>
      <ResponsiveImage
        src={image}
        alt={alt}
        focus={focus}
        seed={seed}
        block={block}
        sizes={pictureSizes.most}
        priority={priority}
      />
      <Content>
        <Heading level={2}>{title}</Heading>
        <p>{text}</p>
        {href && (
          <Link href={href} newTab={newTab}>
            {linkText}
          </Link>
        )}
      </Content>
    </Root>
  );
}
