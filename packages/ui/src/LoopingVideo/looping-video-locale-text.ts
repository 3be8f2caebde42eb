/** What a `LoopingVideo` says. */
export interface LoopingVideoLocaleText {
  /** Name of the button while it plays, with what can be seen in the video after it. */
  pause: string;
  /** Name of the same button while it stands still. */
  play: string;
  /** Shown when no source can be played. */
  failed: string;
}

/** The words in English. */
export const loopingVideoLocaleText: LoopingVideoLocaleText = {
  pause: 'Pause the video',
  play: 'Play the video',
  failed: 'This video can’t be played here.',
};
