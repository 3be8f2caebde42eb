import { events, Viewer } from '@photo-sphere-viewer/core';
import '@photo-sphere-viewer/core/index.css';
import { allowViewerMarkup } from './panorama-markup.ts';

/** Options for opening a view. */
export interface PanoramaViewInput {
  /** Empty element that the view fills. */
  container: HTMLElement;
  /** URL of an equirectangular (360°) picture, twice as wide as high. */
  src: string;
  /** Initial direction: 0 is the middle of the picture, positive to the right. */
  yawDeg: number;
  /** Initial elevation: 0 is the horizon, positive up. */
  pitchDeg: number;
  /** Called with the direction, in degrees from 0 to 359, after every movement. */
  onTurn: (yawDeg: number) => void;
}

/** An open view. */
export interface PanoramaView {
  /** Turns by the given degrees, animated for `durationMs`; 0 = immediately. */
  turn: (yawDeg: number, pitchDeg: number, durationMs: number) => void;
  /** Zooms in by a percentage of the range, or out if negative. */
  zoom: (step: number, durationMs: number) => void;
  /** Closes the view and frees its resources. */
  close: () => void;
}

const degreesPerRadian = 180 / Math.PI;
const highestPitch = Math.PI / 2;

// On module level, once per page: creating a policy of the same name again would throw.
allowViewerMarkup();

/**
 * Opens a panorama. Only this file imports the viewer's library, and it is itself loaded when the first panorama comes
 * near the viewport.
 * @throws if the picture can't be loaded or the browser has no WebGL
 */
export async function openPanoramaView({
  container,
  src,
  yawDeg,
  pitchDeg,
  onTurn,
}: PanoramaViewInput): Promise<PanoramaView> {
  const viewer = new Viewer({
    container,
    defaultYaw: `${yawDeg}deg`,
    defaultPitch: `${pitchDeg}deg`,
    defaultZoomLvl: 10,
    // The library's controls and texts are replaced by accessible ones.
    navbar: false,
    keyboard: false,
    // The wheel scrolls the page instead.
    mousewheel: false,
    loadingTxt: ' ',
    canvasBackground: 'transparent',
  });
  const renderer: unknown = viewer.renderer;
  if (!renderer) {
    container.replaceChildren();
    throw new Error('The panorama can’t be shown: the browser does not support WebGL.');
  }
  try {
    await viewer.setPanorama(src);
  } catch (error) {
    viewer.destroy();
    throw error;
  }
  const reportDirection = () => onTurn(Math.round(viewer.getPosition().yaw * degreesPerRadian) % 360);
  viewer.addEventListener(events.PositionUpdatedEvent.type, reportDirection);
  reportDirection();
  return {
    turn(yaw, pitch, durationMs) {
      const from = viewer.getPosition();
      const to = {
        yaw: from.yaw + yaw / degreesPerRadian,
        pitch: Math.max(-highestPitch, Math.min(highestPitch, from.pitch + pitch / degreesPerRadian)),
      };
      if (durationMs === 0) viewer.rotate(to);
      else viewer.animate({ ...to, speed: durationMs });
    },
    zoom(step, durationMs) {
      const to = Math.max(0, Math.min(100, viewer.getZoomLevel() + step));
      if (durationMs === 0) viewer.zoom(to);
      else viewer.animate({ zoom: to, speed: durationMs });
    },
    close: () => viewer.destroy(),
  };
}
