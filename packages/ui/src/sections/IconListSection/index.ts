export { IconListSection, type IconListSectionProps } from './IconListSection.tsx';
