import type { AnyRecord } from '@porchlight/contract/entity';
import { stateOf } from '@porchlight/contract/publication';
import type { Dialogs } from '@porchlight/ui/feedback/useDialogs';
import type { QueryClient } from '@tanstack/react-query';
import { linkingRecordsQuery, pictureUsesQuery, referenceCountsQuery } from '../api/index.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { referenceCountsText } from './reference-counts-text.ts';
import { usesText } from './uses-sentence.ts';

/** What a question about a record of the entity needs. */
interface QuestionContext {
  client: QueryClient;
  dialogs: Dialogs;
  definition: EntityDefinition;
}

/** A sentence that names the records that link to a published one; null if none does, or that can't be found out. */
async function linksText(client: QueryClient, { name, paged }: EntityDefinition, record: AnyRecord) {
  if (!paged || stateOf(record) !== 'published') return null;
  const uses = await client.fetchQuery(linkingRecordsQuery(name, record.id)).catch(() => []);
  return uses.length > 0 ? `It is linked in ${usesText(uses)}.` : null;
}

/** A sentence that names the records that show a picture of the library; null if none does. */
async function pictureUsesText(client: QueryClient, { area }: EntityDefinition, { id }: AnyRecord) {
  if (area !== 'media') return null;
  const { uses } = await client.fetchQuery(pictureUsesQuery(id));
  return uses.length > 0 ? `It is used in ${usesText(uses)}.` : null;
}

/** A sentence about the records that refer to a record in a field; null if none does, or that can't be found out. */
async function referencesText(client: QueryClient, { name, singular }: EntityDefinition, { id }: AnyRecord) {
  const counts = await client.fetchQuery(referenceCountsQuery(name, id)).catch(() => []);
  if (counts.length === 0) return null;
  const after = counts.every(({ staysAsName }) => staysAsName) ? 'The name stays there, without a link.' : 'They stay.';
  return `This ${singular} is in ${referenceCountsText(counts)}. ${after}`;
}

/** A sentence about the records that show the picture, refer to the record or link to it; null if none does. */
export async function readUsesText(client: QueryClient, definition: EntityDefinition, record: AnyRecord) {
  return (
    (await pictureUsesText(client, definition, record)) ??
    (await referencesText(client, definition, record)) ??
    linksText(client, definition, record)
  );
}

/**
 * Asks before a published record that others link to is hidden from visitors.
 * @returns promise of whether to go on; true without asking if no record links to it
 */
export async function confirmHiding(
  { client, dialogs, definition }: QuestionContext,
  record: AnyRecord,
  action: 'Archive' | 'Delete',
): Promise<boolean> {
  const text = await linksText(client, definition, record);
  if (text === null) return true;
  return dialogs.confirm(`${text} Visitors will see these links as plain text.`, {
    title: `Other records link to this ${definition.singular}`,
    cancelText: 'Keep it published',
    okText: action,
  });
}

/**
 * Asks before a library picture that records show is deleted, or a record that others have or link to.
 * @returns promise of whether to go on; true without asking if neither is the case
 */
export async function confirmDelete(context: QuestionContext, record: AnyRecord): Promise<boolean> {
  const { client, dialogs, definition } = context;
  const references = await referencesText(client, definition, record);
  if (references !== null) {
    const links = await linksText(client, definition, record);
    return dialogs.confirm([references, links].filter(Boolean).join(' '), {
      title: `Delete a ${definition.singular} that records have?`,
      cancelText: `Keep ${definition.singular}`,
      okText: `Delete ${definition.singular}`,
    });
  }
  const text = await pictureUsesText(client, definition, record);
  if (text === null) return confirmHiding(context, record, 'Delete');
  return dialogs.confirm(`${text} If you delete the picture, it is removed from there too.`, {
    title: 'Delete a picture that is in use?',
    cancelText: 'Keep picture',
    okText: 'Delete picture',
  });
}
