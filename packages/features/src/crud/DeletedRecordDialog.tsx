import { ChoiceDialog } from '@porchlight/ui/ChoiceDialog';
import type { DeletionResolution } from './save-with-merge.ts';

export interface DeletedRecordDialogProps {
  /** Name of the kind of record, in the singular. */
  singular: string;
  onAnswer: (choice: DeletionResolution) => void;
}

/** Dialog that asks what to do with a form's changes when someone has deleted the record in the meantime. */
export function DeletedRecordDialog({ singular, onAnswer }: DeletedRecordDialogProps) {
  return (
    <ChoiceDialog
      open
      title={`This ${singular} was deleted while you were editing it`}
      text="Everything you typed is still here. You can restore it with your changes, or save your changes as a new one. A file that was stored before comes back only if you restore it."
      choices={[
        { label: 'Back to form', onChoose: () => onAnswer('back') },
        { label: 'Restore with my changes', variant: 'contained', onChoose: () => onAnswer('restore') },
        { label: `Save as a new ${singular}`, onChoose: () => onAnswer('create') },
      ]}
    />
  );
}
