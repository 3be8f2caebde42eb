import { oneColumn } from '../../theme/index.ts';

/**
 * `sizes` of pictures by the part of the page that they take on a wide screen; on a phone all are as wide as it. They
 * ask for about a tenth less than they are drawn on, edges included: a phone of 360 or 412 CSS pixels gets the picture of
 * 640 instead of that of 960, half its bytes, and nobody sees which.
 */
export const pictureSizes = {
  third: `${oneColumn} 83vw, (max-width: 1160px) 46vw, 370px`,
  half: '(max-width: 900px) 83vw, 620px',
  most: '(max-width: 900px) 83vw, 680px',
} as const;
