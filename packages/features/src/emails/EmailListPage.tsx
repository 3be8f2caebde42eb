import { Snackbar } from '@porchlight/ui/feedback/Snackbar';
import { LazyBulkFieldInput } from '../editor/index.ts';
import type { EntityDefinition } from '../entity/index.ts';
import { RecordListPage } from '../list/index.ts';
import { EmailListStatusNotice } from './EmailListStatusNotice.tsx';
import { useBounces } from './useBounces.ts';

/**
 * The email list: who may be written to, who has not been asked yet and can be, and the addresses to which emails
 * bounced.
 */
export function EmailListPage({ definition }: { definition: EntityDefinition }) {
  const { bulkActions, menuItems, outcome } = useBounces();
  return (
    <>
      <RecordListPage
        definition={definition}
        FieldInput={LazyBulkFieldInput}
        notice={<EmailListStatusNotice />}
        furtherBulkActions={bulkActions}
        menuItems={menuItems}
      />
      <Snackbar {...outcome} />
    </>
  );
}
