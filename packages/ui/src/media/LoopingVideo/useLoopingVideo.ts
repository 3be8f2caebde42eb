import { type RefObject, useEffect, useState } from 'react';
import { useDataSaving, useNearViewport, useReducedMotion } from '../../hooks/index.ts';

/** How close to the view a video starts, in CSS pixels. */
const nearPx = 100;

/**
 * Plays a muted video while it is in view, unless the person asked for less motion or less data: then only when told to.
 * What the person pressed last holds.
 * @param frameRef what the video is drawn in, there before it
 * @param videoRef the video
 * @param dataSaver whether the page asks to wait for a press anyway
 */
export function useLoopingVideo(
  frameRef: RefObject<HTMLElement | null>,
  videoRef: RefObject<HTMLVideoElement | null>,
  dataSaver: boolean,
) {
  const [wish, setWish] = useState<'unsaid' | 'play' | 'pause'>('unsaid');
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isNear = useNearViewport(frameRef, nearPx);
  const isReduced = useReducedMotion();
  const savesData = useDataSaving();
  const mayStart = wish === 'unsaid' ? !isReduced && !savesData && !dataSaver : wish === 'play';
  const shouldPlay = isNear && mayStart && !hasFailed;

  useEffect(() => {
    const video = videoRef.current;
    if (!video) return;
    if (!shouldPlay) {
      // Even a needless pause() would make some browsers begin to load.
      if (!video.paused) video.pause();
      return;
    }
    // The attribute alone doesn't mute a video that a script made, and only muted ones may start.
    video.muted = true;
    // Refused by the browser, as when a phone saves power: it stands still, and the button says so.
    video.play().catch(() => setPlaying(false));
  }, [videoRef, shouldPlay]);

  return {
    isPlaying,
    hasFailed,
    toggle: () => setWish(isPlaying ? 'pause' : 'play'),
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    /** For the last source: none is left. */
    onLastError: () => setFailed(true),
  };
}
