import { CrudShowPage } from '@porchlight/features/crud';
import { galleryDefinition } from '@porchlight/features/gallery';

export function Component() {
  return <CrudShowPage definition={galleryDefinition} />;
}
