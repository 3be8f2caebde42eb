import { entityOf } from '@porchlight/contract/entities';
import type { AnyRecord } from '@porchlight/contract/entity';
import { titleCharacters } from '@porchlight/contract/limits';
import type { PictureUse } from '@porchlight/contract/pictures';
import { truncate } from '@porchlight/ui/TruncatedText';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pictureUsesQuery } from '../api/index.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { entityLabel } from './entity-label.ts';
import { useConfirmation } from './useConfirmation.tsx';

/** Maximum number of records that the warning names. */
const namedUses = 5;

/** What `useDeleteConfirmation` returns. */
export interface DeleteConfirmation {
  dialog: ReactNode;
  /** A sentence that names the records that show a picture; null if none does, and for records that are no pictures. */
  usesText: (record: AnyRecord) => Promise<string | null>;
  /** Asks for confirmation if other records show the picture; true without asking if none does. */
  confirmDelete: (record: AnyRecord) => Promise<boolean>;
}

/** Warns before a library picture that records show is deleted. */
export function useDeleteConfirmation({ area }: EntityDefinition): DeleteConfirmation {
  const client = useQueryClient();
  const [dialog, confirm] = useConfirmation();
  const usesText = async ({ id }: AnyRecord) => {
    if (area !== 'media') return null;
    const { uses } = await client.fetchQuery(pictureUsesQuery(id));
    return uses.length > 0 ? usesSentence(uses) : null;
  };
  return {
    dialog,
    usesText,
    confirmDelete: async (record) => {
      const text = await usesText(record);
      if (text === null) return true;
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

/** 'It is used in 2 records: Story “Okra season” and Event “Pie supper”.' */
function usesSentence(uses: readonly PictureUse[]): string {
  const named = uses
    .slice(0, namedUses)
    .map(({ resource, title }) => `${entityLabel(entityOf(resource))} “${truncate(title, titleCharacters).text}”`);
  const unnamedCount = uses.length - named.length;
  const list = new Intl.ListFormat('en-US').format(unnamedCount > 0 ? [...named, `${unnamedCount} more`] : named);
  return `It is used in ${uses.length === 1 ? '1 record' : `${uses.length} records`}: ${list}.`;
}
