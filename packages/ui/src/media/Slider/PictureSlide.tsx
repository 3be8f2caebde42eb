import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import type { QuiltName } from '../../primitives/QuiltBlock/index.ts';
import { color, media, radius, space, step } from '../../theme/index.ts';
import { type PictureSource, ResponsiveImage } from '../ResponsiveImage/index.ts';

export interface PictureSlideProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The picture; null where there is none: a quilt stands in. */
  image: PictureSource | null;
  /** What the picture shows; '' when the words beside say it all. */
  alt: string;
  /** Draws the quilt that stands in, such as the record's slug. */
  seed: string;
  /** Which block. @default one that the seed chooses */
  block?: QuiltName;
  /** Heading beside the picture. A picture without a title and text fills the slide. */
  title?: string;
  /** Place of the heading in the page's outline. @default 3 */
  headingLevel?: 2 | 3;
  /** A sentence or two under it. */
  text?: string;
  /** Where the slide leads. */
  href?: string;
  /** Words of that link; they have to make sense alone. @default 'Read more' */
  linkText?: string;
  /** Whether it leads to a new tab. @default false */
  newTab?: boolean;
  /** For the first slide at the top of a page: its picture is loaded first. @default false */
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
    /* As high as the words ask for, never as the picture would have it: it isn't there yet. */
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

/** A picture with words beside it on wide screens, under it on narrow ones: what most slides are. Renders a `<div>`. */
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
