import { createHash } from 'node:crypto';
import { embedProviders } from '@porchlight/contract/rich-text';
import { reportDirectives } from '../http/report-endpoint.ts';

/** Players of the sites whose films a text may show: nothing else of theirs. */
const filmFrames = Object.values(embedProviders)
  .map(({ frame }) => frame)
  .join(' ');

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
    // Podcasts are sound files that stand anywhere: each page plays its own. The dashboard plays one that is not sent yet.
    `media-src ${["'self'", ...('nonce' in styles ? ['blob:'] : []), ...soundOrigins].join(' ')}`,
    `connect-src 'self'${backend}`,
    // A PDF that was chosen and not sent yet, in a preview; a film that somebody asks for.
    `frame-src 'self' blob:${backend} ${filmFrames}`,
    "manifest-src 'self'",
    // The dashboard's preview is a page made here, whose pictures and fonts are found from where it stands.
    `base-uri ${'nonce' in styles ? "'self'" : "'none'"}`,
    `form-action 'self'${backend}`,
    "frame-ancestors 'self'",
    "object-src 'none'",
    // What writes markup by a script is a fault; the panorama's viewer alone does, see `panorama-markup.ts` in ui.
    "require-trusted-types-for 'script'",
    // The dashboard's editor reads what is pasted, see `clipboard-markup.ts`.
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
