export { FormPlace, type FormPlaceProps } from './FormPlace.tsx';
export { formList } from './form.view.ts';
