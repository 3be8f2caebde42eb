import { EmailListPage } from '@porchlight/features/emails';
import { useDefinition } from './useDefinition.ts';

export function Component() {
  return <EmailListPage definition={useDefinition()} />;
}
