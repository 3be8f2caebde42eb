import { addPageText } from '@porchlight/contract/texts';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { DashboardPage } from './DashboardPage.tsx';

/** The specification's three placeholder pages, which show only this text. spec 2.4 */
export function AddPage() {
  return (
    <DashboardPage title="Add">
      <Typography>{addPageText}</Typography>
    </DashboardPage>
  );
}
