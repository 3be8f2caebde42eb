import { urls } from '@porchlight/contract/page-urls';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors/http-error.ts';
import { type throttleForms, tooManyFormsText } from '../forms/form-routes.ts';
import { readSentForm } from '../forms/read-answers.ts';
import { networkOf } from '../http/client-network.ts';
import { rejectCrossSiteRequest } from '../http/cross-site-requests.ts';
import { readForm } from '../http/form-body.ts';
import { parseId } from '../records/live-rows.ts';
import type { RegistrationLinks } from '../registrations/registration-links.ts';
import { RegistrationRejected, type Registrations } from '../registrations/registrations.ts';
import { formBodyMaxBytes } from './form-page.ts';
import type { CachedPage } from './page-cache.ts';
import { sendPage } from './send-page.ts';

export interface RegistrationPageOptions {
  registrations: Registrations;
  links: RegistrationLinks;
  /** Sends the queued emails. */
  wakeMailer: () => void;
  throttle: ReturnType<typeof throttleForms>;
  /** Renders the page with what was wrong. */
  renderRejected: (eventId: number, rejected: RegistrationRejected) => Promise<CachedPage>;
}

/**
 * Receives registrations at the address of their page, as the pages of forms do. What is stored leads on to the page of
 * the registration; the same answers from another page lead to a sentence, since their link is in the email alone.
 */
export function serveRegistrationPage(app: FastifyInstance, options: RegistrationPageOptions): void {
  const { registrations, links, wakeMailer, throttle, renderRejected } = options;
  app.post<{ Params: { id: string } }>(
    urls.eventRegistration(':id'),
    { bodyLimit: formBodyMaxBytes, schema: { hide: true } },
    async (request, reply) => {
      rejectCrossSiteRequest(request);
      const id = parseId('event', request.params.id);
      const { values } = await readForm(request);
      const sent = { ...readSentForm(values), network: networkOf(request.ip) };
      const sendRejected = async (rejected: RegistrationRejected, status: number) => {
        const page = await renderRejected(id, rejected);
        reply.header('x-robots-tag', 'noindex');
        return sendPage(request, reply, page.withStatus(status), 'no-store');
      };
      try {
        await throttle(request);
        const { registration } = await registrations.register(id, sent);
        wakeMailer();
        const next = registration
          ? `${await links.path(registration)}&done=register`
          : `${urls.eventRegistration(id)}?sent=1`;
        return reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' }).redirect(next, 303);
      } catch (error) {
        if (error instanceof RegistrationRejected) return sendRejected(error, 422);
        if (!(error instanceof HttpError) || error.code !== 'too_many_requests') throw error;
        reply.header('retry-after', error.details.retryAfterSeconds);
        return sendRejected(await registrations.rejection(id, sent, tooManyFormsText), error.status);
      }
    },
  );
}
