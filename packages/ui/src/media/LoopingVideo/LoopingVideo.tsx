import styled from '@emotion/styled';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { useHydrated } from '../../hooks/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import type { QuiltName } from '../../primitives/QuiltBlock/index.ts';
import { color, radius, smallText, space } from '../../theme/index.ts';
import { type PictureSource, ResponsiveImage } from '../ResponsiveImage/index.ts';
import { useLoopingVideo } from './useLoopingVideo.ts';

/** One file of a video; browsers take the first that they can play. */
export interface VideoSource {
  src: string;
  type: 'video/webm' | 'video/mp4';
}

export interface LoopingVideoProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** The same video in the formats there are, the smallest first. */
  sources: readonly VideoSource[];
  /** The picture shown until it plays, 16:9; null where there is none: a quilt stands in. Loaded when it comes near. */
  poster: PictureSource | null;
  /** At the top of a page: its poster is loaded first. @default false */
  priority?: boolean;
  /** What can be seen in it, in a sentence, for who can't see it. */
  label: string;
  /** Draws the quilt that stands in for a missing poster. */
  seed: string;
  /** Which block. @default one that the seed chooses */
  block?: QuiltName;
  /** Words under it. */
  caption?: ReactNode;
  /** Waits for a press, whatever the person's settings. @default false */
  dataSaver?: boolean;
}

const posterSizes = '(min-width: 900px) 640px, 100vw';

const Root = styled.figure`
  & > figcaption {
    margin-block-start: ${space(1)};
    color: ${color.muted};
    font-size: ${smallText};
  }
`;

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius};
  background: ${color.band};
  aspect-ratio: 16 / 9;
  & > video,
  & > noscript > video {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & > button {
    position: absolute;
    inset-block-end: ${space(1.5)};
    inset-inline-end: ${space(1.5)};
  }
  & > p {
    position: absolute;
    inset-block-end: ${space(1.5)};
    inset-inline: ${space(1.5)};
    inline-size: fit-content;
    padding: ${space(0.5)} ${space(1.5)};
    border-radius: ${radius};
    background: ${color.surface};
    font-size: ${smallText};
  }
`;

/**
 * A silent video that loops, as a moving picture: it plays while in view, stands still for who asked for less motion or
 * less data, and always has a button. Until JavaScript is there it is the poster; where there never is any, the browser's
 * own controls play it. Renders a `<figure>`.
 *
 * - **When**: a moving picture that tells nothing by sound.
 * - **Not for**: films that people watch from the beginning: link to them.
 * - **Keys**: Tab reaches the button; Space and Enter play and pause.
 * @see https://www.w3.org/WAI/WCAG22/Understanding/pause-stop-hide
 */
export function LoopingVideo({
  sources,
  poster,
  label,
  seed,
  block,
  caption,
  priority = false,
  dataSaver = false,
  ...rest
}: LoopingVideoProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const videoRef = useRef<HTMLVideoElement>(null);
  const isLive = useHydrated();
  const { isPlaying, hasFailed, toggle, onPlay, onPause, onLastError } = useLoopingVideo(frameRef, videoRef, dataSaver);
  const film = {
    'aria-label': label,
    preload: 'none',
    children: sources.map(({ src, type }, index) => (
      <source key={type} src={src} type={type} onError={index === sources.length - 1 ? onLastError : undefined} />
    )),
  };
  return (
    <Root {...rest}>
      <Frame ref={frameRef}>
        <ResponsiveImage
          src={poster}
          alt=""
          seed={seed}
          block={block}
          ratio="16/9"
          sizes={posterSizes}
          priority={priority}
        />
        {isLive ? (
          <video
            {...film}
            ref={videoRef}
            muted
            loop
            playsInline
            disablePictureInPicture
            onPlay={onPlay}
            onPause={onPause}
          />
        ) : (
          // Not in the page while there are scripts: drawing the controls costs a phone more than the rest of its screen.
          <noscript>
            <video {...film} controls />
          </noscript>
        )}
        {!hasFailed && (
          <IconButton
            label={`${isPlaying ? 'Pause' : 'Play'} the video: ${label}`}
            look="onPicture"
            onClick={toggle}
            data-noprint=""
            data-scripted=""
          >
            {isPlaying ? <PauseIcon /> : <PlayArrowIcon />}
          </IconButton>
        )}
        {hasFailed && <p role="status">This video can’t be played here.</p>}
      </Frame>
      {caption && <figcaption>{caption}</figcaption>}
    </Root>
  );
}
