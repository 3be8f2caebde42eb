import { hasStates } from '@porchlight/contract/publication';
import {
  type EntityFormAdvice,
  type EntityFormState,
  formContent,
  useFormContent,
} from '@porchlight/ui/inputs/EntityForm';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadChunk, reportFailure } from '../api/index.ts';
import { useRunningNow } from '../site/index.ts';
import type { RecordEditor } from './useRecordEditor.ts';

/** Suggestions to improve a public record, when its form is opened and while it is edited. */
export function useFormAdvice({
  definition,
  stored,
  form: { form },
  fields,
}: RecordEditor): readonly EntityFormAdvice[] {
  const now = useRunningNow();
  const [advice, setAdvice] = useState<readonly EntityFormAdvice[]>([]);
  const latest = useRef(0);
  /**
   * The last advice on dead links, shown until the links are checked again, so that it doesn't flicker while typing.
   */
  const deadLinks = useRef<readonly EntityFormAdvice[]>([]);
  const adviseOn = (state: EntityFormState) => {
    if (!hasStates(definition)) return;
    const generation = latest.current + 1;
    latest.current = generation;
    /** Shows the local advice immediately and adds dead links when checked; skipped once the form has changed again. */
    const advise = async () => {
      const { formAdvice, deadLinkAdvice, isPage } = await loadChunk('form-advice', () => import('./form-advice.ts'));
      const localAdvice = formAdvice(definition, stored, state, now);
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
  useFormContent(form, fields, adviseOn);
  const adviseOnOpened = useEffectEvent(() => adviseOn(formContent(form, fields)));
  useEffect(() => adviseOnOpened(), []);
  return advice;
}
