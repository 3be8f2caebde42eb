import {
  askForConsentSchema,
  emailListStatusSchema,
  markBouncedResponseSchema,
  markBouncedSchema,
} from '@porchlight/contract/email-list-calls';
import { bouncesMax } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import { resources } from '@porchlight/contract/resources';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requireStaff } from '../access/staff.ts';
import { describeCalls, jsonResponse } from '../http/call-schema.ts';
import { serveCalls } from '../http/serve-calls.ts';
import type { Mailings } from './mailings.ts';
import type { Subscriptions } from './subscriptions.ts';

z.globalRegistry.add(emailListStatusSchema, {
  id: 'EmailListStatus',
  description: 'Who can be asked for consent, and how far the emails of the last time are, by the state of each.',
});
z.globalRegistry.add(askForConsentSchema, { id: 'AskForConsentInput', description: 'How many people will be asked.' });
z.globalRegistry.add(markBouncedSchema, { id: 'MarkBouncedInput', description: `At most ${bouncesMax} addresses.` });
z.globalRegistry.add(markBouncedResponseSchema, { id: 'MarkBouncedAnswer', description: 'Those that have changed.' });

const example = {
  ...{ sends: true, to_ask: 0, subscribed: 0 },
  mailing: {
    ...{ id: 1, created_at: '2026-03-14T16:00:00Z', created_by: 'admin' },
    deliveries: { waiting: 1, sending: 0, sent: 0, skipped: 0, bounced: 0, failed: 0, unsure: 0 },
  },
};

const describe = describeCalls(resources.email.plural, {
  emailListStatus: {
    operationId: 'getEmailListStatus',
    summary: 'Get who can be asked for consent',
    description: 'Only numbers, no addresses.',
    response: {
      200: jsonResponse('The numbers.', emailListStatusSchema, {
        ...{ sends: false, to_ask: 0, subscribed: 0, mailing: null },
      }),
    },
  },
  askForConsent: {
    summary: 'Ask everyone on the email list who has not been asked',
    description:
      'Queues an email with a link to confirm to each address that is not asked yet, or unconfirmed without an email. With another number than there are, or without a mail server, nothing happens and the response is 409.',
    body: askForConsentSchema,
    takesForms: false,
    example: { count: 1 },
    response: { 200: jsonResponse('The emails that were queued.', emailListStatusSchema, example) },
    errors: ['validation', 'conflict'],
  },
  markBounced: {
    summary: 'Mark addresses of the email list as bounced',
    description:
      'Such addresses get no emails, and imports don’t add them again. With `bounced: false` they are what they were before. Addresses of people who have left stay as they are.',
    body: markBouncedSchema,
    takesForms: false,
    example: { ids: [1] },
    response: { 200: jsonResponse('What has changed.', markBouncedResponseSchema, { changed: [1] }) },
    errors: ['validation'],
  },
});

/** Registers the calls about all of the email list. */
export async function emailListRoutes(
  app: FastifyInstance,
  { mailings, subscriptions, wake }: { mailings: Mailings; subscriptions: Subscriptions; wake: () => void },
): Promise<void> {
  const serve = serveCalls(app, otherCalls, describe);
  serve('emailListStatus', () => mailings.status());
  serve('askForConsent', async (request) => {
    await mailings.askForConsent(request.body.count, requireStaff(request));
    const status = await mailings.status();
    wake();
    return status;
  });
  serve('markBounced', async (request) => {
    const { ids, bounced = true } = request.body;
    return { changed: await subscriptions.markBounced(ids, bounced, requireStaff(request)) };
  });
}
