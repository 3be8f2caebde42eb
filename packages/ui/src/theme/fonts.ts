import { type TypefaceName, typefaces } from '@porchlight/contract/look/typefaces';
import frauncesUrl from './fonts/fraunces-600.woff2?url';
import sourceSansUrl from './fonts/source-sans-3.woff2?url';

const urlsOfTypefaces: Partial<Record<TypefaceName, string>> = { 'source-sans': sourceSansUrl, fraunces: frauncesUrl };

/**
 * URLs of the fonts that every page needs immediately, for `<link rel="preload" as="font" crossorigin>`.
 * @param used the typefaces of texts and headings
 */
export function fontUrls(...used: TypefaceName[]): string[] {
  return [...new Set(used)].flatMap((name) => urlsOfTypefaces[name] ?? []);
}

/**
 * The font faces, with fallback fonts adjusted to the same width and height, so that nothing shifts when the fonts
 * load. size-adjust is the ratio of widths of an English sample (Fraunces to Georgia 103.1 %, to Times 113.1 %, Source
 * Sans to Arial 93.3 %); the overrides are the fonts' own ascent and descent divided by it.
 */
export const fontFaces = `
@font-face{font-family:Fraunces;font-weight:500 700;font-display:swap;src:url(${frauncesUrl}) format("woff2")}
@font-face{font-family:"Source Sans";font-weight:400 700;font-display:swap;src:url(${sourceSansUrl}) format("woff2")}
@font-face{font-family:F1;src:local("Georgia");size-adjust:103.1%;ascent-override:94.9%;descent-override:24.7%;line-gap-override:0%}
@font-face{font-family:F2;src:local("Times New Roman"),local("Liberation Serif"),local("Noto Serif");size-adjust:113.1%;ascent-override:86.4%;descent-override:22.5%;line-gap-override:0%}
@font-face{font-family:S1;src:local("Arial"),local("Liberation Sans"),local("Roboto");size-adjust:93.3%;ascent-override:109.7%;descent-override:42.9%;line-gap-override:0%}
`;

/** Font families as declarations of the root element. */
export const fontDeclarations = `--pl-heading:${typefaces.fraunces.css};--pl-body:${typefaces['source-sans'].css};`;
