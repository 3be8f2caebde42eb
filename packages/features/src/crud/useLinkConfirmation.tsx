import type { AnyRecord } from '@porchlight/contract/entity';
import { stateOf } from '@porchlight/contract/publication';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { linkingRecordsQuery } from '../api/index.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { useConfirmation } from './useConfirmation.tsx';
import { usesText } from './uses-sentence.ts';

/** What `useLinkConfirmation` returns. */
interface LinkConfirmation {
  /** Must always be rendered. */
  dialog: ReactNode;
  /** A sentence that names the records that link to a published one; null if none does, or that can't be found out. */
  linksText: (record: AnyRecord) => Promise<string | null>;
  /** Asks for confirmation if other records link to the record; true without asking if none does. */
  confirmHiding: (record: AnyRecord, action: 'Archive' | 'Delete') => Promise<boolean>;
}

/** Warns before a published record is hidden from visitors while other records link to it. */
export function useLinkConfirmation({ name, paged, singular }: EntityDefinition): LinkConfirmation {
  const client = useQueryClient();
  const [dialog, confirm] = useConfirmation();
  const linksText = async (record: AnyRecord) => {
    if (!paged || stateOf(record) !== 'published') return null;
    const uses = await client.fetchQuery(linkingRecordsQuery(name, record.id)).catch(() => []);
    return uses.length > 0 ? `It is linked in ${usesText(uses)}.` : null;
  };
  const confirmHiding = async (record: AnyRecord, action: 'Archive' | 'Delete') => {
    const text = await linksText(record);
    if (text === null) return true;
    return confirm({
      title: `Other records link to this ${singular}`,
      text: `${text} Visitors will see these links as plain text.`,
      no: 'Keep it published',
      yes: action,
    });
  };
  return { dialog, linksText, confirmHiding };
}
