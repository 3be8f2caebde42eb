import { CrudEditPage } from '@porchlight/features/crud';
import { storyDefinition } from '@porchlight/features/stories';

export function Component() {
  return <CrudEditPage definition={storyDefinition} />;
}
