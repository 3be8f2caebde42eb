import { accessTo, canWrite } from '@porchlight/contract/call-access';
import { resourceCalls } from '@porchlight/contract/calls';
import { emailMaxCharacters } from '@porchlight/contract/limits';
import { subscribeSucceeded } from '@porchlight/contract/texts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { staffCanRead } from '../access/personal-data.ts';
import type { Database } from '../db/database.ts';
import { comparisonKey } from '../db/entity-columns.ts';
import { HttpError } from '../errors/http-error.ts';
import { rejectCrossSiteRequest } from '../http/cross-site-requests.ts';
import { toHttpError } from '../http/errors.ts';
import { readForm } from '../http/form-body.ts';
import { prefersHtml } from '../http/prefers-html.ts';
import { sendResponsePage } from '../http/response-page.ts';
import { bodyByService } from '../http/schema-compilers.ts';
import { throttleVisitors } from '../http/throttling.ts';
import { idempotencyKey } from '../writes/idempotency-keys.ts';
import { describeSubscribe } from './describe-resource-call.ts';
import type { ChangeOptions, ResourceService } from './resource-service.ts';

/** Rate limit of subscriptions per visitor within {@link windowMs}. */
const subscriptions = 20;
const windowMs = 10 * 60 * 1000;

/**
 * Registers `POST /api/add-email`. Staff who may edit the list get the record, and 409 for a known address. All others,
 * and programs without the right to personal data, get the same response for new and known addresses, so that nobody
 * learns who is on the list. A form submitted without JavaScript gets an HTML page.
 */
export async function subscribeRoute(
  app: FastifyInstance,
  { service, db, now }: { service: ResourceService; db: Database; now: () => Date },
): Promise<void> {
  const { create, singleKey } = resourceCalls.email;
  app.route({
    method: create.method,
    url: create.path,
    config: { access: accessTo('email', 'create') },
    schema: describeSubscribe(),
    validatorCompiler: bodyByService,
    preHandler: throttleVisitors({ db, name: 'subscriptions', calls: subscriptions, windowMs, now }),
    async handler(request, reply) {
      // A request with a token can't be forged by another website.
      if (!request.staff) rejectCrossSiteRequest(request);
      const { values } = await readForm(request);
      reply.header('cache-control', 'no-store');
      const actor = request.staff && canWrite(request.staff.role, 'email') ? request.staff : undefined;
      const options = { actor, key: idempotencyKey(request.headers) };
      if (actor && staffCanRead(actor, 'email'))
        return reply.code(201).send({ [singleKey]: await service.create(values, options) });
      await subscribeSilently(service, db, values, options);
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

/**
 * Subscribes an address; a known one is a success too. It is written again, so that the duration of the write doesn't
 * reveal the difference.
 */
async function subscribeSilently(
  service: ResourceService,
  db: Database,
  values: unknown,
  options: ChangeOptions,
): Promise<void> {
  try {
    await service.create(values, options);
  } catch (error) {
    if (!(error instanceof HttpError && error.code === 'conflict')) throw error;
    const email_key = comparisonKey(String(emailIn(values)).trim());
    await db.write((trx) =>
      trx
        .updateTable('emails')
        .set({ email_key })
        .where('email_key', '=', email_key)
        .where('email_key', '<>', sql.lit(''))
        .where('deleted_at', 'is', null)
        .execute(),
    );
  }
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
