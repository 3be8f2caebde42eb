export { ActionForm, type ActionFormProps } from './ActionForm.tsx';
