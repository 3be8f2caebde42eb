import type { AnyRecord } from '@porchlight/contract/entity';
import { hasStates } from '@porchlight/contract/publication';
import type { EntityFormAdvice, EntityFormHandle, EntityFormState } from '@porchlight/ui/EntityForm';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { loadChunk, reportFailure } from '../api/index.ts';
import { useRunningNow } from '../site/index.ts';
import type { EntityDefinition } from './entity-definition.ts';

/**
 * What could be better about a record that visitors will see, when its form is opened and as it is filled in.
 * @returns the advice, and what is told of each change
 */
export function useFormAdvice(
  definition: EntityDefinition,
  record: AnyRecord | null,
  form: RefObject<EntityFormHandle | null>,
): { advice: readonly EntityFormAdvice[]; follow: (state: EntityFormState) => void } {
  const now = useRunningNow();
  const [advice, setAdvice] = useState<readonly EntityFormAdvice[]>([]);
  const follow = (state: EntityFormState) => {
    if (!hasStates(definition)) return;
    loadChunk('form-advice', () => import('./form-advice.ts')).then(
      ({ formAdvice }) => setAdvice(formAdvice(definition, record, state, now)),
      (error) => reportFailure('load the advice', error),
    );
  };
  const begin = useEffectEvent(() => {
    if (form.current) follow(form.current.getState());
  });
  useEffect(() => {
    begin();
  }, []);
  return { advice, follow };
}
