import { PeoplePage } from '@porchlight/features/users';
import { useDefinition } from './useDefinition.ts';

export function Component() {
  return <PeoplePage definition={useDefinition()} />;
}
