import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import type { QuiltName } from '../../primitives/QuiltBlock/index.ts';
import { color, media, radius, space, step } from '../../theme/index.ts';
import { type PictureSource, ResponsiveImage } from '../ResponsiveImage/index.ts';

export interface PictureSlideProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The picture; null shows a quilt. */
  image: PictureSource | null;
  /** Alternative text; '' if the text beside it says it all. */
  alt: string;
  /** Seed of the quilt, such as the record's slug. */
  seed: string;
  /** Name of the quilt block. @default chosen by the seed */
  block?: QuiltName;
  /** Heading beside the picture. Without any text the picture fills the slide. */
  title?: string;
  /** Heading level. @default 3 */
  headingLevel?: 2 | 3;
  /** A sentence or two below the heading. */
  text?: string;
  /** Target of the slide's link. */
  href?: string;
  /** Text of that link, which must be clear without context. @default 'Read more' */
  linkText?: string;
  /** Whether the link opens a new tab. @default false */
  newTab?: boolean;
  /** Loads the picture with priority; for the first slide at the top of a page. @default false */
  priority?: boolean;
}

const Root = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  block-size: 100%;
  border-radius: ${radius};
  overflow: hidden;
  background: ${color.surface};
  ${media.phone} {
    &[data-worded] > :first-of-type {
      aspect-ratio: 2;
    }
    & h2 {
      font-size: ${step[2]};
    }
    & p {
      font-size: 1rem;
      line-height: 1.5;
    }
  }
  ${media.wide} {
    &[data-worded] {
      grid-template: auto / 3fr 2fr;
    }
    /* The text decides the height, not the picture, which loads later. */
    &[data-worded] > :first-of-type {
      position: relative;
      aspect-ratio: auto;
      min-block-size: 26rem;
    }
    &[data-worded] > :first-of-type > * {
      position: absolute;
      inset: 0;
    }
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${space(1)};
  padding: ${space(2)};
  background: ${color.surface};
  border-block-start: 6px solid ${color.lamp};
  & > a {
    display: inline-block;
    font-weight: 600;
  }
  ${media.wide} {
    justify-content: center;
    gap: ${space(2)};
    padding: ${space(5)};
    border-block-start: 0;
    border-inline-start: 6px solid ${color.lamp};
  }
`;

/** A slide with a picture, and text beside it on wide screens, below it on narrow ones. Renders a `<div>`. */
export function PictureSlide({
  image,
  alt,
  seed,
  block,
  title,
  headingLevel = 3,
  text,
  href,
  linkText = 'Read more',
  newTab,
  priority,
  children,
  ...rest
}: PictureSlideProps) {
  const hasWords = Boolean(title || text || href || children);
  return (
    <Root data-night="" data-worded={hasWords ? '' : undefined} {...rest}>
      <ResponsiveImage
        src={image}
        alt={alt}
        seed={seed}
        block={block}
        ratio={hasWords ? '3/2' : '16/9'}
        sizes={hasWords ? '(min-width: 900px) 700px, 100vw' : '(min-width: 1160px) 1160px, 100vw'}
        priority={priority}
      />
      {hasWords && (
        <Words>
          {title && <Heading level={headingLevel}>{title}</Heading>}
          {text && <p>{text}</p>}
          {href && (
            <Link href={href} newTab={newTab}>
              {linkText}
            </Link>
          )}
          {children}
        </Words>
      )}
    </Root>
  );
}
