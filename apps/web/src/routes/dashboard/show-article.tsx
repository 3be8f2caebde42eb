import { articleDefinition } from '@porchlight/features/articles';
import { CrudShowPage } from '@porchlight/features/crud';

export function Component() {
  return <CrudShowPage definition={articleDefinition} />;
}
