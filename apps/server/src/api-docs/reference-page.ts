import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { otherCalls } from '@porchlight/contract/other-calls';
import { docsPath } from '../http/call-route.ts';
import { reportDirectives } from '../http/report-endpoint.ts';
import type { PageDocument } from '../pages/document.ts';
import type { WebBundle } from '../pages/web-bundle.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8').trim();
const start = read('reference-start.js');
const css = read('reference.css');

/**
 * The reference page, with a nonce for one response. Scalar's script renders the document in the browser.
 * @param scriptFile file name of the script
 * @param bundle provides the site's colors and fonts; undefined when no website is served
 */
export function referencePage(scriptFile: string, bundle: WebBundle | undefined): PageDocument {
  const nonce = randomBytes(16).toString('base64');
  const style = (text: string) => `<style nonce="${nonce}">${text}</style>`;
  // In a cascade layer below Scalar's own, so that the site's element styles don't override Scalar's.
  const siteStyles = (bundle?.renderer.shellStyles() ?? []).map((each) => style(`@layer porchlight{${each.css}}`));
  const documentPath = otherCalls.openApi.path;
  return {
    status: 200,
    policy: policyWith(nonce),
    parts: [
      '<!doctype html><html lang="en"',
      '><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
        '<title>API of Porchlight</title><meta name="robots" content="noindex">' +
        `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="service-desc" href="${documentPath}">` +
        `<meta property="csp-nonce" content="${nonce}">${siteStyles.join('')}${style(css)}` +
        `<script nonce="${nonce}">${start}</script>` +
        `<script nonce="${nonce}" src="${docsPath}/${scriptFile}" defer></script></head>` +
        '<body><div id="reference"></div>' +
        `<noscript><h1>API of Porchlight</h1><p>This page needs JavaScript. Without it, read the <a href="${documentPath}">OpenAPI document</a>.</p></noscript></body></html>`,
    ],
  };
}

/**
 * The Content-Security-Policy of this page. Scripts and style elements need the nonce; inline style attributes, which
 * Scalar sets throughout, are allowed, as on the site's own pages. Requests can only go to this server. Unlike the
 * site's pages it does not require Trusted Types, since Vue writes markup.
 */
function policyWith(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src-elem 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    reportDirectives,
  ].join('; ');
}
