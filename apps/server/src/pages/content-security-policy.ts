import { createHash } from 'node:crypto';

/** Hash of the empty text: Emotion starts from an empty style element and fills it through the CSSOM. */
const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** What a page's policy must let through. */
export interface PolicyInput {
  /** Texts of the inline scripts that run. */
  scripts: readonly string[];
  /** Texts of the style elements; or the nonce that they carry, which Emotion gives to those it makes. */
  styles: readonly string[] | { nonce: string };
  /** Origin of a backend elsewhere; '' for our own. */
  backendOrigin: string;
  /** Origins of the sounds of other sites that the page plays. @default none */
  soundOrigins?: readonly string[];
}

/** The Content-Security-Policy of one page: nothing inline but what the page is known to hold, told by its hash. */
export function contentSecurityPolicy({ scripts, styles, backendOrigin, soundOrigins = [] }: PolicyInput): string {
  const backend = backendOrigin ? ` ${backendOrigin}` : '';
  return [
    "default-src 'none'",
    `script-src 'self'${scripts.map((text) => ` ${hashSource(text)}`).join('')}`,
    `style-src-elem 'self' ${styleSources(styles)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' blob:${backend}`,
    "font-src 'self'",
    // Podcasts are sound files that stand anywhere: each page plays its own.
    `media-src ${["'self'", ...soundOrigins].join(' ')}`,
    `connect-src 'self'${backend}`,
    // A PDF that was chosen and not sent yet, in a preview.
    `frame-src 'self' blob:${backend}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action 'self'${backend}`,
    "frame-ancestors 'self'",
    "object-src 'none'",
  ].join('; ');
}

function styleSources(styles: PolicyInput['styles']): string {
  return 'nonce' in styles ? `'nonce-${styles.nonce}'` : [emptyStyleHash, ...styles.map(hashSource)].join(' ');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
