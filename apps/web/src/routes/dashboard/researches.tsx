import { CrudListPage } from '@porchlight/features/crud';
import { storyDefinition } from '@porchlight/features/stories';

export function Component() {
  return <CrudListPage definition={storyDefinition} />;
}
