import { otherCalls } from '@porchlight/contract/other-calls';
import { hasStates } from '@porchlight/contract/publication';
import { useDialogs } from '@porchlight/ui/feedback/useDialogs';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { latestChangesKey, listKey, reportFailure, sendCall, usePermissionCheck } from '../api/index.ts';
import { type EntityDefinition, failureText } from '../entity/index.ts';
import type { FlashState } from './useFlashMessage.ts';

/**
 * Returns a function that copies the record with an id to a draft and opens the draft's form; undefined for entities
 * without drafts, and for users who may not write any. A refusal is explained in a dialog.
 */
export function useDuplicate(definition: EntityDefinition): ((id: number) => Promise<void>) | undefined {
  const { name, singular, dated, urls } = definition;
  const can = usePermissionCheck();
  const client = useQueryClient();
  const dialogs = useDialogs();
  const navigate = useNavigate();
  if (!hasStates(definition) || !can('write own drafts')) return undefined;
  return async (record) => {
    try {
      const { id } = await sendCall(otherCalls.duplicateRecord, { body: { resource: name, record } });
      void client.invalidateQueries({ queryKey: latestChangesKey });
      void client.invalidateQueries({ queryKey: listKey(name), refetchType: 'none' });
      const text = `This is a copy, saved as a draft${dated ? ' without a date' : ''}.`;
      void navigate(urls.edit(id), { state: { notice: { text } } satisfies FlashState });
    } catch (error) {
      reportFailure(`duplicate ${singular} ${record}`, error);
      void dialogs.alert(failureText(error), { title: 'This can’t be duplicated' });
    }
  };
}
