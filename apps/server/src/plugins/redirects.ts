import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { MissedAddresses } from '../redirects/missed-addresses.ts';
import type { AppOptions } from './app-options.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts the addresses that visitors request in vain. */
    missedAddresses: MissedAddresses;
  }
}

/** Counts the addresses that visitors request in vain, and writes the counts regularly and at the end. */
export const redirects = fastifyPlugin(
  async (app: FastifyInstance, { now }: AppOptions) => {
    const missed = new MissedAddresses(app.db, now);
    const failed = (err: unknown) => app.log.warn({ err }, 'the addresses not found could not be counted');
    const stop = missed.start(failed);
    app.decorate('missedAddresses', missed);
    app.addHook('onClose', async () => {
      stop();
      await missed.flush().catch(failed);
    });
  },
  { name: 'redirects', dependencies: ['database'] },
);
