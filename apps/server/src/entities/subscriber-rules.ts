import { resources } from '@porchlight/contract/resources';
import type { Database } from '../db/database.ts';
import { comparisonKey } from '../db/entity-columns.ts';
import { timestamp } from '../db/moments.ts';
import { invalid } from '../errors/http-error.ts';
import type { Values } from '../records/columns.ts';
import { findLiveRow } from '../records/live-rows.ts';
import { subscriptionsLock } from '../subscribers/subscriptions.ts';
import type { SuppressedAddresses } from '../subscribers/suppressed-addresses.ts';
import type { RowRules } from './row-rules.ts';

interface SubscriberRulesOptions {
  db: Database;
  suppressed: SuppressedAddresses;
  now: () => Date;
}

/**
 * What staff can do with an address of the email list: they say how its owner agrees, and the state follows from that.
 * An address of someone who has left, or whose emails bounced, needs a new consent.
 */
export function subscriberRules({ db, suppressed, now }: SubscriberRulesOptions): RowRules {
  const none = { asked_at: null, consent_at: null, consent_page: '', consent_wording: '' };
  const confirmed = () => ({ ...none, status: 'confirmed', status_at: timestamp(now()), consent_at: timestamp(now()) });
  return {
    lock: subscriptionsLock,
    async prepare(values, action, id) {
      const row = id === undefined ? undefined : await findLiveRow({ trx: db.read, resource: resources.email }, id);
      const { consent, consent_note } = { consent: 'email', consent_note: '', ...row, ...sentValues(values) };
      if (consent === 'given' && !consent_note)
        throw invalid({ consent_note: 'Say how they agreed, such as: signed the list at the supper on November 12.' });
      if (action === 'create')
        return {
          ...values,
          ...(consent === 'given' ? confirmed() : { status: 'unconfirmed', status_at: timestamp(now()) }),
        };
      const isMoved = typeof values.email === 'string' && row && comparisonKey(values.email) !== row.email_key;
      const isNewConsent = consent === 'given' && row?.consent !== 'given';
      if (isNewConsent && (isMoved || row?.status !== 'confirmed')) return { ...values, ...confirmed() };
      // The consent was that of the owner of another address.
      if (isMoved && row.status === 'unconfirmed') return { ...values, ...none };
      if (isMoved) return { ...values, ...none, status: 'unasked', status_at: timestamp(now()) };
      return values;
    },
    async afterUpdate({ trx }, { before, after }) {
      // The new consent is in the row.
      if (after.status === 'confirmed' && before.status !== 'confirmed')
        await suppressed.forget(trx, String(after.email_key));
      return undefined;
    },
    async requireValid(trx, row) {
      const key = String(row.email_key);
      const isOut = row.status === 'left' || row.status === 'bounced';
      // Who has subscribed again on the website has to confirm it.
      if (isOut || row.consent === 'given' || row.consent_page !== '') return;
      const suppression = (await suppressed.find(trx, [key])).get(key);
      if (!suppression || suppression.reason === 'removed') return;
      const day = new Date(suppression.at).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
      const what =
        suppression.reason === 'left'
          ? `This person left the list on ${day}.`
          : `Emails to this address came back on ${day}.`;
      throw invalid({
        email: `${what} Add the address only if they have agreed again: choose under Consent that they have, and say how.`,
      });
    },
  };
}

/** The sent values, without those that were not sent. */
function sentValues({ consent, consent_note }: Values): Values {
  return { ...(consent !== undefined && { consent }), ...(consent_note !== undefined && { consent_note }) };
}
