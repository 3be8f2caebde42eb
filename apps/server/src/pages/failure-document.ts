import { unexpectedErrorText } from '@porchlight/contract/texts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { PageDocument } from './document.ts';

/** The page shown when rendering failed: the specification's message, and a link to the home page. */
export function failureDocument(lookCss: string): PageDocument {
  return plainDocument(
    lookCss,
    500,
    unexpectedErrorText,
    'This page can’t be shown right now. Try again in a minute, or go to the <a href="/">home page</a>.',
  );
}

/** The page for a visitor who has exceeded the rate limit of uncached pages. */
export function busyDocument(lookCss: string): PageDocument {
  return plainDocument(
    lookCss,
    429,
    'Too many requests',
    'Wait a minute, then try again. You can still use the <a href="/">home page</a> and every page it links to.',
  );
}

/**
 * A self-contained page, without dependencies that could fail too.
 * @param lookCss CSS variables of the site's own look, '' for none
 * @param text one or two sentences, HTML
 */
function plainDocument(lookCss: string, status: number, title: string, text: string): PageDocument {
  const css =
    ':root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:40rem;margin:15vh auto;padding:0 1.25rem}' +
    (lookCss &&
      `${lookCss}html{background:var(--pl-background,Canvas);color:var(--pl-text,CanvasText)}body{font-family:var(--pl-body,system-ui,sans-serif)}a{color:var(--pl-primary,LinkText)}`);
  return {
    status,
    policy: contentSecurityPolicy({ scripts: [], styles: [css], backendOrigin: '' }),
    parts: [
      '<!doctype html><html lang="en"',
      `><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${css}</style></head>` +
        `<body><main><h1>${title}</h1><p>${text}</p></main></body></html>`,
    ],
  };
}
