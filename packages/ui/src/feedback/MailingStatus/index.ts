export { MailingStatus, type MailingStatusProps } from './MailingStatus.tsx';
