export { AddPicturesPage } from './AddPicturesPage.tsx';
