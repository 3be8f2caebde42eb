import type { ChoiceDialogProps } from '@porchlight/ui/feedback/ChoiceDialog';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { registerOpenForm } from '../drafts/index.ts';

interface GuardedForm {
  /** Whether it has unsaved changes at this moment. */
  isDirty: () => boolean;
  /** Label of the button that saves. @default 'Save' */
  saveLabel?: string;
  /** Saves without publishing. Resolves to true if saved. */
  save: () => Promise<boolean>;
  /** Called after a failed save, when the dialog has closed. */
  onSaveFailed: () => void;
  /** Called when the changes are discarded. */
  onGiveUp: () => Promise<void>;
  /** Called when the form stays open after its changes were discarded. */
  onStayed: () => void;
}

/**
 * Asks before a form with unsaved changes is left by a link, by Back and Forward, or through `confirmLeave`.
 * For reloading and closing the tab, the form itself uses the browser's `beforeunload` dialog.
 * @returns props of the dialog, whose first choice loses nothing
 */
export function useLeaveGuard(form: GuardedForm): ChoiceDialogProps & { open: boolean } {
  const canLeave = useRef(false);
  const hasSaveFailed = useRef(false);
  const [answer, setAnswer] = useState<((leave: boolean) => void) | null>(null);
  const [saving, setSaving] = useState(false);
  const isDirty = () => !canLeave.current && form.isDirty();
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
    if (isDirty()) form.onStayed();
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
  const closed = useEffectEvent(() => {
    // The closed dialog has returned focus to the link.
    if (hasSaveFailed.current) form.onSaveFailed();
    hasSaveFailed.current = false;
  });
  useEffect(() => {
    if (!open) closed();
  }, [open]);

  const save = async () => {
    setSaving(true);
    const saved = await form.save();
    setSaving(false);
    hasSaveFailed.current = !saved;
    settle(saved);
  };
  const leave = () => {
    void form.onGiveUp();
    settle(true);
  };
  return {
    open,
    maxWidth: 'xs',
    title: 'Leave without saving?',
    text: 'You have unsaved changes on this page.',
    choices: [
      { label: 'Stay', onChoose: () => settle(false) },
      {
        label: form.saveLabel ?? 'Save',
        variant: 'contained',
        busyLabel: saving ? 'Saving…' : undefined,
        onChoose: () => void save(),
      },
      { label: 'Leave', variant: 'text', onChoose: leave },
    ],
  };
}
