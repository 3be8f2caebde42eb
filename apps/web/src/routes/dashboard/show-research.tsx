import { CrudShowPage } from '@porchlight/features/crud';
import { storyDefinition } from '@porchlight/features/stories';

export function Component() {
  return <CrudShowPage definition={storyDefinition} />;
}
