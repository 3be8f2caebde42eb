import { ChoiceDialog } from '@porchlight/ui/feedback/ChoiceDialog';
import type { OpenedDialogProps } from '@porchlight/ui/feedback/useDialogs';
import type { DeletionResolution } from './save-with-merge.ts';

/**
 * Dialog that asks what to do with a form's changes when someone has deleted the record in the meantime. Its payload is
 * the name of the kind of record, in the singular.
 */
export function DeletedRecordDialog({ payload: singular, onClose }: OpenedDialogProps<string, DeletionResolution>) {
  return (
    <ChoiceDialog
      open
      title={`This ${singular} was deleted while you were editing it`}
      text="Everything you typed is still here. You can restore it with your changes, or save your changes as a new one. A file that was stored before comes back only if you restore it."
      choices={[
        { label: 'Back to form', onChoose: () => onClose('back') },
        { label: 'Restore with my changes', variant: 'contained', onChoose: () => onClose('restore') },
        { label: `Save as a new ${singular}`, onChoose: () => onClose('create') },
      ]}
    />
  );
}
