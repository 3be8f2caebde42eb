import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { CsvImport } from '@porchlight/ui/inputs/CsvImport';
import { Stack } from '@porchlight/ui/layout/Stack';
import { Link } from '@porchlight/ui/navigation/Link';
import { DashboardPage } from '../frame/index.ts';
import { type ImportTable, type ListImportKind, useListImport } from '../imports/index.ts';
import { addAddress } from './add-address.ts';
import { addAddresses, checkAddresses } from './import-addresses.ts';
import { type AddressLine, entriesOf, readAddressList } from './read-list.ts';

/** Addresses of the email list. */
const addressImport: ListImportKind<ImportTable, AddressLine> = {
  resource: 'email',
  read: readAddressList,
  entriesOf,
  // It is an address that someone has typed: most marks of its line are about another address.
  corrected: (entry, value) => ({ ...entry, value, mark: entry.mark?.kind === 'opted out' ? entry.mark : undefined }),
  check: checkAddresses,
  add: addAddresses,
  addAnyway: ({ value }) => addAddress(value),
};

/**
 * Imports many addresses into the email list after a dry run, which shows the result of each line and lists those that
 * can't be added for correction.
 */
export function EmailImportPage() {
  const { checkFile, start, correct, reset, add, addAnyway, ...state } = useListImport(addressImport);
  return (
    <DashboardPage title="Import addresses">
      <Stack spacing={3}>
        <CsvImport
          {...state}
          help="A list of addresses, a spreadsheet saved as CSV, or contacts as vCard. You can check them before they are added."
          onFile={(file) => void checkFile(file)}
          onPaste={(text) => void start(text)}
          onCorrect={correct}
          onAddAnyway={(id) => void addAnyway(id)}
          onBack={reset}
          onImport={() => void add()}
        />
        <Typography>
          <Link href={dashboardUrls.email.list}>Back to the email list</Link>
        </Typography>
      </Stack>
    </DashboardPage>
  );
}
