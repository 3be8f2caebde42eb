import { CrudCreatePage } from '@porchlight/features/crud';
import { galleryDefinition } from '@porchlight/features/gallery';

export function Component() {
  return <CrudCreatePage definition={galleryDefinition} />;
}
