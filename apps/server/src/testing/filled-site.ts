import { creatableNames } from '@porchlight/contract/entities';
import { sampleValues } from '@porchlight/contract/testing/sample-values';
import type { BackupSite } from './backup-site.ts';
import { sampleFilm, sampleMp3, samplePdf } from './sample-files.ts';

/** Fills a site with rows in every table that is copied, and files of every kind. */
export async function fillEverything(site: BackupSite): Promise<void> {
  // The first call signs in, which has to happen before the account gets a second factor.
  await site.addStory('The porch at noon');
  for (const name of creatableNames) {
    const values = sampleValues(name);
    await site.server.resources.services[name].create({ ...values });
  }
  await site.server.db.write(async (trx) => {
    const totp = { user_id: 1, secret: 'GEZDGNBVGY3TQOJQ', last_counter: 59_123_456, confirmed_at: 1_773_504_000_000 };
    await trx.insertInto('totp_factors').values(totp).execute();
    const passkey = {
      id: 'an id',
      user_id: 1,
      name: 'Phone',
      public_key: 'a key',
      counter: 7,
      created_at: 1,
      last_used_at: null,
    };
    await trx.insertInto('passkeys').values(passkey).execute();
    await trx.insertInto('recovery_codes').values({ hash: 'a hash', user_id: 1 }).execute();
  });
  const story = await site.addStory('The porch at dusk');
  await site.server.post('/api/add-article', { title: 'Minutes', pdf: await samplePdf() });
  await site.server.post('/api/add-podcast', { title: 'Rain', link: sampleMp3(3) });
  const { files, resources } = site.server;
  const film = await files.save('film', sampleFilm(3));
  const captions = await files.save('captions', Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nRain.\n'));
  const attrs = { name: film.name, captions: captions.name, title: 'Rain' };
  const document = JSON.stringify({ version: 1, type: 'doc', content: [{ type: 'film', attrs }] });
  await resources.services.story.create({ title: 'Rain', content_document: document });
  await site.server.resources.services.story.update(story.id, { title: 'The porch at dawn' });
  await site.server.resources.services.story.remove(story.id);
}
