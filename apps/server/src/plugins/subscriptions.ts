import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { sharedSecret } from '../db/shared-secrets.ts';
import { Mailings } from '../subscribers/mailings.ts';
import { SubscriptionLinks } from '../subscribers/subscription-links.ts';
import { Subscriptions } from '../subscribers/subscriptions.ts';
import type { AppOptions } from './app-options.ts';

declare module 'fastify' {
  interface FastifyInstance {
    subscriptions: Subscriptions;
    mailings: Mailings;
  }
}

/** Name of the secret that signs the links by which people confirm and choose. */
const linksSecret = 'subscription_links';

/** Creates what changes the subscriptions of the email list. */
export const subscriptions = fastifyPlugin(
  async (app: FastifyInstance, { config, now }: AppOptions) => {
    const { db, resources, suppressed } = app;
    const secrets = { leaving: suppressed.leavingSecret(), others: await sharedSecret(db, linksSecret) };
    const links = new SubscriptionLinks(config.publicUrl, secrets, now);
    const shared = { db, sends: config.smtpUrl !== undefined, now };
    app.decorate('subscriptions', new Subscriptions({ ...shared, changes: resources.changes, links, suppressed }));
    app.decorate('mailings', new Mailings(shared));
  },
  { name: 'subscriptions', dependencies: ['database', 'records'] },
);
