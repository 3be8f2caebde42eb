import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { useDataSaving } from '../../hooks/index.ts';
import { useImageFailure } from '../../hooks/useImageFailure.ts';
import { color } from '../../theme/index.ts';
import { QuiltBlock, type QuiltName } from '../QuiltBlock/index.ts';
import { dataSaverCandidates, hasWidthDescriptors, hasWidths, serverCandidates, urlAtWidth } from './candidates.ts';
import type { PictureFiles, PictureSource } from './picture-source.ts';

export interface ResponsiveImageProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /**
   * URL of a picture, which the server resizes by `?w=`, or its prepared files. Null or undefined shows a quilt block.
   */
  src: PictureSource | null | undefined;
  /** Alternative text; '' if the text around it says it all. */
  alt: string;
  /** Focal point when cropped, as in `object-position`. @default the middle */
  focus?: string;
  /** Seed of the quilt block, such as the record's slug. */
  seed: string;
  /** Name of the quilt block. @default chosen by the seed */
  block?: QuiltName;
  /** Aspect ratio, to which the picture is cropped. @default '3/2' */
  ratio?: '1/1' | '3/2' | '16/9' | '3/4';
  /** Displayed width, as in the `sizes` attribute. @default '100vw' */
  sizes?: string;
  /** Loads it with high priority instead of lazily; for a page's main picture (LCP). @default false */
  priority?: boolean;
}

const Root = styled('div')({
  overflow: 'hidden',
  // A faint pattern until the picture has loaded.
  background: `repeating-conic-gradient(from 45deg, ${color.border} 0 25%, ${color.band} 0 50%) 0 0 / 33.4% 50%`,
  "&[data-ratio='1/1']": {
    aspectRatio: 1,
  },
  "&[data-ratio='3/2']": {
    aspectRatio: '3 / 2',
  },
  "&[data-ratio='16/9']": {
    aspectRatio: '16 / 9',
  },
  "&[data-ratio='3/4']": {
    aspectRatio: '3 / 4',
    // No block has this aspect ratio: the placeholder is cropped.
    '& > svg': {
      height: '100%',
    },
  },
  '& > *, & > picture > img': {
    display: 'block',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
  },
});

/** The files of a picture, for either type of source. */
function filesOf(source: PictureSource, sizes: string, savesData: boolean): PictureFiles {
  if (typeof source !== 'string') {
    if (savesData) return dataSaverFiles(source);
    // Browsers without the better formats get a single file: a second list per picture would add 2.5 % to a page's
    // HTML.
    return source.sources ? { src: source.src, sources: source.sources } : source;
  }
  if (!hasWidths(source)) return { src: source };
  return {
    src: urlAtWidth(source, 640),
    srcSet: savesData ? dataSaverCandidates(serverCandidates(source, sizes)) : serverCandidates(source, sizes),
  };
}

function dataSaverFiles({ src, srcSet, sources }: PictureFiles): PictureFiles {
  return {
    src,
    srcSet: srcSet && dataSaverCandidates(srcSet),
    sources: sources?.map(({ type, srcSet: candidates }) => ({ type, srcSet: dataSaverCandidates(candidates) })),
  };
}

/**
 * A picture in several widths, in a box with a fixed aspect ratio, so that nothing shifts. While it loads there is a
 * patchwork background; if it is missing or fails to load, the record's quilt block is shown, never a broken image.
 *
 * - **When**: every picture from the server.
 * - **Not for**: icons: use `@mui/icons-material`; deliberately abstract art: `QuiltBlock`.
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
      sizes={hasWidthDescriptors(files.srcSet) ? sizes : undefined}
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
            <source key={type} type={type} srcSet={srcSet} sizes={hasWidthDescriptors(srcSet) ? sizes : undefined} />
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
