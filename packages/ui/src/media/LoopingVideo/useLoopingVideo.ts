import { type RefObject, useEffect, useState } from 'react';
import { useDataSaving, useNearViewport, useReducedMotion } from '../../hooks/index.ts';

/** Distance from the viewport within which a video starts, in CSS pixels. */
const nearPx = 100;

/**
 * Plays a muted video while it is near the viewport; with reduced motion or data saving only on request. The visitor's
 * last choice, play or pause, takes precedence.
 * @param frameRef the element around the video, which is mounted before it
 * @param videoRef the video
 */
export function useLoopingVideo(frameRef: RefObject<HTMLElement | null>, videoRef: RefObject<HTMLVideoElement | null>) {
  const [choice, setChoice] = useState<'unsaid' | 'play' | 'pause'>('unsaid');
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isNear = useNearViewport(frameRef, nearPx);
  const isReduced = useReducedMotion();
  const savesData = useDataSaving();
  const isAllowed = choice === 'unsaid' ? !isReduced && !savesData : choice === 'play';
  const shouldPlay = isNear && isAllowed && !hasFailed;

  useEffect(() => {
    const video = videoRef.current;
    if (!video) return;
    if (!shouldPlay) {
      // In some browsers even a redundant pause() starts loading.
      if (!video.paused) video.pause();
      return;
    }
    // The `muted` attribute has no effect on a video created by script, and only muted videos may autoplay.
    video.muted = true;
    // Autoplay may be blocked, as in a phone's power saving mode: the button then shows 'Play'.
    video.play().catch(() => setPlaying(false));
  }, [videoRef, shouldPlay]);

  return {
    isPlaying,
    hasFailed,
    toggle: () => setChoice(isPlaying ? 'pause' : 'play'),
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    /** For the error of the last source, after which no format is left. */
    onLastError: () => setFailed(true),
  };
}
