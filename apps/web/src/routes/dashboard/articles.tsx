import { articleDefinition } from '@porchlight/features/articles';
import { CrudListPage } from '@porchlight/features/crud';

export function Component() {
  return <CrudListPage definition={articleDefinition} />;
}
