import { parseFilmUrl } from '@porchlight/contract/rich-text-links';
import { textBefore, unwrapElement } from './markup-nodes.ts';
import type { PasteReport } from './paste-report.ts';

/** A picture that is part of pasted markup. */
export interface EmbeddedPicture {
  /** Its place in the text, until the picture is stored. */
  placeholder: string;
  /** `data:` URL. */
  src: string;
  /** Alternative text; '' if it has none. */
  alt: string;
}

/** Largest size of a picture that only counts readers, in pixels. */
const trackerMaxPx = 3;
/** Largest size of a drawing that is an icon of the page, in pixels. */
const iconMaxPx = 48;

let lastNumber = 0;

/**
 * Takes pictures, films and other content out of pasted markup. What can't be had leaves its name at its place, so that
 * nobody misses it; videos of known sites are kept.
 * @returns the pictures to store
 */
export function takeOutPictures(root: HTMLElement, report: PasteReport): EmbeddedPicture[] {
  const embedded: EmbeddedPicture[] = [];
  for (const picture of root.querySelectorAll('picture')) unwrapElement(picture);
  for (const image of root.querySelectorAll<HTMLElement>('img, svg, canvas, v\\:shape, v\\:imagedata')) {
    if (!root.contains(image) || image.closest('figure[data-name], figure[data-film]')) continue;
    const src = image.getAttribute('src') ?? '';
    const alt = nameOf(image);
    const isBullet = image.closest('[style*="mso-list:ignore" i]') !== null;
    if (isBullet || isTracker(image) || (image.localName !== 'img' && isIcon(image))) image.remove();
    else if (/^data:image\/(?!svg)/i.test(src)) {
      lastNumber += 1;
      const placeholder = `[Picture ${lastNumber} is being sent${alt && `: ${alt}`}]`;
      embedded.push({ placeholder, src, alt });
      replaceByText(image, placeholder);
    } else {
      report.pictures += 1;
      replaceByText(image, alt ? `[Picture: ${alt}]` : '[Picture]');
    }
  }
  for (const media of root.querySelectorAll<HTMLElement>('iframe, video, audio, object, embed, applet')) {
    if (root.contains(media)) replaceMedia(media, report);
  }
  return embedded;
}

function replaceByText(element: Element, text: string): void {
  const before = textBefore(element);
  element.replaceWith(before === '' || /\s$/.test(before) ? text : ` ${text}`);
}

function nameOf(image: Element): string {
  const name = image.getAttribute('alt') ?? image.querySelector('title')?.textContent ?? '';
  return name.replace(/[[\]]/g, '').replace(/\s+/g, ' ').trim().slice(0, 200);
}

function sizeOf(image: HTMLElement): number | undefined {
  const sizes = [image.getAttribute('width'), image.getAttribute('height'), image.style?.width, image.style?.height]
    .filter((size) => size && /^[\d.]+(?:px)?$/.test(size))
    .map((size) => Number.parseFloat(size ?? ''));
  return sizes.length > 0 ? Math.max(...sizes) : undefined;
}

const isTracker = (image: HTMLElement) => (sizeOf(image) ?? Number.POSITIVE_INFINITY) <= trackerMaxPx;

const isIcon = (image: HTMLElement) =>
  (sizeOf(image) ?? 0) <= iconMaxPx && !image.getAttribute('aria-label') && !image.querySelector('title');

function replaceMedia(media: HTMLElement, report: PasteReport): void {
  const source = media.getAttribute('src') ?? media.getAttribute('data') ?? media.querySelector('source')?.src ?? '';
  const src = source.startsWith('//') ? `https:${source}` : source;
  const title = media.getAttribute('title') ?? '';
  const film = parseFilmUrl(src);
  if (film) {
    const figure = media.ownerDocument.createElement('figure');
    Object.assign(figure.dataset, { ...film, title });
    media.replaceWith(figure);
    return;
  }
  if (isTracker(media)) {
    media.remove();
    return;
  }
  report.media += 1;
  const text = `[${title || (media.localName === 'audio' ? 'Sound' : 'Video or other content')}]`;
  // A frame without a name is most often an advertisement.
  if (!/^https?:/i.test(src) || (media.localName === 'iframe' && !title)) {
    replaceByText(media, text);
    return;
  }
  const link = media.ownerDocument.createElement('a');
  link.setAttribute('href', src);
  link.append(text);
  media.replaceWith(link);
}
