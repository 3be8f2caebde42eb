import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { useDataSaving } from '../../hooks/index.ts';
import { useImageFailure } from '../../hooks/useImageFailure.ts';
import { QuiltBlock, type QuiltName } from '../../primitives/QuiltBlock/index.ts';
import { color } from '../../theme/index.ts';
import { atWidth, comesInWidths, savingCandidates, serverCandidates } from './candidates.ts';
import type { PictureFiles, PictureSource } from './picture-source.ts';

export interface ResponsiveImageProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Address of the picture, which the server makes smaller by `?w=`, or its files. Null where there is none: a quilt block stands in. */
  src: PictureSource | null | undefined;
  /** What the picture shows; '' when the words around say it all. */
  alt: string;
  /** The point that stays in view where it is cut, as in `object-position`. @default the middle */
  focus?: string;
  /** Draws the quilt block that stands in, such as the record's slug. */
  seed: string;
  /** Which block. @default one that the seed chooses */
  block?: QuiltName;
  /** Width to height; kept whatever the picture's own is. @default '3/2' */
  ratio?: '1/1' | '3/2' | '16/9' | '3/4';
  /** How wide it is drawn, as in the `sizes` attribute. @default '100vw' */
  sizes?: string;
  /** The one picture that a page is judged by: loaded first, not when it comes into view. @default false */
  priority?: boolean;
}

const Root = styled.div`
  overflow: hidden;
  /* Hourglass blocks, quietly, until the picture is there. */
  background: repeating-conic-gradient(from 45deg, ${color.border} 0 25%, ${color.band} 0 50%) 0 0 / 33.4% 50%;
  &[data-ratio='1/1'] {
    aspect-ratio: 1;
  }
  &[data-ratio='3/2'] {
    aspect-ratio: 3 / 2;
  }
  &[data-ratio='16/9'] {
    aspect-ratio: 16 / 9;
  }
  &[data-ratio='3/4'] {
    aspect-ratio: 3 / 4;
    /* No block has this shape: the one that stands in is cut. */
    & > svg {
      height: 100%;
    }
  }
  & > *,
  & > picture > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** Only pictures that the server keeps come in several widths, and the first pages of PDFs. */
function hasWidths(src: string): boolean {
  return /(^|\/\/[^/]+)\/(images|pdfs)\//.test(src);
}

/** The files of a picture, whichever way it is given. */
function filesOf(source: PictureSource, sizes: string, savesData: boolean): PictureFiles {
  if (typeof source !== 'string') {
    if (savesData) return smaller(source);
    // Who knows none of the better formats gets the one file: two lists a picture are a fortieth of a page's HTML.
    return source.sources ? { src: source.src, sources: source.sources } : source;
  }
  if (!hasWidths(source)) return { src: source };
  return {
    src: atWidth(source, 640),
    srcSet: savesData ? savingCandidates(serverCandidates(source, sizes)) : serverCandidates(source, sizes),
  };
}

function smaller({ src, srcSet, sources }: PictureFiles): PictureFiles {
  return {
    src,
    srcSet: srcSet && savingCandidates(srcSet),
    sources: sources?.map(({ type, srcSet: candidates }) => ({ type, srcSet: savingCandidates(candidates) })),
  };
}

/**
 * A picture in the widths the server makes, in a box of a fixed ratio so that nothing moves. While it loads there is plain
 * patchwork; where it is missing or can't be loaded, the record's own quilt block stands, never a broken picture.
 *
 * - **When**: every picture that the server has.
 * - **Not for**: signs: `Icon`; portraits of nobody: `QuiltBlock` stands in by itself.
 */
export function ResponsiveImage({
  src,
  alt,
  focus,
  seed,
  block,
  ratio = '3/2',
  sizes = '100vw',
  priority = false,
  ...rest
}: ResponsiveImageProps) {
  const savesData = useDataSaving();
  const files = src ? filesOf(src, sizes, savesData) : null;
  const { hasFailed, imageRef, onError } = useImageFailure(files?.src);
  const image = files && !hasFailed && (
    <img
      ref={imageRef}
      src={files.src}
      srcSet={files.srcSet}
      sizes={comesInWidths(files.srcSet) ? sizes : undefined}
      alt={alt}
      style={focus ? { objectPosition: focus } : undefined}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      onError={onError}
    />
  );
  return (
    <Root data-ratio={ratio} {...rest}>
      {image && files.sources ? (
        <picture>
          {files.sources.map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes={comesInWidths(srcSet) ? sizes : undefined} />
          ))}
          {image}
        </picture>
      ) : (
        image || (
          <QuiltBlock seed={seed} block={block} ratio={ratio === '3/4' ? '1/1' : ratio} label={alt || undefined} />
        )
      )}
    </Root>
  );
}
