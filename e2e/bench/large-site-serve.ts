/** Child process of `large-site.ts`: a site of the size that its argument describes. Sends its address and a token. */
import { sampleValues } from '@porchlight/contract/field-kinds/sections';
import { sectionKinds } from '@porchlight/contract/sections/kinds';
import { type App, buildApp } from '../../apps/server/src/app.ts';
import { websiteFolder } from '../../apps/server/src/ops/serve-command.ts';
import { readConfig } from '../../apps/server/src/settings/config.ts';
import { type SiteSize, slugOf } from './site-size.ts';

const administrator = { userId: 1, username: 'admin', role: 'administrator', tokenHash: '' } as const;

/** Inserts pages, redirects and the links that each has directly: to create them takes minutes. */
async function fill({ db }: App, pages: number, redirects: number): Promise<void> {
  const row = { created_at: '2026-03-14T12:00:00Z', updated_at: '2026-03-14T12:00:00Z' };
  await db.write(async (trx) => {
    await trx.deleteFrom('links').where('resource', 'in', ['redirect', 'page']).execute();
    await trx.deleteFrom('redirects').execute();
    await trx.deleteFrom('pages').execute();
    for (const ids of batches(pages)) {
      const rows = ids.map((id) => ({ ...row, id, ...pageOf(id) }));
      await trx.insertInto('pages').values(rows).execute();
    }
    for (const ids of batches(redirects)) {
      const path = (id: number) => `/old/${id % 500}/address-${id}`;
      const page = (id: number) => ((id - 1) % pages) + 1;
      const rows = ids.map((id) => ({
        ...row,
        id,
        path: path(id),
        path_key: path(id),
        target: `record:page/${page(id)}`,
      }));
      await trx.insertInto('redirects').values(rows).execute();
      const link = { resource: 'redirect' as const, position: 0, field: 'target', section: '', text: '' };
      const links = ids.map((id) => ({ ...link, record_id: id, target: `/page/${page(id)}` }));
      await trx.insertInto('links').values(links).execute();
    }
  });
}

/** The numbers from 1 to `count` in groups of rows for one statement: SQLite allows 32,766 values. */
function batches(count: number, size = 1000): number[][] {
  return Array.from({ length: Math.ceil(count / size) }, (_, group) =>
    Array.from({ length: Math.min(size, count - group * size) }, (_, index) => group * size + index + 1),
  );
}

function pageOf(number: number) {
  const { version, fields, sample } = sectionKinds.quote;
  const text = `The garden grew ${number} beans.`;
  const values = sampleValues(fields, { ...sample, text, buttons: [] });
  const sections = ['a', 'b', 'c'].map((id) => ({ id, kind: 'quote', version, values }));
  const title = `How we began, part ${number}`;
  return { title, slug: slugOf(number), sections: JSON.stringify(sections), sections_text: text };
}

const { pages, redirects, links }: SiteSize = JSON.parse(process.argv[2] ?? '');
// Without its cache of pages: what is measured is what the number of records can make slower.
const app = await buildApp(readConfig(process.env, false), { webDist: websiteFolder, limits: null, cachePages: false });
await fill(app, pages, redirects);
const labels = Array.from({ length: links }, (_, index) => ({
  label: `The garden, row ${index + 1}`,
  link: `record:page/${(index % pages) + 1}`,
}));
const menus = { pages: labels.slice(0, 8), footer: labels.slice(8), programs: [], more: [], notices: [] };
await app.resources.services.menus.update(1, menus, { actor: administrator });
const origin = await app.server.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ origin, token: await app.tokens.issue(administrator.userId) });
