import type { AnyRecord } from '@porchlight/contract/entity';
import { hasStates } from '@porchlight/contract/publication';
import type { EntityFormAdvice, EntityFormHandle, EntityFormState } from '@porchlight/ui/EntityForm';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadChunk, reportFailure } from '../api/index.ts';
import { useRunningNow } from '../site/index.ts';
import type { EntityDefinition } from './entity-definition.ts';

/**
 * Suggestions to improve a public record, when its form is opened and while it is edited.
 * @returns the advice, and a function to call with each change of the form's state
 */
export function useFormAdvice(
  definition: EntityDefinition,
  record: AnyRecord | null,
  form: RefObject<EntityFormHandle | null>,
): { advice: readonly EntityFormAdvice[]; onStateChange: (state: EntityFormState) => void } {
  const now = useRunningNow();
  const [advice, setAdvice] = useState<readonly EntityFormAdvice[]>([]);
  const latest = useRef(0);
  /**
   * The last advice on dead links, shown until the links are checked again, so that it doesn't flicker while typing.
   */
  const deadLinks = useRef<readonly EntityFormAdvice[]>([]);
  const onStateChange = (state: EntityFormState) => {
    if (!hasStates(definition)) return;
    const generation = latest.current + 1;
    latest.current = generation;
    /** Shows the local advice immediately and adds dead links when checked; skipped once the form has changed again. */
    const advise = async () => {
      const { formAdvice, deadLinkAdvice, isPage } = await loadChunk('form-advice', () => import('./form-advice.ts'));
      const localAdvice = formAdvice(definition, record, state, now);
      const show = (linkAdvice: readonly EntityFormAdvice[]) => {
        if (latest.current === generation) setAdvice([...localAdvice, ...linkAdvice]);
      };
      show(deadLinks.current);
      const deadLinkResults = await deadLinkAdvice(definition, state.values, isPage);
      if (latest.current === generation) deadLinks.current = deadLinkResults;
      show(deadLinkResults);
    };
    advise().catch((error) => reportFailure('load the advice', error));
  };
  const checkInitialState = useEffectEvent(() => {
    if (form.current) onStateChange(form.current.getState());
  });
  useEffect(() => {
    checkInitialState();
  }, []);
  return { advice, onStateChange };
}
