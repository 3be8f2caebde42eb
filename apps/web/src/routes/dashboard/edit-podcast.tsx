import { CrudEditPage } from '@porchlight/features/crud';
import { podcastDefinition } from '@porchlight/features/podcasts';

export function Component() {
  return <CrudEditPage definition={podcastDefinition} />;
}
