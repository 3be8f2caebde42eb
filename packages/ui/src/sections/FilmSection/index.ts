export { FilmSection, type FilmSectionProps } from './FilmSection.tsx';
