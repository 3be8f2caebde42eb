import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entityOf } from '@porchlight/contract/entities';
import type { KyselyPlugin } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { writeMigratedFile } from '../testing/migrated-file.ts';
import { withPictureMetadata } from './picture-metadata.ts';

test('the pictures of a list are looked up with one query', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pictures-'));
  await writeMigratedFile(dataDir);
  const db = await openDatabase({ dataDir });
  onTestFinished(async () => {
    await db.close();
    await rm(dataDir, { recursive: true });
  });
  let queries = 0;
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const stored = {
    version: 1,
    created_at: '2026-03-06T12:00:00Z',
    updated_at: '2026-03-06T12:00:00Z',
    deleted_at: null,
  };
  const rows = Array.from({ length: 200 }, (_, id) => ({ ...stored, id, image: `${id}.webp` }));
  await withPictureMetadata(db.read.withPlugin(counter), entityOf('story'), rows);
  expect(queries).toBe(1);
});
