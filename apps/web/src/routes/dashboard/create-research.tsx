import { CrudCreatePage } from '@porchlight/features/crud';
import { storyDefinition } from '@porchlight/features/stories';

export function Component() {
  return <CrudCreatePage definition={storyDefinition} />;
}
