import { CrudListPage } from '@porchlight/features/crud';
import { podcastDefinition } from '@porchlight/features/podcasts';

export function Component() {
  return <CrudListPage definition={podcastDefinition} />;
}
