import { CheckInLinks } from '@porchlight/features/check-in';
import { DonorLinks } from '@porchlight/features/donations';
import { EntriesLink, EntryAnswers } from '@porchlight/features/form-entries';
import { EventRegistrations } from '@porchlight/features/registrations';
import { RecordShowPage } from '@porchlight/features/show';
import { useDefinition } from './useDefinition.ts';

/** What only some entities have on the pages of their records. */
const notices: Readonly<Record<string, React.ReactNode>> = {
  donation: <DonorLinks />,
  event: (
    <>
      <EventRegistrations />
      <CheckInLinks />
    </>
  ),
  form: <EntriesLink />,
  formEntry: <EntryAnswers />,
};

export function Component() {
  const definition = useDefinition();
  return <RecordShowPage key={definition.name} definition={definition} notice={notices[definition.name]} />;
}
