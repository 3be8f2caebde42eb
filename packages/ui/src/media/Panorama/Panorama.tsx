import ThreeSixtyIcon from '@mui/icons-material/ThreeSixty';
import { styled } from '@mui/material/styles';
import { type ComponentPropsWithRef, useId, useRef } from 'react';
import { Button } from '../../inputs/Button/index.ts';
import { color, smallText, space } from '../../theme/index.ts';
import type { QuiltName } from '../QuiltBlock/index.ts';
import { type PictureSource, pictureSizes, ResponsiveImage } from '../ResponsiveImage/index.ts';
import { PanoramaControls } from './PanoramaControls.tsx';
import { Frame, Stage, StageNotice } from './panorama-frame.ts';
import { usePanorama } from './usePanorama.ts';
import { useScrollThrough } from './useScrollThrough.ts';

export interface PanoramaProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** URL of an equirectangular (360°) picture, twice as wide as high. */
  src: string;
  /** A regular picture of the same place, shown before loading. */
  still: PictureSource;
  /** Description of the place, for screen readers. */
  alt: string;
  /** Seed of the quilt that is shown if the still picture can't be loaded. */
  seed: string;
  /** Name of the quilt block. @default chosen by the seed */
  block?: QuiltName;
  /** Initial direction (yaw) in degrees: 0 is the middle of the picture, positive to the right. @default 0 */
  startYawDeg?: number;
  /** Initial elevation (pitch) in degrees: 0 is the horizon, positive up. @default 0 */
  startPitchDeg?: number;
}

const Caption = styled('figcaption')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space(0.5)} ${space(3)}`,
  marginBlockStart: space(1),
  color: color.muted,
  fontSize: smallText,
  '& > a': {
    paddingBlock: space(0.25),
  },
});

/** Movements by key: steps to the right, up, and zooming in. */
const keySteps: Record<string, readonly [right: number, up: number, closer: number]> = {
  ArrowLeft: [-1, 0, 0],
  ArrowRight: [1, 0, 0],
  ArrowUp: [0, 1, 0],
  ArrowDown: [0, -1, 0],
  '+': [0, 0, 1],
  '=': [0, 0, 1],
  '-': [0, 0, -1],
};

/**
 * A 360° panorama, moved by dragging, touch, arrow keys, plus and minus, or buttons. The viewer is loaded when the
 * panorama comes near the viewport, with data saving on a press; until then, or if it can't be displayed, there is a
 * still picture. Renders a `<figure>`.
 *
 * - **When**: a place to look around in.
 * - **Not for**: regular pictures: `ResponsiveImage`.
 * - **Keys**: arrow keys turn, + and − zoom; the buttons do the same; Escape exits full screen.
 */
export function Panorama({ src, still, alt, seed, block, startYawDeg = 0, startPitchDeg = 0, ...rest }: PanoramaProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const stageRef = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const { state, needsPress, start, turn, zoom } = usePanorama({ stageRef, src, startYawDeg, startPitchDeg });
  useScrollThrough(stageRef);
  const isReady = state === 'ready';
  return (
    <figure {...rest}>
      <Frame ref={frameRef} data-state={state}>
        <div>
          <ResponsiveImage
            src={still}
            alt={isReady ? '' : alt}
            seed={seed}
            block={block}
            ratio="16/9"
            sizes={pictureSizes.all}
          />
          <Stage
            ref={stageRef}
            {...(isReady && {
              role: 'application',
              'aria-roledescription': 'panorama',
              'aria-label': alt,
              'aria-describedby': hintId,
              tabIndex: 0,
            })}
            onKeyDown={(event) => {
              const steps = keySteps[event.key];
              if (!steps || !isReady || event.altKey || event.ctrlKey || event.metaKey) return;
              event.preventDefault();
              const [right, up, closer] = steps;
              if (closer === 0) turn(right, up);
              else zoom(closer);
            }}
          />
          {isReady && (
            <svg viewBox="0 0 40 40" aria-hidden="true">
              <circle cx="20" cy="20" r="18" />
              <path d="M20 6l6 20-6-5-6 5z" />
            </svg>
          )}
          {state === 'waiting' && needsPress && (
            <StageNotice data-start="" data-scripted="">
              <Button onClick={start} data-noprint="">
                <ThreeSixtyIcon />
                Look around
              </Button>
            </StageNotice>
          )}
          <StageNotice role="status">
            {state === 'loading' && <p>Loading the panorama…</p>}
            {state === 'failed' && (
              <p>
                The panorama can’t be shown here. This is a still picture of the place.{' '}
                <Button variant="text" size="small" onClick={start} data-noprint="">
                  Try again
                </Button>
              </p>
            )}
          </StageNotice>
        </div>
        <PanoramaControls isDisabled={!isReady} frameRef={frameRef} onTurn={turn} onZoom={zoom} />
      </Frame>
      <Caption>
        {state !== 'failed' && (
          <span id={hintId} data-scripted="">
            Drag, use the arrow keys or the buttons to look around.
          </span>
        )}
        <a href={src}>View as a flat picture</a>
      </Caption>
    </figure>
  );
}
