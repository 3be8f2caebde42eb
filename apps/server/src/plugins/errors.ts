import type { FastifyError, FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { docsPath } from '../http/call-route.ts';
import { httpErrorFor, sendError, unknownCallError } from '../http/errors.ts';
import { prefersHtml } from '../http/prefers-html.ts';
import { requireWellFormed } from '../http/well-formed-requests.ts';

/**
 * Turns every failure into an error response of the same shape, or an error page: thrown errors, unknown paths (404),
 * unsupported methods (405) and malformed requests (400, see `requireWellFormed`).
 */
export const errors = fastifyPlugin(
  async (app: FastifyInstance) => {
    const calls: { method: string; pattern: RegExp }[] = [];
    app.addHook('onRoute', ({ method, url, schema }) => {
      if (!schema?.operationId && url !== docsPath) return;
      calls.push({ method: String(method), pattern: new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`) });
    });
    const methodsOf = (path: string) => calls.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);

    app.setErrorHandler((error: FastifyError, request, reply) => sendError(request, reply, error));
    app.setNotFoundHandler((request, reply) => {
      const [path = ''] = request.url.split('?', 1);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (path.startsWith('/api/')) return sendError(request, reply, unknownCallError(methodsOf(path), reply));
      if (isRead) return sendError(request, reply, httpErrorFor('not_found'));
      return sendError(request, reply.header('allow', 'GET, HEAD'), httpErrorFor('method_not_allowed'));
    });
    app.addHook('onRequest', async (request) => requireWellFormed(request.raw));
    app.get('/api/*', async (request, reply) => {
      const [path = ''] = request.url.split('?', 1);
      // A browser that reopens the response of a form, from its history or a restored tab, requests it with GET.
      if (prefersHtml(request) && methodsOf(path).length > 0) return reply.redirect('/', 303);
      return reply.callNotFound();
    });
  },
  { name: 'errors' },
);
