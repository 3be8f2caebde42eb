/** What a `Panorama` says. */
export interface PanoramaLocaleText {
  /** The button that starts it, when it waits for a press. */
  start: string;
  /** While it comes. */
  loading: string;
  /** When it can't be shown: the picture is missing, or the device draws no such pictures. */
  failed: string;
  retry: string;
  /** How to look around; shown under it and read out with it. */
  hint: string;
  /** What kind of thing it is, for screen readers. */
  kind: string;
  /** Names the row of buttons. */
  controls: string;
  left: string;
  right: string;
  up: string;
  down: string;
  closer: string;
  farther: string;
  fullscreen: string;
  /** Link to the picture itself. */
  flat: string;
}

/** The words in English. */
export const panoramaLocaleText: PanoramaLocaleText = {
  start: 'Look around',
  loading: 'Loading the panorama…',
  failed: 'The panorama can’t be shown here. This is a still picture of the place.',
  retry: 'Try again',
  hint: 'Drag, use the arrow keys or the buttons to look around.',
  kind: 'panorama',
  controls: 'Look around',
  left: 'Look left',
  right: 'Look right',
  up: 'Look up',
  down: 'Look down',
  closer: 'Zoom in',
  farther: 'Zoom out',
  fullscreen: 'Full screen',
  flat: 'See the whole picture flat',
};
