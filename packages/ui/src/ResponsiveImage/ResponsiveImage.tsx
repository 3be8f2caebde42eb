import styled from '@emotion/styled';
import { imageWidths } from '@porchlight/contract/limits';
import type { ComponentPropsWithRef } from 'react';
import { QuiltBlock, type QuiltName } from '../QuiltBlock/index.ts';
import { color } from '../theme/index.ts';
import { useImageFailure } from './useImageFailure.ts';

export interface ResponsiveImageProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Address of the picture; the server makes it smaller by `?w=`. Null where there is none: a quilt block stands in. */
  src: string | null | undefined;
  /** What the picture shows; '' when the words around say it all. */
  alt: string;
  /** Draws the quilt block that stands in, such as the record's slug. */
  seed: string;
  /** Which block. @default one that the seed chooses */
  block?: QuiltName;
  /** Width to height; kept whatever the picture's own is. @default '3/2' */
  ratio?: '1/1' | '3/2' | '16/9';
  /** How wide it is drawn, as in the `sizes` attribute. @default '100vw' */
  sizes?: string;
  /** The one picture that a page is judged by: loaded first, not when it comes into view. @default false */
  priority?: boolean;
}

const Root = styled.div`
  overflow: hidden;
  background: ${color.band};
  &[data-ratio='1/1'] {
    aspect-ratio: 1;
  }
  &[data-ratio='3/2'] {
    aspect-ratio: 3 / 2;
  }
  &[data-ratio='16/9'] {
    aspect-ratio: 16 / 9;
  }
  & > * {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

function atWidth(src: string, width: number): string {
  return `${src}${src.includes('?') ? '&' : '?'}w=${width}`;
}

/** Only pictures that the server keeps come in several widths. */
function hasWidths(src: string): boolean {
  return /(^|\/\/[^/]+)\/images\//.test(src);
}

/**
 * A picture in the widths the server makes, in a box of a fixed ratio so that nothing moves. Where it is missing or can't
 * be loaded, the record's own quilt block stands instead, never a broken picture.
 */
export function ResponsiveImage({
  src,
  alt,
  seed,
  block,
  ratio = '3/2',
  sizes = '100vw',
  priority = false,
  ...rest
}: ResponsiveImageProps) {
  const { hasFailed, imageRef, onError } = useImageFailure(src);
  return (
    <Root data-ratio={ratio} {...rest}>
      {src && !hasFailed ? (
        <img
          ref={imageRef}
          src={hasWidths(src) ? atWidth(src, 640) : src}
          srcSet={
            hasWidths(src) ? imageWidths.map((width) => `${atWidth(src, width)} ${width}w`).join(', ') : undefined
          }
          sizes={hasWidths(src) ? sizes : undefined}
          alt={alt}
          loading={priority ? undefined : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          onError={onError}
        />
      ) : (
        <QuiltBlock seed={seed} block={block} ratio={ratio} label={alt || undefined} />
      )}
    </Root>
  );
}
