import { type Kysely, sql } from 'kysely';

/** Long texts that may link to records. */
const texts = [
  ['story', 'stories', 'content'],
  ['article', 'articles', 'body'],
  ['event', 'events', 'description'],
  ['election', 'elections', 'description'],
  ['podcast', 'podcasts', 'description'],
  ['podcast', 'podcasts', 'transcript'],
  ['actionNetwork', 'action_networks', 'description'],
] as const;

/** Links by entity and id, and by path. In a text a quotation mark has a backslash. */
const links = [
  /"entity":"(story|article|event|election|podcast)","id":([1-9]\d{0,14})\b/g,
  /"href":"\/(story|article|event|election|podcast)\/([1-9]\d{0,14})(?=["?#])/g,
];
const rowsAtOnce = 500;

/** Adds to named_files which records each text links to, as `/story/7`, rows in the trash included. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [resource, table, field] of texts) {
    const document = sql.ref(`${field}_document`);
    for (let last = 0; ; ) {
      const { rows } = await sql<{ id: number; document: string }>`select id, ${document} as document
        from ${sql.table(table)} where id > ${last} and ${document} like '%"link"%'
        order by id limit ${rowsAtOnce}`.execute(db);
      for (const row of rows) {
        const names = links.flatMap((link) => [...row.document.matchAll(link)].map(([, name, id]) => `/${name}/${id}`));
        for (const name of new Set(names))
          await sql`insert into named_files (name, resource, record_id) values (${name}, ${resource}, ${row.id})
            on conflict do nothing`.execute(db);
      }
      last = Number(rows.at(-1)?.id ?? 0);
      if (rows.length < rowsAtOnce) break;
    }
  }
}
