import type { LinkingRecordsResponse } from '@porchlight/contract/broken-links';
import type { AnyRecord } from '@porchlight/contract/entity';
import { stateOf } from '@porchlight/contract/publication';
import type { Dialogs } from '@porchlight/ui/feedback/useDialogs';
import type { QueryClient } from '@tanstack/react-query';
import {
  linkingRecordsQuery,
  loadChunk,
  pictureUsesQuery,
  type RecordChange,
  referenceCountsQuery,
} from '../api/index.ts';
import { askSeriesScope } from './ask-series-scope.ts';
import type { EntityDefinition } from './entity-definition.ts';
import type { HidingAction } from './HideDialog.tsx';
import { referenceCountsText } from './reference-counts-text.ts';
import { usesText } from './uses-sentence.ts';

/** What a question about a record of the entity needs. */
interface QuestionContext {
  client: QueryClient;
  dialogs: Dialogs;
  definition: EntityDefinition;
}

/** What links to a published record; null if nothing does, or that can't be found out. */
async function readLinks(client: QueryClient, { name, paged }: EntityDefinition, record: AnyRecord) {
  if (!paged || stateOf(record) !== 'published') return null;
  const links = await client.fetchQuery(linkingRecordsQuery(name, record.id)).catch(() => null);
  return links && links.total > 0 ? links : null;
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

/**
 * Asks before a published record that others link to is hidden from visitors, and where they are sent instead.
 * @returns promise of `redirect_to` of the request, '' for nowhere, or of null if the record stays; '' without asking if
 *   nothing links to it
 */
export async function confirmHiding(
  context: QuestionContext,
  record: AnyRecord,
  action: HidingAction,
): Promise<string | null> {
  const links = await readLinks(context.client, context.definition, record);
  return links === null ? '' : askHiding(context, links, action);
}

/** @param references a sentence about the records that have it */
async function askHiding(
  { dialogs, definition }: QuestionContext,
  links: LinkingRecordsResponse,
  action: HidingAction,
  references?: string,
) {
  const { HideDialog } = await loadChunk('hide', () => import('./HideDialog.tsx'));
  return dialogs.open(HideDialog, { ...links, definition, action, references });
}

/** How a record is deleted. */
export type Deletion = Pick<RecordChange, 'redirectTo' | 'seriesScope'>;

/**
 * Asks before a library picture that records show is deleted, or a record that others have or link to, or which events of
 * a series are.
 * @returns promise of how it is deleted, or of null if it stays
 */
export async function confirmDelete(context: QuestionContext, record: AnyRecord): Promise<Deletion | null> {
  const seriesScope = await askSeriesScope(context.dialogs, record, 'delete');
  if (seriesScope === null) return null;
  const redirectTo = await confirmOne(context, record);
  return redirectTo === null ? null : { redirectTo, seriesScope };
}

/** @returns promise as of `confirmHiding` */
async function confirmOne(context: QuestionContext, record: AnyRecord): Promise<string | null> {
  const { client, dialogs, definition } = context;
  const references = await referencesText(client, definition, record);
  if (references !== null) {
    const links = await readLinks(client, definition, record);
    if (links !== null) return askHiding(context, links, 'Delete', references);
    const isConfirmed = await dialogs.confirm(references, {
      title: `Delete a ${definition.singular} that records have?`,
      cancelText: `Keep ${definition.singular}`,
      okText: `Delete ${definition.singular}`,
    });
    return isConfirmed ? '' : null;
  }
  const text = await pictureUsesText(client, definition, record);
  if (text === null) return confirmHiding(context, record, 'Delete');
  const isConfirmed = await dialogs.confirm(`${text} If you delete the picture, it is removed from there too.`, {
    title: 'Delete a picture that is in use?',
    cancelText: 'Keep picture',
    okText: 'Delete picture',
  });
  return isConfirmed ? '' : null;
}
