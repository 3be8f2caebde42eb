import { fillFacts } from '@porchlight/contract/organization-tokens';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { accountEmails } from '../accounts/account-emails.ts';
import { emailSender } from '../accounts/email-sender.ts';
import { entryEmail } from '../forms/entry-emails.ts';
import { replyEmail } from '../forms/entry-replies.ts';
import { createMailTransport } from '../mail/mail-transport.ts';
import { Mailer } from '../mail/mailer.ts';
import { registrationEmail } from '../registrations/registration-emails.ts';
import { DeliveryQueue } from '../subscribers/delivery-queue.ts';
import { subscriptionEmail } from '../subscribers/subscription-email.ts';
import type { AppOptions } from './app-options.ts';

declare module 'fastify' {
  interface FastifyInstance {
    mailer: Mailer;
    deliveries: DeliveryQueue;
  }
}

/** Creates what sends the queued emails, and those to the email list. */
export const mail = fastifyPlugin(
  async (app: FastifyInstance, { config, now }: AppOptions) => {
    const { db, files, metrics, accounts, organization, resources, subscriptions } = app;
    const sender = () => emailSender(organization.facts, files);
    const transport = createMailTransport(config, () => organization.facts.name, now);
    const writeToAccount = accountEmails({
      ...{ db, links: accounts.links, publicUrl: config.publicUrl, sender, now },
      fillFacts: (text) => fillFacts(text, organization.facts),
    });
    const ofRegistrations = {
      ...{ db, links: app.registrationLinks, publicUrl: config.publicUrl, now },
      fillFacts: (text: string) => fillFacts(text, organization.facts),
    };
    const mailer = new Mailer({
      db,
      transport,
      async write({ kind, ...email }) {
        if (kind === 'subscription') return subscriptionEmail(subscriptions, Number(email.facts.subscriber), sender);
        if (kind === 'registration')
          return registrationEmail(email.facts, { ...ofRegistrations, sender: await sender() });
        if (kind === 'form-reply') return replyEmail(email.facts, { db, sender: await sender() });
        if (kind === 'form-entry' || kind === 'form-confirmation')
          return entryEmail(kind, email.facts, { db, publicUrl: config.publicUrl, sender: await sender() });
        return writeToAccount({ kind, ...email });
      },
      async recipientRefused({ kind, facts }) {
        if (kind === 'subscription') await subscriptions.markBounced([Number(facts.subscriber)], true);
      },
      now,
      metrics,
      failed: (err, email) =>
        app.log.warn({ err, ...email }, email ? 'an email was not sent' : 'the mail queue can’t be read'),
    });
    const deliveries = new DeliveryQueue({
      ...{ db, changes: resources.changes, subscriptions, transport, metrics, now },
      write: (id) => subscriptionEmail(subscriptions, id, sender, 'asked'),
      failed: (err, delivery) =>
        app.log.warn({ err, delivery }, delivery ? 'an email to the list was not sent' : 'emails to the list wait'),
    });
    app.decorate('mailer', mailer);
    app.decorate('deliveries', deliveries);
    app.addHook('preClose', async () => void (await Promise.all([mailer.close(), deliveries.close()])));
  },
  {
    name: 'mail',
    dependencies: [
      'telemetry',
      'connections',
      'database',
      'files',
      'current-organization',
      'accounts',
      'subscriptions',
      'registrations',
    ],
  },
);
