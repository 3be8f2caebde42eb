import { CrudListPage } from '@porchlight/features/crud';
import { galleryDefinition } from '@porchlight/features/gallery';

export function Component() {
  return <CrudListPage definition={galleryDefinition} />;
}
