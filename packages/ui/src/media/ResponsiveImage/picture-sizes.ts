import { oneColumn } from '../../theme/index.ts';

/**
 * `sizes` of pictures by the part of the page that they take on wide screens; on phones all take the full width.
 * Deliberately about a tenth smaller than displayed: a phone of 360 or 412 CSS pixels then loads 640 px instead of 960
 * px, half the bytes without a visible difference.
 */
export const pictureSizes = {
  third: `${oneColumn} 83vw, (max-width: 1160px) 46vw, 370px`,
  half: '(max-width: 900px) 83vw, 620px',
  most: '(max-width: 900px) 83vw, 680px',
  /** The width of the content. */
  all: '(max-width: 1160px) 83vw, 1044px',
  /** Beside the text of a hero, up to the edge of the window. */
  hero: '(max-width: 900px) 83vw, 56vw',
} as const;
