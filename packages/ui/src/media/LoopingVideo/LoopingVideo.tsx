import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import { styled } from '@mui/material/styles';
import { type ComponentPropsWithRef, useRef } from 'react';
import { useHydrated } from '../../hooks/index.ts';
import { IconButton } from '../../inputs/IconButton/index.ts';
import { color, radius, smallText, space } from '../../theme/index.ts';
import type { QuiltName } from '../QuiltBlock/index.ts';
import { type PictureSource, pictureSizes, ResponsiveImage } from '../ResponsiveImage/index.ts';
import { useLoopingVideo } from './useLoopingVideo.ts';

/** A file of a video; browsers play the first format that they support. */
export interface VideoSource {
  src: string;
  type: 'video/webm' | 'video/mp4';
}

export interface LoopingVideoProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** The video's files in all available formats, the smallest first. */
  sources: readonly VideoSource[];
  /** Picture shown until it plays, 16:9; null shows the quilt. Lazily loaded. */
  poster: PictureSource | null;
  /** Loads the poster with priority; for a video at the top of a page. @default false */
  priority?: boolean;
  /** Description of what can be seen, in one sentence, for screen readers. */
  label: string;
  /** Seed of the quilt that is shown if there is no poster or it can't be loaded. */
  seed: string;
  /** Name of the quilt block. @default chosen by the seed */
  block?: QuiltName;
}

const Frame = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius,
  background: color.band,
  aspectRatio: '16 / 9',
  '& > video, & > noscript > video': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
  },
  '& > button': {
    position: 'absolute',
    insetBlockEnd: space(1.5),
    insetInlineEnd: space(1.5),
  },
  '& > p': {
    position: 'absolute',
    insetBlockEnd: space(1.5),
    insetInline: space(1.5),
    inlineSize: 'fit-content',
    padding: `${space(0.5)} ${space(1.5)}`,
    borderRadius: radius,
    background: color.surface,
    fontSize: smallText,
  },
});

/**
 * A silent looping video, used like a picture: plays while in view, doesn't start by itself with reduced motion or data
 * saving, and always has a pause button. Before hydration only the poster is shown; without JavaScript the browser's
 * own controls play it. Renders a `<figure>`.
 *
 * - **When**: a moving picture without sound.
 * - **Not for**: films to watch from the beginning: link to them.
 * - **Keys**: Tab reaches the button; Space and Enter play and pause.
 * @see https://www.w3.org/WAI/WCAG22/Understanding/pause-stop-hide
 */
export function LoopingVideo({ sources, poster, label, seed, block, priority = false, ...rest }: LoopingVideoProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const videoRef = useRef<HTMLVideoElement>(null);
  const isHydrated = useHydrated();
  const { isPlaying, hasFailed, toggle, onPlay, onPause, onLastError } = useLoopingVideo(frameRef, videoRef);
  const videoProps = {
    'aria-label': label,
    preload: 'none',
    children: sources.map(({ src, type }, index) => (
      <source key={type} src={src} type={type} onError={index === sources.length - 1 ? onLastError : undefined} />
    )),
  };
  return (
    <figure {...rest}>
      <Frame ref={frameRef}>
        <ResponsiveImage
          src={poster}
          alt=""
          seed={seed}
          block={block}
          ratio="16/9"
          sizes={pictureSizes.half}
          priority={priority}
        />
        {isHydrated ? (
          <video
            {...videoProps}
            ref={videoRef}
            muted
            loop
            playsInline
            disablePictureInPicture
            onPlay={onPlay}
            onPause={onPause}
          />
        ) : (
          // In `noscript` only: rendering the native controls costs a phone more than the rest of the screen.
          <noscript>
            <video {...videoProps} controls />
          </noscript>
        )}
        {!hasFailed && (
          <IconButton
            label={`${isPlaying ? 'Pause' : 'Play'} the video: ${label}`}
            variant="onPicture"
            onClick={toggle}
            data-noprint=""
            data-scripted=""
          >
            {isPlaying ? <PauseIcon /> : <PlayArrowIcon />}
          </IconButton>
        )}
        {hasFailed && <p role="status">This video can’t be played here.</p>}
      </Frame>
    </figure>
  );
}
