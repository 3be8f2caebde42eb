export { QuestionForm, type QuestionFormProps } from './QuestionForm.tsx';
