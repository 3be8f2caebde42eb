import type { AnyRecord } from '@porchlight/contract/entity';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pictureUsesQuery } from '../api/index.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { useConfirmation } from './useConfirmation.tsx';
import { useLinkConfirmation } from './useLinkConfirmation.tsx';
import { usesText } from './uses-sentence.ts';

/** What `useDeleteConfirmation` returns. */
export interface DeleteConfirmation {
  dialogs: ReactNode;
  /** A sentence that names the records that show the picture or link to the record; null if none does. */
  usedText: (record: AnyRecord) => Promise<string | null>;
  /** Asks for confirmation if other records show the picture or link to the record; true without asking if none does. */
  confirmDelete: (record: AnyRecord) => Promise<boolean>;
}

/** Warns before a library picture that records show is deleted, and a record that others link to. */
export function useDeleteConfirmation(definition: EntityDefinition): DeleteConfirmation {
  const client = useQueryClient();
  const [dialog, confirm] = useConfirmation();
  const { dialog: linkDialog, linksText, confirmHiding } = useLinkConfirmation(definition);
  const pictureUsesText = async ({ id }: AnyRecord) => {
    if (definition.area !== 'media') return null;
    const { uses } = await client.fetchQuery(pictureUsesQuery(id));
    return uses.length > 0 ? `It is used in ${usesText(uses)}.` : null;
  };
  return {
    dialogs: (
      <>
        {dialog}
        {linkDialog}
      </>
    ),
    usedText: async (record) => (await pictureUsesText(record)) ?? linksText(record),
    confirmDelete: async (record) => {
      const text = await pictureUsesText(record);
      if (text === null) return confirmHiding(record, 'Delete');
      const question = `${text} If you delete the picture, it is removed from there too.`;
      return confirm({
        title: 'Delete a picture that is in use?',
        text: question,
        no: 'Keep picture',
        yes: 'Delete picture',
      });
    },
  };
}
