import type { Kysely } from 'kysely';
import { countKey } from '../db/limit-counts.ts';
import type { Tables } from '../db/tables.ts';

/** How long the same answers from the same network are one entry, in milliseconds. */
const sameNetworkMs = 24 * 60 * 60 * 1000;

/** What tells one sending from another. */
export interface Sending {
  /** The key of the page that it was sent from. */
  pageKey: string | undefined;
  /**
   * That of the form and the network, for answers that name their sender: a browser may load the page anew when people go
   * back to it. Undefined for others, which two people at one place can give.
   */
  networkKey: string | undefined;
  /** SHA-256 of the answers, base64url. */
  answersHash: string;
}

/** The key of a form and a network. Addresses are not stored. */
export function networkKey(formId: number, network: string): string {
  return countKey('form', String(formId), network);
}

/** Whether the same answers have been stored: from the same page ever, from the same network within a day. */
export async function wasSent(db: Kysely<Tables>, sending: Sending, now: Date): Promise<boolean> {
  return (await sentEntry(db, sending, now)) !== undefined;
}

/** The entry that the same answers have become, as in {@link wasSent}; undefined if they have not been sent. */
export async function sentEntry(
  db: Kysely<Tables>,
  { answersHash, ...sending }: Sending,
  now: Date,
): Promise<{ entryId: number; isSamePage: boolean } | undefined> {
  const keys = keysOf(sending);
  if (keys.length === 0) return undefined;
  const rows = await db
    .selectFrom('form_sendings')
    .select(['key', 'sent_at', 'entry_id'])
    .where('key', 'in', keys)
    .where('answers_hash', '=', answersHash)
    .execute();
  const since = now.getTime() - sameNetworkMs;
  const isSame = (key: string) => key === sending.pageKey;
  const found = rows.find(({ key }) => isSame(key)) ?? rows.find(({ sent_at }) => Number(sent_at) > since);
  return found && { entryId: Number(found.entry_id), isSamePage: isSame(found.key) };
}

/** Stores that an entry was sent, in its transaction. */
export async function rememberSending(
  trx: Kysely<Tables>,
  { answersHash: answers_hash, ...sending }: Sending,
  entry: { id: number; now: Date },
): Promise<void> {
  const sent = { answers_hash, entry_id: entry.id, sent_at: entry.now.getTime() };
  await trx
    .insertInto('form_sendings')
    .values(keysOf(sending).map((key) => ({ key, ...sent })))
    .onConflict((conflict) => conflict.columns(['key', 'answers_hash']).doUpdateSet(sent))
    .execute();
}

const keysOf = ({ pageKey, networkKey: ofNetwork }: Omit<Sending, 'answersHash'>) =>
  [pageKey, ofNetwork].filter((key) => key !== undefined);
