import { imageWidths } from '@porchlight/contract/limits';

/** Widest picture with data saving, in pixels. */
const maxDataSaverWidth = 640;

/** Whether the server can resize a URL: stored pictures, and the first pages of PDFs. */
export function hasWidths(src: string): boolean {
  return /(^|\/\/[^/]+)\/(images|pdfs)\//.test(src);
}

/** URL of a stored picture at one of the server's widths. */
export function urlAtWidth(src: string, width: number): string {
  return `${src}${src.includes('?') ? '&' : '?'}w=${width}`;
}

/** The `srcset` of a stored picture, up to twice the displayed width. */
export function serverCandidates(src: string, sizes: string): string {
  const neededWidth = 2 * widestPx(sizes);
  const lastIndex = imageWidths.findIndex((width) => width >= neededWidth);
  return imageWidths
    .slice(0, lastIndex < 0 ? undefined : lastIndex + 1)
    .map((width) => `${urlAtWidth(src, width)} ${width}w`)
    .join(', ');
}

/** Whether a `srcset` has width descriptors: only then is `sizes` valid. */
export function hasWidthDescriptors(srcSet: string | undefined): boolean {
  return / \d+w(,|$)/.test(srcSet ?? '');
}

/** The small candidates of a `srcset`, at least the smallest. */
export function dataSaverCandidates(srcSet: string): string {
  const candidates = srcSet.split(', ');
  const small = candidates.filter((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]) <= maxDataSaverWidth);
  return (small.length > 0 ? small : candidates.slice(0, 1)).join(', ');
}

/** Largest width that a `sizes` attribute allows, in CSS pixels; infinite if it depends on an unbounded viewport. */
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
