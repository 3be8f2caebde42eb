import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyReply {
    /** Answers with a page in the site's look; missing where no website is served. */
    renderAnswer?(page: AnswerPageTexts): Promise<FastifyReply> | FastifyReply;
  }
}

/** What a page that answers a form, or a request that failed, says. */
export interface AnswerPageTexts {
  /** HTTP status. */
  status: number;
  /** Title and heading. */
  title: string;
  /** One sentence, plain text. */
  text: string;
  /** What was typed and not taken; the page asks for it again. */
  email?: string;
  /** Path of the page that the form stood on. @default '/' */
  backPath?: string;
}

const style =
  ':root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:4rem auto;padding:0 1.5rem}h1{line-height:1.2}';
const styleHash = createHash('sha256').update(style).digest('base64');

/** Answers with a page: in the site's look where a website is served, else a plain one. */
export async function sendAnswerPage(reply: FastifyReply, page: AnswerPageTexts): Promise<FastifyReply> {
  if (reply.renderAnswer) return reply.renderAnswer(page);
  const { html, policy } = answerPage(page);
  return reply
    .code(page.status)
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

/**
 * A page that needs no website around it.
 * @returns the page and the policy it needs
 */
export function answerPage({ title, text }: Pick<AnswerPageTexts, 'title' | 'text'>): { html: string; policy: string } {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
<p><a href="/">Back to the website</a></p>
</main>
</body>
</html>
`;
  return {
    html,
    policy: `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}

function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
