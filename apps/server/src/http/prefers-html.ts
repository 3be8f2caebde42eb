import type { FastifyRequest } from 'fastify';

/** Whether a browser will show the response as a page: its Accept header starts with HTML, unlike that of scripts. */
export function prefersHtml({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const [first = ''] = (headers.accept ?? '').split(',');
  return /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(first);
}
