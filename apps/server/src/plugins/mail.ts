import { fillFacts } from '@porchlight/contract/organization-tokens';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { accountEmails } from '../accounts/account-emails.ts';
import { emailSender } from '../accounts/email-sender.ts';
import { entryEmail } from '../forms/entry-emails.ts';
import { createMailTransport } from '../mail/mail-transport.ts';
import { Mailer } from '../mail/mailer.ts';
import type { AppOptions } from './app-options.ts';

declare module 'fastify' {
  interface FastifyInstance {
    mailer: Mailer;
  }
}

/** Creates the mailer, which sends the queued emails. */
export const mail = fastifyPlugin(
  async (app: FastifyInstance, { config, now }: AppOptions) => {
    const { db, files, metrics, accounts, organization } = app;
    const sender = () => emailSender(organization.facts, files);
    const writeToAccount = accountEmails({
      ...{ db, links: accounts.links, publicUrl: config.publicUrl, sender, now },
      fillFacts: (text) => fillFacts(text, organization.facts),
    });
    const mailer = new Mailer({
      db,
      transport: createMailTransport(config, () => organization.facts.name, now),
      write: async ({ kind, ...email }) =>
        kind === 'form-entry' || kind === 'form-confirmation'
          ? entryEmail(kind, email.facts, { db, publicUrl: config.publicUrl, sender: await sender() })
          : writeToAccount({ kind, ...email }),
      now,
      metrics,
      failed: (err, email) =>
        app.log.warn({ err, ...email }, email ? 'an email was not sent' : 'the mail queue can’t be read'),
    });
    app.decorate('mailer', mailer);
    app.addHook('preClose', () => mailer.close());
  },
  { name: 'mail', dependencies: ['telemetry', 'connections', 'database', 'files', 'current-organization', 'accounts'] },
);
