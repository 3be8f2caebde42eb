import { otherCalls } from '@porchlight/contract/other-calls';
import { tooManyRequestsText } from '@porchlight/contract/texts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PersonalDataAccess } from '../access/personal-data.ts';
import { requireStaff } from '../access/staff.ts';
import type { Database } from '../db/database.ts';
import { invalid } from '../errors/http-error.ts';
import { networkOf } from '../http/client-network.ts';
import { rejectCrossSiteRequest } from '../http/cross-site-requests.ts';
import { serveCalls } from '../http/serve-calls.ts';
import { throttleVisitors } from '../http/throttling.ts';
import type { Mailer } from '../mail/mailer.ts';
import { describeFormCalls } from './describe-form-calls.ts';
import type { EntryAccess } from './entry-access.ts';
import type { EntryDeletion } from './entry-deletion.ts';
import { EntryReplies } from './entry-replies.ts';
import { type FormEntries, FormRejected } from './form-entries.ts';

interface FormRoutesOptions {
  db: Database;
  now: () => Date;
  forms: FormEntries;
  deletion: EntryDeletion;
  access: EntryAccess;
  mailer: Pick<Mailer, 'sends' | 'enqueue' | 'wake'>;
  personalData: PersonalDataAccess;
}

/** Rate limit of forms per visitor's network. */
const formsPerWindow = { calls: 20, windowMs: 10 * 60 * 1000 };

/** Refuses a visitor who sends too many forms, with the call and with the page together. */
export function throttleForms({ db, now }: Pick<FormRoutesOptions, 'db' | 'now'>) {
  return throttleVisitors({ db, name: 'forms', ...formsPerWindow, now });
}

/** What a visitor reads who has sent too many. */
export const tooManyFormsText = tooManyRequestsText;

/** Registers the calls about what visitors send. */
export async function formRoutes(
  app: FastifyInstance,
  { db, now, forms, deletion, access, mailer, personalData }: FormRoutesOptions,
): Promise<void> {
  const throttle = throttleForms({ db, now });
  const serve = serveCalls(app, otherCalls, describeFormCalls, {
    // Files are compressed already.
    entryFile: { containsSecret: true },
    sendForm: {
      async before(request) {
        if (!request.staff) rejectCrossSiteRequest(request);
        await throttle(request);
      },
    },
  });

  const requireEntry = async (request: FastifyRequest, id: number) => {
    const { namedForms: ids } = request;
    if (ids) await access.requireAmong(id, { field: 'form', ids });
    await personalData.requireAccess(requireStaff(request), [{ resource: 'formEntry', id }]);
  };

  serve('formKey', async (request) => ({ form_key: await forms.key(request.params.id) }));

  serve('sendForm', async (request, reply) => {
    try {
      const { isRepeated, deleteOn } = await forms.send(request.params.id, {
        ...request.body,
        ...{ trap: '', network: networkOf(request.ip) },
      });
      mailer.wake();
      reply.code(201);
      return { sent: { is_repeated: isRepeated, delete_on: deleteOn } };
    } catch (error) {
      if (!(error instanceof FormRejected)) throw error;
      const { errors, message } = error.formKey.rejected;
      throw invalid(Object.keys(errors).length > 0 ? { ...errors } : { form: message });
    }
  });

  serve('entryFile', async (request) => {
    const { id } = request.params;
    await requireEntry(request, id);
    return { file: await forms.files.read(id, request.query.question) };
  });

  const replies = new EntryReplies({ db, mailer, now });

  serve('entryReplies', async (request) => {
    await requireEntry(request, request.params.id);
    return replies.of(request.params.id);
  });

  serve('replyToEntry', async (request) => {
    await requireEntry(request, request.params.id);
    return replies.send(request.params.id, request.body, requireStaff(request));
  });

  serve('formReaders', (request) => access.readers(request.params.id));

  serve('nameFormReaders', (request) => access.name(request.params.id, request.body, requireStaff(request)));

  serve('entriesOf', async (request) => {
    const entries = await deletion.entriesOf(request.body.email);
    const records = entries.map(({ id }) => ({ resource: 'formEntry' as const, id }));
    await personalData.requireAccess(requireStaff(request), records, { isWhole: true });
    return { entries };
  });

  serve('deleteEntriesOf', async (request) => ({ deleted: await deletion.deleteOf(request.body.email) }));
}
