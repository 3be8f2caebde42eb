import { EntityForm, type EntityFormHandle, type EntityFormProps } from '@porchlight/ui/EntityForm';
import { UnsavedChangesDialog } from '@porchlight/ui/UnsavedChangesDialog';
import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { registerLeaveQuestion } from './unsaved-work.ts';

/** What `EntityEditor` needs: a form's props, without those the guard uses itself. */
export type EntityEditorProps<Result> = Omit<EntityFormProps<Result>, 'handleRef' | 'onDirtyChange'>;

/** A form that asks Stay, Save or Leave before anything typed in it is lost; it gives no alarm after saving. */
export function EntityEditor<Result>(props: EntityEditorProps<Result>) {
  const form = useRef<EntityFormHandle>(null);
  const mayGo = useRef(false);
  const [answer, setAnswer] = useState<((leave: boolean) => void) | null>(null);
  const [saving, setSaving] = useState(false);
  const isDirty = () => !mayGo.current && (form.current?.isDirty() ?? false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isDirty(),
  );

  useEffect(
    () =>
      registerLeaveQuestion(async () => {
        if (mayGo.current || !form.current?.isDirty()) return true;
        const leave = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
        mayGo.current = leave;
        return leave;
      }),
    [],
  );

  const settle = (leave: boolean) => {
    if (answer) {
      answer(leave);
      setAnswer(null);
    } else if (leave) blocker.proceed?.();
    else blocker.reset?.();
  };

  return (
    <>
      <EntityForm {...props} handleRef={form} />
      <UnsavedChangesDialog
        open={blocker.state === 'blocked' || answer !== null}
        saving={saving}
        onStay={() => settle(false)}
        onSave={async () => {
          setSaving(true);
          const saved = (await form.current?.submit()) ?? false;
          setSaving(false);
          settle(saved);
        }}
        onLeave={() => settle(true)}
      />
    </>
  );
}
