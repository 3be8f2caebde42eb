import { type RefObject, useEffect, useRef, useState } from 'react';
import { useDataSaving, useNearViewport, useReducedMotion } from '../../hooks/index.ts';
import type { PanoramaView } from './panorama-view.ts';

/** Distance from the viewport within which the viewer is loaded, in CSS pixels. */
const nearPx = 200;
/** Rotation per press, in degrees. */
const turnStepDeg = 20;
/** Zoom per press, in percent of the range. */
const zoomStep = 20;
/** Duration of one movement, in milliseconds. */
const movementMs = 250;

/** State of a panorama. */
export type PanoramaState = 'waiting' | 'loading' | 'ready' | 'failed';

/** Parameters of `usePanorama`. */
export interface PanoramaInput {
  /** Ref of the element that the viewer fills. */
  stageRef: RefObject<HTMLElement | null>;
  src: string;
  startYawDeg: number;
  startPitchDeg: number;
}

/** Loads the viewer when the panorama is near the viewport, or on a press with data saving, and controls it. */
export function usePanorama({ stageRef, src, startYawDeg, startPitchDeg }: PanoramaInput) {
  const viewRef = useRef<PanoramaView | null>(null);
  const [state, setState] = useState<PanoramaState>('waiting');
  const [attempts, setAttempts] = useState(0);
  const isReduced = useReducedMotion();
  const needsPress = useDataSaving();
  const isNear = useNearViewport(stageRef, nearPx);
  // Once loaded it stays, even when scrolled out of view.
  const shouldLoad = state !== 'waiting' || attempts > 0 || (isNear && !needsPress);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another press is a retry
  useEffect(() => {
    const stage = stageRef.current;
    if (!stage || !shouldLoad) return;
    // Without a picture the still one is shown, without loading the viewer.
    if (!src) {
      setState('failed');
      return;
    }
    let isUnmounted = false;
    setState('loading');
    import('./panorama-view.ts')
      .then(({ openPanoramaView }) => {
        if (isUnmounted) return;
        const onTurn = (yawDeg: number) => {
          stage.dataset.yaw = String(yawDeg);
          stage.parentElement?.style.setProperty('--pl-yaw', `${yawDeg}deg`);
        };
        return openPanoramaView({ container: stage, src, yawDeg: startYawDeg, pitchDeg: startPitchDeg, onTurn });
      })
      .then(
        (view) => {
          if (!view) return;
          if (isUnmounted) {
            view.close();
            return;
          }
          viewRef.current = view;
          setState('ready');
        },
        () => {
          if (!isUnmounted) setState('failed');
        },
      );
    return () => {
      isUnmounted = true;
      viewRef.current?.close();
      viewRef.current = null;
    };
  }, [stageRef, shouldLoad, attempts, src, startYawDeg, startPitchDeg]);

  const durationMs = isReduced ? 0 : movementMs;
  return {
    state,
    needsPress,
    /** Starts loading, or retries. */
    start: () => setAttempts((count) => count + 1),
    /** Turns by a number of steps to the right and up. */
    turn: (right: number, up: number) => viewRef.current?.turn(right * turnStepDeg, up * turnStepDeg, durationMs),
    /** Zooms in by a number of steps. */
    zoom: (steps: number) => viewRef.current?.zoom(steps * zoomStep, durationMs),
  };
}
