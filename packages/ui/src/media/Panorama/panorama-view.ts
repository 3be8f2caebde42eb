import { events, Viewer } from '@photo-sphere-viewer/core';
import '@photo-sphere-viewer/core/index.css';
import { allowViewerMarkup } from './panorama-markup.ts';

/** How to open a view. */
export interface PanoramaViewInput {
  /** Element that it fills; empty. */
  container: HTMLElement;
  /** Address of an equirectangular picture, twice as wide as high. */
  src: string;
  /** Direction to begin with: 0 is the middle of the picture, positive to the right. */
  yawDeg: number;
  /** Height to begin with: 0 is the horizon, positive up. */
  pitchDeg: number;
  /** Called with the direction after every movement, in degrees from 0 to 359. */
  onTurn: (yawDeg: number) => void;
}

/** A view that is open. */
export interface PanoramaView {
  /** Turns by so many degrees, in so many milliseconds; 0 = at once. */
  turn: (yawDeg: number, pitchDeg: number, durationMs: number) => void;
  /** Goes closer by so many hundredths of the whole range, or away when negative. */
  zoom: (step: number, durationMs: number) => void;
  /** Frees everything. */
  close: () => void;
}

const degreesPerRadian = 180 / Math.PI;
const highestPitch = Math.PI / 2;

// Once a page: a second policy of that name would be refused.
allowViewerMarkup();

/**
 * Opens a view into a panorama. This file is the only one that loads the viewer's library, and is itself loaded when the
 * first panorama comes close.
 * @throws when the picture can't be loaded or the device draws no three-dimensional pictures
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
    // Its controls and its words are ours, so that they can be reached and read like the rest.
    navbar: false,
    keyboard: false,
    // The wheel scrolls the page.
    mousewheel: false,
    loadingTxt: ' ',
    canvasBackground: 'transparent',
  });
  const renderer: unknown = viewer.renderer;
  if (!renderer) {
    container.replaceChildren();
    throw new Error('The panorama can not be drawn: the browser gives no WebGL.');
  }
  try {
    await viewer.setPanorama(src);
  } catch (error) {
    viewer.destroy();
    throw error;
  }
  const tell = () => onTurn(Math.round(viewer.getPosition().yaw * degreesPerRadian) % 360);
  viewer.addEventListener(events.PositionUpdatedEvent.type, tell);
  tell();
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
