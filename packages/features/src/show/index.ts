export { PreviewLinkCard } from './PreviewLinkCard.tsx';
export { RecordShowPage } from './RecordShowPage.tsx';
