import { personalDataKeyText } from '@porchlight/contract/api-keys';
import type { DonorDonation, DonorYear } from '@porchlight/contract/donors';
import type { OrganizationRecord } from '@porchlight/contract/entities';
import { donationFundsMax, personalDataPageMax } from '@porchlight/contract/limits';
import { fromCents } from '@porchlight/contract/money';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type PersonalDataAccess, staffCanRead } from '../access/personal-data.ts';
import { requireStaff } from '../access/staff.ts';
import type { Database } from '../db/database.ts';
import type { StoredRow } from '../db/tables.ts';
import { HttpError, invalid } from '../errors/http-error.ts';
import { serveCalls } from '../http/serve-calls.ts';
import { describeDonorCalls } from './describe-donor-calls.ts';
import { type Donor, donorOf, yearOf } from './donor-of.ts';
import { type AcknowledgmentSubject, giftsOf, writeAcknowledgment } from './write-acknowledgment.ts';

interface DonorRoutesOptions {
  db: Database;
  now: () => Date;
  personalData: PersonalDataAccess;
  readOrganization: () => Promise<OrganizationRecord>;
}

/** Registers the calls about those who gave. */
export async function donorRoutes(
  app: FastifyInstance,
  { db, now, personalData, readOrganization }: DonorRoutesOptions,
): Promise<void> {
  const serve = serveCalls(app, otherCalls, describeDonorCalls);
  /** Finds a donor for someone who may read the donations that a function picks. */
  const readDonor = async <Picked>(
    request: FastifyRequest<{ Params: { id: number } }>,
    pick: (donor: Donor) => Picked & { gifts: readonly StoredRow[] },
  ) => {
    const staff = requireStaff(request);
    if (!staffCanRead(staff, 'donation')) throw new HttpError('forbidden', personalDataKeyText);
    const donor = await donorOf(db.read, request.params.id);
    const picked = pick(donor);
    await personalData.requireAccess(
      staff,
      picked.gifts.map(({ id }) => ({ resource: 'donation', id })),
    );
    return { ...picked, donor };
  };

  serve('donationFunds', async () => {
    const rows = await db.read
      .selectFrom('donations')
      .select((each) => ['fund', each.fn.max('id').as('last')])
      .where('deleted_at', 'is', null)
      .where('fund', '<>', '')
      .groupBy('fund')
      .orderBy('last', 'desc')
      .limit(donationFundsMax)
      .execute();
    return { funds: rows.map(({ fund }) => String(fund)) };
  });

  serve('donor', async (request) => {
    const newest = ({ donations }: Donor) => ({ gifts: donations.slice(0, personalDataPageMax) });
    const { donor, gifts } = await readDonor(request, newest);
    const { foundBy: found_by, name, email, donations } = donor;
    const shown = gifts.map(shownFields);
    return {
      donor: { found_by, name, email, count: donations.length, years: yearsOf(donations), donations: shown },
    };
  });

  serve('donationLetter', async (request) => {
    const { year, records } = request.query;
    const subject = await readDonor(request, (donor): AcknowledgmentSubject => {
      if (year) return { donor, year, gifts: giftsOf(donor, year) };
      return { donor, gifts: chosenGifts(donor, records ?? [request.params.id]) };
    });
    const { pdf, leftOut, title } = await writeAcknowledgment(await readOrganization(), subject, now());
    const { name, email } = subject.donor;
    const file_name = `${[title, (name || email).slice(0, 80)].filter(Boolean).join(', ')}.pdf`;
    return { letter: { file_name, pdf: pdf.toString('base64'), left_out: leftOut } };
  });
}

function shownFields({ id, amount_cents, date, method, item, fund }: StoredRow): DonorDonation {
  const texts = { method: String(method), item: String(item), fund: String(fund) };
  return { id, amount: fromCents(Number(amount_cents)), date: date === null ? null : String(date), ...texts };
}

function yearsOf(donations: readonly StoredRow[]): DonorYear[] {
  return [...Map.groupBy(donations, yearOf)].map(([year, gifts]) => {
    const money = gifts.filter(({ method }) => method !== 'in_kind');
    const cents = money.reduce((sum, { amount_cents }) => sum + Number(amount_cents), 0);
    const in_kind_count = gifts.length - money.length;
    return { year, total_amount: fromCents(cents), money_count: money.length, in_kind_count };
  });
}

/** The chosen donations of a donor, the oldest first. @throws HttpError `validation` for those of other donors */
function chosenGifts({ donations }: Donor, ids: readonly number[]): StoredRow[] {
  const chosen = donations.filter(({ id }) => ids.includes(Number(id))).toReversed();
  if (chosen.length < ids.length)
    throw invalid({ records: 'A letter is about donations of one donor that are not deleted. Choose them again.' });
  return chosen;
}
