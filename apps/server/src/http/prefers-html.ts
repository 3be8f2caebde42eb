import type { FastifyRequest } from 'fastify';

/** Whether the caller is a browser that shows what it gets, and not a script: those don't name HTML. */
export function prefersHtml({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const [first = ''] = (headers.accept ?? '').split(',');
  return /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(first);
}
