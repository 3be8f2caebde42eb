import { subscriptionStatuses } from './entities/email.ts';
import { bouncesMax } from './limits.ts';
import { keysOf, tableOf } from './records-by-key.ts';
import { z } from './zod.ts';

/** A state of a subscription: see `subscriptionStatuses`. */
export type SubscriptionStatus = keyof typeof subscriptionStatuses;

/** All states of a subscription. */
export const subscriptionStatusNames = keysOf(subscriptionStatuses);

/**
 * The states of a delivery: one email to one person. `waiting` will be sent; `sending` is being sent; `sent` was
 * accepted by the mail server; `skipped` was no longer needed; `bounced` was refused for this address; `failed` was
 * given up; of `unsure` nobody knows whether it was sent, so it is never sent again. docs/decisions/0189
 */
export const deliveryStates = ['waiting', 'sending', 'sent', 'skipped', 'bounced', 'failed', 'unsure'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

const count = z.int().min(0);

/** One email to many people of the list, with the number of its deliveries in each state. */
export const mailingSchema = z.object({
  id: z.int().positive(),
  /** When it was begun, UTC, `YYYY-MM-DDTHH:mm:ssZ`, and by whom. */
  created_at: z.string(),
  created_by: z.string(),
  deliveries: z.object(tableOf(deliveryStates, () => count)),
});
export type Mailing = z.infer<typeof mailingSchema>;

/** Response of `GET /api/get-email-list-status` and `POST /api/ask-for-consent`. */
export const emailListStatusSchema = z.object({
  /** Whether this website can send emails. */
  sends: z.boolean(),
  /** How many addresses have not been asked for consent, and can be. */
  to_ask: count,
  /** How many of these have subscribed on the website while it could not send emails. */
  subscribed: count,
  /** The last time that people were asked; null if they never were. */
  mailing: mailingSchema.nullable(),
});
export type EmailListStatus = z.infer<typeof emailListStatusSchema>;

/** Request body of `POST /api/ask-for-consent`. */
export const askForConsentSchema = z.object({
  /** How many people will be asked, as the person saw it. If it is another number by now, nobody is asked. */
  count: z.int('This has to be a whole number.').min(1, 'This has to be a whole number of 1 or more.'),
});

/** Request body of `POST /api/mark-bounced`. */
export const markBouncedSchema = z.object({
  ids: z
    .array(z.int('This has to be the id of a record.').positive('This has to be the id of a record.'))
    .min(1, 'Choose at least one address.')
    .max(bouncesMax, `Choose at most ${bouncesMax} addresses.`),
  /** False undoes it. */
  bounced: z.boolean().optional(),
});

/** Response of `POST /api/mark-bounced`. */
export const markBouncedResponseSchema = z.object({
  /** Ids of those that it changed. */
  changed: z.array(z.int().positive()),
});
export type MarkBouncedResponse = z.infer<typeof markBouncedResponseSchema>;
