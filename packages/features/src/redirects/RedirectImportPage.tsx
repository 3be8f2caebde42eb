import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { CsvImport } from '@porchlight/ui/inputs/CsvImport';
import { Stack } from '@porchlight/ui/layout/Stack';
import { Link } from '@porchlight/ui/navigation/Link';
import { DashboardPage } from '../frame/index.ts';
import { type ListImportKind, useListImport } from '../imports/index.ts';
import { addRedirects, checkRedirects } from './import-redirects.ts';
import {
  correctedLine,
  type RedirectLine,
  type RedirectTable,
  readRedirects,
  redirectLines,
} from './read-redirects.ts';

const redirectImport: ListImportKind<RedirectTable, RedirectLine> = {
  resource: 'redirect',
  read: readRedirects,
  entriesOf: redirectLines,
  corrected: correctedLine,
  check: checkRedirects,
  add: addRedirects,
};

const noun = { one: 'redirect', many: 'redirects', inputMode: 'url' } as const;

/** Imports many redirects after a dry run, which shows the result of each line. */
export function RedirectImportPage() {
  const { state, error, checkFile, start, correct, reset, add } = useListImport(redirectImport);
  return (
    <DashboardPage title="Import redirects">
      <Stack spacing={3}>
        <CsvImport
          {...{ state, error, noun }}
          help="A spreadsheet saved as CSV: from, to, and 301, 302 or 410. The name of the site before ‘from’ is left out. You can check the redirects before they are added."
          onFile={(file) => void checkFile(file)}
          onPaste={(text) => void start(text)}
          onCorrect={correct}
          onBack={reset}
          onImport={() => void add()}
        />
        <Typography>
          <Link href={dashboardUrls.redirect.list}>Back to redirects</Link>
        </Typography>
      </Stack>
    </DashboardPage>
  );
}
