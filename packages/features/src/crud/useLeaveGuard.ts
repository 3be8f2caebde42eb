import type { EntityFormHandle } from '@porchlight/ui/EntityForm';
import type { UnsavedChangesDialogProps } from '@porchlight/ui/UnsavedChangesDialog';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { registerOpenForm } from './unsaved-work.ts';

/** What leaving asks of a form. */
export type LeavableForm = Pick<EntityFormHandle, 'isDirty' | 'submit' | 'focusProblems'>;

/**
 * Asks before a form with unsaved changes is left: by a link, by Back and Forward, or by whoever asks `mayLeave`.
 * Reloading and closing are asked about by the form itself, in the browser's words.
 * @param onGiveUp told when the changes are given up
 * @param onStayed told when changes that were given up are on the screen after all
 * @returns what the dialog that asks needs
 */
export function useLeaveGuard(
  form: RefObject<LeavableForm | null>,
  onGiveUp: () => Promise<void>,
  onStayed: () => void,
): Pick<UnsavedChangesDialogProps, 'open' | 'saving' | 'onStay' | 'onSave' | 'onLeave'> {
  const mayGo = useRef(false);
  const isRefused = useRef(false);
  const [answer, setAnswer] = useState<((leave: boolean) => void) | null>(null);
  const [saving, setSaving] = useState(false);
  const isDirty = () => !mayGo.current && (form.current?.isDirty() ?? false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isDirty(),
  );

  const ask = useEffectEvent(async () => {
    if (!isDirty()) return true;
    const leave = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
    mayGo.current = leave;
    return leave;
  });
  const stayed = useEffectEvent(() => {
    mayGo.current = false;
    if (isDirty()) onStayed();
  });
  useEffect(() => registerOpenForm({ ask: () => ask(), onStayed: () => stayed() }), []);

  const settle = (leave: boolean) => {
    if (answer) {
      answer(leave);
      setAnswer(null);
    } else if (leave) blocker.proceed?.();
    else blocker.reset?.();
  };

  const open = blocker.state === 'blocked' || answer !== null;
  useEffect(() => {
    if (open || !isRefused.current) return;
    isRefused.current = false;
    // The dialog has given focus back to the link; what was wrong is where it belongs.
    form.current?.focusProblems();
  }, [open, form]);

  return {
    open,
    saving,
    onStay: () => settle(false),
    onSave: async () => {
      setSaving(true);
      const saved = (await form.current?.submit()) ?? false;
      setSaving(false);
      isRefused.current = !saved;
      settle(saved);
    },
    onLeave: () => {
      void onGiveUp();
      settle(true);
    },
  };
}
