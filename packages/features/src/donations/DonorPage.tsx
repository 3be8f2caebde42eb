import { formatLongDate } from '@porchlight/contract/dates';
import type { DonorDonation, DonorResponse, DonorYear } from '@porchlight/contract/donors';
import { entityOf } from '@porchlight/contract/entities';
import { formatMoney } from '@porchlight/contract/money';
import { otherCalls } from '@porchlight/contract/other-calls';
import { Heading } from '@porchlight/ui/data-display/Heading';
import { type Item, ItemList } from '@porchlight/ui/data-display/ItemList';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import { Loading } from '@porchlight/ui/feedback/Loading';
import { Button } from '@porchlight/ui/inputs/Button';
import { Stack } from '@porchlight/ui/layout/Stack';
import { Link } from '@porchlight/ui/navigation/Link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { isNotFoundError, listKey, sendCall } from '../api/index.ts';
import { definitionOf } from '../entity/index.ts';
import { DashboardPage } from '../frame/index.ts';
import { type DownloadOutcome, downloadAcknowledgment } from './download-acknowledgment.ts';

const definition = definitionOf('donation');

/** Who gave a donation: sums per year with statements, and the donations, which can be chosen for a letter of thanks. */
export function DonorPage() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...listKey('donation'), 'donor', id],
    queryFn: () => sendCall(otherCalls.donor, { id }),
    staleTime: 0,
  });
  const donor = data?.donor;
  const title = donor ? donor.name || donor.email || `Donation No. ${id}` : 'Donor';
  return (
    <DashboardPage title={title}>
      {isPending && <Loading />}
      {error && !donor && (
        <ErrorMessage
          text={
            isNotFoundError(error)
              ? 'This donation no longer exists. Open another one of the donor.'
              : 'The donor can’t be loaded right now. Check your connection and try again.'
          }
          onRetry={isNotFoundError(error) ? undefined : () => void refetch()}
        />
      )}
      {donor && <DonorView key={id} id={id} donor={donor} />}
    </DashboardPage>
  );
}

function DonorView({ id, donor }: { id: string; donor: DonorResponse['donor'] }) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [outcome, setOutcome] = useState<DownloadOutcome | null>(null);
  const write = async (...subject: Parameters<typeof downloadAcknowledgment>) => {
    setOutcome(null);
    setOutcome(await downloadAcknowledgment(...subject));
  };
  const choose = (donation: number) =>
    setChosen((before) =>
      before.has(donation) ? new Set([...before].filter((each) => each !== donation)) : new Set([...before, donation]),
    );
  const isLong = donor.count > donor.donations.length;

  return (
    <Stack>
      <Typography color="textSecondary">
        {foundByText(donor)} <Link href={definition.urls.list}>Back to donations</Link>
      </Typography>
      {outcome && !outcome.isWritten && <ErrorMessage text={outcome.text} />}
      <div role="status">{outcome?.isWritten && <Typography>{outcome.text}</Typography>}</div>
      <Heading level={2} size={1}>
        Years
      </Heading>
      <ItemList
        label="Years"
        items={donor.years.map((each) => ({
          id: each.year,
          title: each.year,
          lines: [yearText(each)],
          actions: [{ label: 'Yearly statement', onClick: () => write(id, { year: each.year }) }],
        }))}
      />
      <Heading level={2} size={1}>
        Donations
      </Heading>
      <Typography color="textSecondary">
        Choose donations to thank for all of them in one letter.
        {isLong && ` These are the newest ${donor.donations.length} of ${donor.count.toLocaleString('en-US')}.`}
      </Typography>
      <ItemList
        label="Donations"
        items={donor.donations.map((donation) => ({
          ...donationItem(donation),
          choice: { isChosen: chosen.has(donation.id), onChange: () => choose(donation.id) },
          actions: [
            { label: 'View', href: definition.urls.show(donation.id) },
            { label: 'Letter of thanks', onClick: () => write(donation.id) },
          ],
        }))}
      />
      <div>
        <Button disabled={chosen.size === 0} onClick={() => write(id, { records: [...chosen] })}>
          {chosen.size === 0 ? 'Thank for chosen donations' : `Thank for ${chosen.size} chosen`}
        </Button>
      </div>
    </Stack>
  );
}

function foundByText({ found_by, name, email }: DonorResponse['donor']): string {
  if (found_by === 'email') return `All donations with the address ${email}.`;
  if (found_by === 'name')
    return `All donations with the name ${name} and no email address. If they are from different people, add an address or a middle name to theirs.`;
  return 'This donation has no name and no email address, so nobody knows what else its donor gave.';
}

function yearText({ total_amount, money_count, in_kind_count }: DonorYear): string {
  const money = `${formatMoney(total_amount)} in ${money_count} ${money_count === 1 ? 'donation' : 'donations'}`;
  const inKind = `${in_kind_count} ${in_kind_count === 1 ? 'gift' : 'gifts'} in kind`;
  return [...(money_count > 0 ? [money] : []), ...(in_kind_count > 0 ? [inKind] : [])].join(', ');
}

function donationItem({ id, amount, date, method, item, fund }: DonorDonation): Pick<Item, 'id' | 'title' | 'lines'> {
  const day = date ? formatLongDate(date) : `No. ${id}`;
  const how = entityOf('donation').fields.method?.options?.[method] ?? '';
  const details = [method === 'unknown' ? '' : how, method === 'in_kind' ? item : '', fund].filter(Boolean);
  return { id, title: `${formatMoney(amount)}, ${day}`, lines: details.length > 0 ? [details.join(' · ')] : [] };
}
