import { articleDefinition } from '@porchlight/features/articles';
import { CrudEditPage } from '@porchlight/features/crud';

export function Component() {
  return <CrudEditPage definition={articleDefinition} />;
}
