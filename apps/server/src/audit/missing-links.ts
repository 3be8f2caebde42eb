import type { MissingPage } from '@porchlight/contract/broken-links';
import { pagedResources } from '@porchlight/contract/discovery';
import { recordName } from '@porchlight/contract/entities';
import type { MissingLinksResponse } from '@porchlight/contract/history';
import type { RecordLink } from '@porchlight/contract/record-links';
import { recordAt } from '@porchlight/contract/rich-text-records';
import type { Kysely } from 'kysely';
import { selectRows } from '../db/readable-rows.ts';
import type { Tables } from '../db/tables.ts';

/** Finds those of the targets of links that visitors can't see, and why. */
export type FindMissing = (targets: readonly string[]) => Promise<ReadonlyMap<string, MissingPage>>;

/** What links lead to that visitors can't see, each once, by its name. */
export async function missingLinks(
  db: Kysely<Tables>,
  links: readonly RecordLink[],
  findMissing: FindMissing,
): Promise<MissingLinksResponse['links']> {
  const texts = new Map(links.map(({ target, text }) => [target, text]));
  const missing = await findMissing([...texts.keys()]);
  return Promise.all(
    [...missing].map(async ([target, problem]) => ({
      ...{ target, problem },
      name: (await nameOf(db, target)) ?? (texts.get(target) || target),
    })),
  );
}

/** The name of a record at a path, a deleted one included; undefined if there is none, or no name any more. */
async function nameOf(db: Kysely<Tables>, path: string): Promise<string | undefined> {
  const record = recordAt(path);
  const name = pagedResources.find((each) => each === record?.name);
  if (!record || !name) return undefined;
  const row = await selectRows(db, name).where('id', '=', record.id).executeTakeFirst();
  return row && recordName(name, row);
}
