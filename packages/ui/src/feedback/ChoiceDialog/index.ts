export { type Choice, ChoiceDialog, type ChoiceDialogProps } from './ChoiceDialog.tsx';
