import type { AnyRecord } from '@porchlight/contract/entity';
import { stateOf } from '@porchlight/contract/publication';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { linkingRecordsQuery } from '../api/index.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { useConfirmation } from './useConfirmation.tsx';
import { usesText } from './uses-sentence.ts';

/**
 * Asks for confirmation before a published record is hidden from visitors while other records link to it.
 * @returns the dialog, which must always be rendered, and a function that asks: true without asking if nothing links to
 * the record, and if that can't be found out
 */
export function useLinkConfirmation({
  name,
  paged,
  singular,
}: EntityDefinition): [
  dialog: ReactNode,
  confirmHiding: (record: AnyRecord, action: 'Archive' | 'Delete') => Promise<boolean>,
] {
  const client = useQueryClient();
  const [dialog, confirm] = useConfirmation();
  const confirmHiding = async (record: AnyRecord, action: 'Archive' | 'Delete') => {
    if (!paged || stateOf(record) !== 'published') return true;
    const uses = await client.fetchQuery(linkingRecordsQuery(name, record.id)).catch(() => []);
    if (uses.length === 0) return true;
    return confirm({
      title: `Other records link to this ${singular}`,
      text: `It is linked in ${usesText(uses)}. Visitors will see these links as plain text.`,
      no: 'Keep it published',
      yes: action,
    });
  };
  return [dialog, confirmHiding];
}
