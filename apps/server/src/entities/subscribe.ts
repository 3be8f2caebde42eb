import { accessTo, canWrite } from '@porchlight/contract/call-access';
import { resourceCalls } from '@porchlight/contract/calls';
import { emailMaxCharacters } from '@porchlight/contract/limits';
import { resources as table } from '@porchlight/contract/resources';
import { subscribeSucceeded } from '@porchlight/contract/texts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { staffCanRead } from '../access/personal-data.ts';
import type { Database } from '../db/database.ts';
import { check } from '../http/check-input.ts';
import { rejectCrossSiteRequest } from '../http/cross-site-requests.ts';
import { toHttpError } from '../http/errors.ts';
import { readForm } from '../http/form-body.ts';
import { prefersHtml } from '../http/prefers-html.ts';
import { sendResponsePage } from '../http/response-page.ts';
import { bodyByService } from '../http/schema-compilers.ts';
import { throttleVisitors } from '../http/throttling.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Subscriptions } from '../subscribers/subscriptions.ts';
import { idempotencyKey } from '../writes/idempotency-keys.ts';
import { describeSubscribe } from './describe-resource-call.ts';
import type { ResourceService } from './resource-service.ts';

interface SubscribeRouteOptions {
  service: ResourceService;
  db: Database;
  now: () => Date;
  subscriptions: Subscriptions;
  /** Woken when an email that asks to confirm may be in its queue. */
  mailer: Pick<Mailer, 'wake'>;
}

/** Rate limit of subscriptions per visitor within {@link windowMs}. */
const subscriptionsMax = 20;
const windowMs = 10 * 60 * 1000;

/**
 * Registers `POST /api/add-email`. Staff who may edit the list get the record, and 409 for a known address. All others,
 * and programs without the right to personal data, get the same response for new and known addresses, so that nobody
 * learns who is on the list; the owner of the address is asked to confirm. A form submitted without JavaScript gets an HTML page.
 */
export async function subscribeRoute(
  app: FastifyInstance,
  { service, db, now, subscriptions, mailer }: SubscribeRouteOptions,
): Promise<void> {
  const { create, singleKey } = resourceCalls.email;
  app.route({
    method: create.method,
    url: create.path,
    config: { access: accessTo('email', 'create') },
    schema: describeSubscribe(),
    validatorCompiler: bodyByService,
    preHandler: throttleVisitors({ db, name: 'subscriptions', calls: subscriptionsMax, windowMs, now }),
    async handler(request, reply) {
      // A request with a token can't be forged by another website.
      if (!request.staff) rejectCrossSiteRequest(request);
      const { values } = await readForm(request);
      reply.header('cache-control', 'no-store');
      const actor = request.staff && canWrite(request.staff.role, 'email') ? request.staff : undefined;
      if (actor && staffCanRead(actor, 'email')) {
        const record = await service.create(values, {
          ...{ actor, key: idempotencyKey(request.headers) },
          afterWrite: (trx, row) => subscriptions.addedByStaff(trx, row),
        });
        mailer.wake();
        return reply.code(201).send({ [singleKey]: record });
      }
      // Of what visitors send, only the address counts.
      const { email } = check(table.email.create, { email: emailIn(asObject(values)) });
      await subscriptions.subscribe(String(email), backPath(request).split('?', 1)[0] ?? '/');
      mailer.wake();
      const { title, text } = subscribeSucceeded;
      if (prefersHtml(request))
        return sendResponsePage(reply, { status: 201, title, text, backPath: backPath(request) });
      return reply.code(201).send({ message: text });
    },
    errorHandler(error, request, reply) {
      const failure = toHttpError(error);
      if (failure.code === 'internal' || !prefersHtml(request)) throw error;
      const text = Object.values(failure.details.fields ?? {})[0] ?? failure.message;
      if (failure.details.retryAfterSeconds) reply.header('retry-after', failure.details.retryAfterSeconds);
      return sendResponsePage(reply, {
        status: failure.status,
        title: 'Error',
        text,
        // After a request forged by another website, its address is not filled in.
        email: failure.code === 'forbidden' ? '' : typedEmail(request),
        backPath: backPath(request),
      });
    },
  });
}

/** @throws HttpError `bad_request` as a call with a body that is no object */
function asObject(values: unknown): object {
  return check(z.looseObject({}), values);
}

function emailIn(values: unknown): unknown {
  return typeof values === 'object' && values !== null && 'email' in values ? values.email : undefined;
}

/**
 * Returns the submitted address, to fill it in again. A multipart body is consumed by then; our form is URL-encoded.
 */
function typedEmail({ body }: FastifyRequest): string {
  const email = emailIn(body);
  return typeof email === 'string' ? email.slice(0, emailMaxCharacters) : '';
}

/** Returns the path of the page with the form, if it is on this site. */
function backPath(request: FastifyRequest): string {
  const referrer = URL.parse(request.headers.referer ?? '');
  const isOwnSite = referrer?.host === request.headers.host && !referrer?.pathname.startsWith('/api/');
  return referrer && isOwnSite ? referrer.pathname + referrer.search : '/';
}
