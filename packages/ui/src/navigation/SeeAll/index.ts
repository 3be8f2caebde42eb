export { SeeAll, type SeeAllProps } from './SeeAll.tsx';
