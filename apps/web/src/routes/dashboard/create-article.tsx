import { articleDefinition } from '@porchlight/features/articles';
import { CrudCreatePage } from '@porchlight/features/crud';

export function Component() {
  return <CrudCreatePage definition={articleDefinition} />;
}
