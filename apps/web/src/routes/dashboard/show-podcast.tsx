import { CrudShowPage } from '@porchlight/features/crud';
import { podcastDefinition } from '@porchlight/features/podcasts';

export function Component() {
  return <CrudShowPage definition={podcastDefinition} />;
}
