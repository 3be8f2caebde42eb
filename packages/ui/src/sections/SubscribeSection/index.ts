export { SubscribeSection, type SubscribeSectionProps } from './SubscribeSection.tsx';
