import { CrudEditPage } from '@porchlight/features/crud';
import { galleryDefinition } from '@porchlight/features/gallery';

export function Component() {
  return <CrudEditPage definition={galleryDefinition} />;
}
