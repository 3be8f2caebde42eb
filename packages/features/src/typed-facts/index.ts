export { TypedCopiesNotice } from './TypedCopiesNotice.tsx';
export { TypedCopiesPage } from './TypedCopiesPage.tsx';
