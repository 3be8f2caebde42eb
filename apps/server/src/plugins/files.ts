import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { FileKeys } from '../access/file-keys.ts';
import { fileKeysSecret, sharedSecret } from '../db/shared-secrets.ts';
import type { FileStore } from '../media/index.ts';
import { openFileStore } from '../media/open-file-store.ts';
import { ResumableUploads } from '../media/resumable-uploads.ts';
import type { AppOptions } from './app-options.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The stored pictures, PDFs, sounds and films. */
    files: FileStore;
    /** Signs and verifies keys for files of unpublished records. */
    fileKeys: FileKeys;
    uploads: ResumableUploads;
  }
}

/** Opens the file store. @throws StartError when its bucket refuses access */
export const files = fastifyPlugin(
  async (app: FastifyInstance, options: AppOptions) => {
    const { config, now, logger } = options;
    const { db } = app;
    const store = options.files ?? (await openFileStore(config, db, now, logger));
    const fileKeys = new FileKeys(now, await sharedSecret(db, fileKeysSecret));
    app.decorate('files', store);
    app.decorate('fileKeys', fileKeys);
    app.decorate('uploads', new ResumableUploads(db, store, fileKeys, now));
  },
  { name: 'files', dependencies: ['database'] },
);
