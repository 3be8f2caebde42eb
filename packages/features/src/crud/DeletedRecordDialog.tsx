import { ChoiceDialog } from '@porchlight/ui/ChoiceDialog';
import type { DeletionResolution } from './save-with-merge.ts';

export interface DeletedRecordDialogProps {
  /** Name of the kind of record, in the singular. */
  singular: string;
  onAnswer: (choice: DeletionResolution) => void;
}

/** Dialog that asks what to do with a form's changes when somebody has deleted the record meanwhile. */
export function DeletedRecordDialog({ singular, onAnswer }: DeletedRecordDialogProps) {
  return (
    <ChoiceDialog
      open
      title={`This ${singular} was deleted meanwhile`}
      text="Someone deleted it while you were editing. Everything you typed is still here. Restore it with your changes, or save what is in the form as a new one; a file that was stored before comes back only with Restore."
      choices={[
        { label: 'Back to the form', onChoose: () => onAnswer('back') },
        { label: 'Restore it with my changes', variant: 'contained', onChoose: () => onAnswer('restore') },
        { label: `Save as a new ${singular}`, onChoose: () => onAnswer('create') },
      ]}
    />
  );
}
