import { unexpectedErrorText } from '@porchlight/contract/texts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { PageDocument } from './document.ts';

/** The page for a rendering that failed: the specification's words, and a way on. Needs nothing that could fail too. */
export function failureDocument(): PageDocument {
  const css =
    ':root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:40rem;margin:15vh auto;padding:0 1.25rem}';
  return {
    status: 500,
    policy: contentSecurityPolicy({ scripts: [], styles: [css], backendOrigin: '' }),
    parts: [
      '<!doctype html><html lang="en"',
      `><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${unexpectedErrorText}</title><style>${css}</style></head>` +
        `<body><main><h1>${unexpectedErrorText}</h1><p>This page can’t be shown right now. Try again in a minute, or go to the <a href="/">home page</a>.</p></main></body></html>`,
    ],
  };
}
