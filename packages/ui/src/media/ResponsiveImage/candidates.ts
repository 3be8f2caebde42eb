import { imageWidths } from '@porchlight/contract/limits';

/** Widest picture for who saves data, in pixels. */
const savingWidthMax = 640;

/** Address of a picture that the server keeps, at a width it makes. */
export function atWidth(src: string, width: number): string {
  return `${src}${src.includes('?') ? '&' : '?'}w=${width}`;
}

/** The `srcset` of a picture that the server keeps: no wider than two pixels for each that it is drawn on. */
export function serverCandidates(src: string, sizes: string): string {
  const needed = 2 * widestPx(sizes);
  const last = imageWidths.findIndex((width) => width >= needed);
  return imageWidths
    .slice(0, last < 0 ? undefined : last + 1)
    .map((width) => `${atWidth(src, width)} ${width}w`)
    .join(', ');
}

/** Whether a `srcset` says how wide its pictures are: only then may `sizes` stand beside it. */
export function comesInWidths(srcSet: string | undefined): boolean {
  return / \d+w(,|$)/.test(srcSet ?? '');
}

/** Only the small ones of a `srcset`, at least its smallest. */
export function savingCandidates(srcSet: string): string {
  const candidates = srcSet.split(', ');
  const small = candidates.filter((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]) <= savingWidthMax);
  return (small.length > 0 ? small : candidates.slice(0, 1)).join(', ');
}

/** The widest that a `sizes` attribute can mean, in CSS pixels; infinite for a part of an unbounded window. */
function widestPx(sizes: string): number {
  return Math.max(
    ...sizes.split(',').map((entry) => {
      const [, length = '', unit] = /([\d.]+)(px|vw)\s*$/.exec(entry.trim()) ?? [];
      if (unit === 'px') return Number(length);
      const windowMax = /\(max-width:\s*([\d.]+)px\)/.exec(entry)?.[1];
      return windowMax ? (Number(windowMax) * Number(length)) / 100 : Number.POSITIVE_INFINITY;
    }),
  );
}
