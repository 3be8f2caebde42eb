import type { ChoiceDialogProps } from '@porchlight/ui/ChoiceDialog';
import type { EntityFormHandle } from '@porchlight/ui/EntityForm';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { registerOpenForm } from './unsaved-work.ts';

/** The part of a form's handle that the guard needs. */
export type LeavableForm = Pick<EntityFormHandle, 'isDirty' | 'keep' | 'focusErrorSummary'>;

/**
 * Asks before a form with unsaved changes is left by a link, by Back and Forward, or through `confirmLeave`.
 * For reloading and closing the tab, the form itself uses the browser's `beforeunload` dialog.
 * @param onGiveUp called when the changes are discarded
 * @param onStayed called when the form stays open after its changes were discarded
 * @returns props of the dialog, whose first choice loses nothing
 */
export function useLeaveGuard(
  form: RefObject<LeavableForm | null>,
  onGiveUp: () => Promise<void>,
  onStayed: () => void,
): ChoiceDialogProps & { open: boolean } {
  const canLeave = useRef(false);
  const hasSaveFailed = useRef(false);
  const [answer, setAnswer] = useState<((leave: boolean) => void) | null>(null);
  const [saving, setSaving] = useState(false);
  const isDirty = () => !canLeave.current && (form.current?.isDirty() ?? false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isDirty(),
  );

  const ask = useEffectEvent(async () => {
    if (!isDirty()) return true;
    const leave = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
    canLeave.current = leave;
    return leave;
  });
  const stayed = useEffectEvent(() => {
    canLeave.current = false;
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
    if (open || !hasSaveFailed.current) return;
    hasSaveFailed.current = false;
    // The closed dialog has returned focus to the link; move it to the first validation error instead.
    form.current?.focusErrorSummary();
  }, [open, form]);

  const save = async () => {
    setSaving(true);
    const saved = (await form.current?.keep()) ?? false;
    setSaving(false);
    hasSaveFailed.current = !saved;
    settle(saved);
  };
  const leave = () => {
    void onGiveUp();
    settle(true);
  };
  return {
    open,
    maxWidth: 'xs',
    title: 'Leave without saving?',
    text: 'You have unsaved changes on this page.',
    choices: [
      { label: 'Stay', onChoose: () => settle(false) },
      { label: 'Save', variant: 'contained', busyLabel: saving ? 'Saving…' : undefined, onChoose: () => void save() },
      { label: 'Leave', variant: 'text', onChoose: leave },
    ],
  };
}
