import { CrudCreatePage } from '@porchlight/features/crud';
import { podcastDefinition } from '@porchlight/features/podcasts';

export function Component() {
  return <CrudCreatePage definition={podcastDefinition} />;
}
