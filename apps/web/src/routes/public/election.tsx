export { ElectionDetailPage as Component, electionDetailPage as page } from '@porchlight/features/elections';
