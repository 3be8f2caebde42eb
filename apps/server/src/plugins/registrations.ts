import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { sharedSecret } from '../db/shared-secrets.ts';
import { ManagedRegistrations } from '../registrations/managed-registrations.ts';
import { RegistrationLinks, registrationLinksSecret } from '../registrations/registration-links.ts';
import { keepUpRegistrations } from '../registrations/registration-upkeep.ts';
import type { AppOptions } from './app-options.ts';

declare module 'fastify' {
  interface FastifyInstance {
    registrationLinks: RegistrationLinks;
    managedRegistrations: ManagedRegistrations;
    /** Does what is due about registrations. */
    keepUpRegistrations: () => Promise<void>;
  }
}

/** Creates what people change their registrations for events with. */
export const registrations = fastifyPlugin(
  async (app: FastifyInstance, { config, now }: AppOptions) => {
    const { db, resources } = app;
    const links = new RegistrationLinks(config.publicUrl, () => sharedSecret(db, registrationLinksSecret));
    app.decorate('registrationLinks', links);
    app.decorate('keepUpRegistrations', () => keepUpRegistrations({ db, mailer: app.mailer, now }));
    app.decorate('managedRegistrations', new ManagedRegistrations({ db, links, changes: resources.changes, now }));
  },
  { name: 'registrations', dependencies: ['database', 'records'] },
);
