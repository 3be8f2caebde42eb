import { type RefObject, useEffect, useRef, useState } from 'react';
import { useDataSaving, useNearViewport, useReducedMotion } from '../../hooks/index.ts';
import type { PanoramaView } from './panorama-view.ts';

/** How close to the view the viewer is loaded, in CSS pixels. */
const nearPx = 200;
/** How far one press turns, in degrees. */
const turnStepDeg = 20;
/** How far one press zooms, in hundredths of the whole range. */
const zoomStep = 20;
/** Time of one press's movement, in milliseconds. */
const movementMs = 250;

/** Where a panorama stands. */
export type PanoramaState = 'waiting' | 'loading' | 'ready' | 'failed';

/** What `usePanorama` is told. */
export interface PanoramaInput {
  /** Element that the viewer fills. */
  stageRef: RefObject<HTMLElement | null>;
  src: string;
  startYawDeg: number;
  startPitchDeg: number;
  /** Whether it waits for a press, whatever the person's settings. */
  waitsForPress: boolean;
}

/** Loads the viewer when the panorama comes close, or on a press for who saves data, and turns it. */
export function usePanorama({ stageRef, src, startYawDeg, startPitchDeg, waitsForPress }: PanoramaInput) {
  const viewRef = useRef<PanoramaView | null>(null);
  const [state, setState] = useState<PanoramaState>('waiting');
  const [presses, setPresses] = useState(0);
  const isReduced = useReducedMotion();
  const savesData = useDataSaving();
  const isNear = useNearViewport(stageRef, nearPx);
  const needsPress = waitsForPress || savesData;
  // Once begun it stays, however far it is scrolled away.
  const isWanted = state !== 'waiting' || presses > 0 || (isNear && !needsPress);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another press is another try
  useEffect(() => {
    const stage = stageRef.current;
    if (!stage || !isWanted) return;
    // A record without its picture: the still one stays, and nothing is loaded to find that out.
    if (!src) {
      setState('failed');
      return;
    }
    let isGone = false;
    setState('loading');
    import('./panorama-view.ts')
      .then(({ openPanoramaView }) => {
        if (isGone) return;
        const onTurn = (yawDeg: number) => {
          stage.dataset.yaw = String(yawDeg);
          stage.parentElement?.style.setProperty('--pl-yaw', `${yawDeg}deg`);
        };
        return openPanoramaView({ container: stage, src, yawDeg: startYawDeg, pitchDeg: startPitchDeg, onTurn });
      })
      .then(
        (view) => {
          if (!view) return;
          if (isGone) {
            view.close();
            return;
          }
          viewRef.current = view;
          setState('ready');
        },
        () => {
          if (!isGone) setState('failed');
        },
      );
    return () => {
      isGone = true;
      viewRef.current?.close();
      viewRef.current = null;
    };
  }, [stageRef, isWanted, presses, src, startYawDeg, startPitchDeg]);

  const durationMs = isReduced ? 0 : movementMs;
  return {
    state,
    needsPress,
    /** Begins, or tries again. */
    start: () => setPresses((count) => count + 1),
    /** Turns by so many steps to the right and up. */
    turn: (right: number, up: number) => viewRef.current?.turn(right * turnStepDeg, up * turnStepDeg, durationMs),
    /** Zooms by so many steps in. */
    zoom: (steps: number) => viewRef.current?.zoom(steps * zoomStep, durationMs),
  };
}
