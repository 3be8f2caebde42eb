import { addPageText } from '@porchlight/contract/texts';
import { Text } from '@porchlight/ui/Text';
import { DashboardPage } from '../crud/index.ts';

/** The specification's three placeholder pages, which only say this. spec 2.4 */
export function AddPage() {
  return (
    <DashboardPage title="Add">
      <Text>{addPageText}</Text>
    </DashboardPage>
  );
}
