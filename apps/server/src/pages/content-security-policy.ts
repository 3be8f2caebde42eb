import { createHash } from 'node:crypto';
import { embedProviders } from '@porchlight/contract/rich-text';
import { reportDirectives } from '../http/report-endpoint.ts';

/** The players of the film sites that can be embedded; nothing else of these sites is allowed. */
const filmFrames = Object.values(embedProviders)
  .map(({ frame }) => frame)
  .join(' ');

/** Hash of the empty string: Emotion inserts an empty style element and fills it through the CSSOM. */
const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** What a page's policy has to allow. */
export interface PolicyInput {
  /** Texts of the inline scripts. */
  scripts: readonly string[];
  /** Texts of the style elements; or their nonce, which Emotion also sets on those it inserts. */
  styles: readonly string[] | { nonce: string };
  /** Origin of a separate backend; '' for this server. */
  backendOrigin: string;
  /** Origins of sounds on other sites that the page plays. @default none */
  soundOrigins?: readonly string[];
}

/** The Content-Security-Policy of one page. It allows only known inline scripts and styles, by hash or nonce. */
export function contentSecurityPolicy({ scripts, styles, backendOrigin, soundOrigins = [] }: PolicyInput): string {
  const backend = backendOrigin ? ` ${backendOrigin}` : '';
  return [
    "default-src 'none'",
    `script-src 'self'${scripts.map((text) => ` ${hashSource(text)}`).join('')}`,
    `style-src-elem 'self' ${styleSources(styles)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' blob:${backend}`,
    "font-src 'self'",
    // Podcasts may be on any site, so each page allows its own. The dashboard plays files before upload (`blob:`).
    `media-src ${["'self'", ...('nonce' in styles ? ['blob:'] : []), ...soundOrigins].join(' ')}`,
    `connect-src 'self'${backend}`,
    // `blob:` shows a chosen PDF in the dashboard before its upload; the others are embedded films.
    `frame-src 'self' blob:${backend} ${filmFrames}`,
    "manifest-src 'self'",
    // The dashboard's preview is a generated document, which resolves its pictures and fonts by a base element.
    `base-uri ${'nonce' in styles ? "'self'" : "'none'"}`,
    `form-action 'self'${backend}`,
    "frame-ancestors 'self'",
    "object-src 'none'",
    // Scripts must not write markup. Only the panorama viewer does, see `panorama-markup.ts` in ui.
    "require-trusted-types-for 'script'",
    // The dashboard's editor parses pasted markup, see `clipboard-markup.ts`.
    `trusted-types default${'nonce' in styles ? ' clipboard' : ''}`,
    reportDirectives,
  ].join('; ');
}

function styleSources(styles: PolicyInput['styles']): string {
  return 'nonce' in styles ? `'nonce-${styles.nonce}'` : [emptyStyleHash, ...styles.map(hashSource)].join(' ');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
