/** What visitors need to send a form, and what the server says about it. docs/decisions/0187 */
import type { Role } from '../roles.ts';
import type { Answers } from './questions.ts';

/** Whether a form can be sent now. */
export type FormStanding = 'open' | 'early' | 'closed' | 'full';

/** What went wrong when a form was sent, so that people see it with everything they have typed. */
export interface RejectedForm {
  answers: Answers;
  /** What is wrong with answers, by the id of the question. */
  errors: Readonly<Record<string, string>>;
  /** What is wrong with the form as a whole; '' for nothing. */
  message: string;
}

/** What one visitor needs to send a form. */
export interface FormKey {
  standing: FormStanding;
  /** Sent with the answers: it says when the form was opened, and keeps two presses from becoming two entries. */
  token: string;
  /** The day on which answers that are sent today are deleted, `YYYY-MM-DD`. */
  delete_on: string;
  /** Only on the page in response to a form that was rejected. */
  rejected?: RejectedForm;
}

/** Response of `GET /api/get-form-key/{id}`, which is never cached. */
export interface FormKeyResponse {
  form_key: FormKey;
}

/** Response of `POST /api/send-form/{id}`. */
export interface SendFormResponse {
  sent: {
    /** Whether the same answers had arrived before, so that there is no second entry. */
    is_repeated: boolean;
    delete_on: string;
  };
}

/** Who may read a form's entries besides administrators. */
export interface FormReaders {
  roles: Role[];
  /** Ids of accounts. */
  people: number[];
}

/** Response of `GET /api/get-form-readers/{id}`. */
export interface FormReadersResponse {
  readers: FormReaders;
  /** The accounts that can be named. */
  accounts: { id: number; username: string; name?: string; role: Role }[];
}

/** Response of `GET /api/get-entry-file/{id}`. */
export interface EntryFileResponse {
  file: {
    /** As the sender has called it, without what file names can't have. */
    name: string;
    /** `application/pdf`, `image/jpeg` or `image/webp`. */
    type: string;
    /** Its bytes. */
    base64: string;
  };
}

/** A reply by email to who has sent an entry. */
export interface EntryReply {
  /** Given by who has written it, so that a reply is sent once however often it is requested. */
  key: string;
  text: string;
  /** Username of who has written it, at that time. */
  by: string;
  created_at: string;
  /** Whether the mail server has accepted it; a failed one can be sent again. */
  state: 'waiting' | 'sent' | 'failed';
  /** The mail server's last error; '' for none. */
  problem: string;
}

/** Response of `GET /api/get-entry-replies/{id}` and `POST /api/reply-to-entry/{id}`. */
export interface EntryRepliesResponse {
  /** The oldest first. */
  replies: EntryReply[];
  /** Whether the server sends emails. */
  can_send: boolean;
}

/** Response of `POST /api/find-entries-of`. */
export interface EntriesOfResponse {
  /** Everything that was sent with an email address, the newest first. */
  entries: {
    id: number;
    form: string;
    status: string;
    created_at: string;
    delete_on: string;
    answers: { question: string; answer: string }[];
  }[];
}

/** Response of `POST /api/delete-entries-of`. */
export interface DeletedEntriesResponse {
  /** Number of entries that were deleted for good. */
  deleted: number;
}

/** Sentences for a form that can't be sent. */
export const standingTexts = {
  early: 'This form is not open yet.',
  closed: 'This form is closed.',
  full: 'This form is full. It takes no more entries.',
} as const satisfies Readonly<Record<Exclude<FormStanding, 'open'>, string>>;
