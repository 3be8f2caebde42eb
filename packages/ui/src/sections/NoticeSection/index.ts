export { NoticeSection, type NoticeSectionProps } from './NoticeSection.tsx';
