import { otherCalls } from '@porchlight/contract/other-calls';
import type { FastifyInstance } from 'fastify';
import type { PersonalDataAccess } from '../access/personal-data.ts';
import { requireStaff, type Staff } from '../access/staff.ts';
import type { Database } from '../db/database.ts';
import { invalid } from '../errors/http-error.ts';
import { throttleForms } from '../forms/form-routes.ts';
import { networkOf } from '../http/client-network.ts';
import { rejectCrossSiteRequest } from '../http/cross-site-requests.ts';
import { serveCalls } from '../http/serve-calls.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Changes } from '../records/changes.ts';
import { describeRegistrationCalls } from './describe-registration-calls.ts';
import type { RegistrationLinks } from './registration-links.ts';
import { listRegistrations, setRegistration } from './registration-lists.ts';
import { RegistrationRejected, type Registrations } from './registrations.ts';

interface RegistrationRoutesOptions {
  db: Database;
  now: () => Date;
  registrations: Registrations;
  links: RegistrationLinks;
  changes: Pick<Changes, 'emit'>;
  mailer: Pick<Mailer, 'wake'>;
  personalData: PersonalDataAccess;
}

/** Registers the calls about registrations for events. */
export async function registrationRoutes(
  app: FastifyInstance,
  { db, now, registrations, links, changes, mailer, personalData }: RegistrationRoutesOptions,
): Promise<void> {
  const throttle = throttleForms({ db, now });
  const serve = serveCalls(app, otherCalls, describeRegistrationCalls, {
    sendRegistration: {
      async before(request) {
        if (!request.staff) rejectCrossSiteRequest(request);
        await throttle(request);
      },
    },
  });

  serve('registrationKey', async (request) => ({ registration_key: await registrations.key(request.params.id) }));

  serve('sendRegistration', async (request, reply) => {
    try {
      const { registration, isRepeated } = await registrations.register(request.params.id, {
        ...request.body,
        ...{ trap: '', network: networkOf(request.ip) },
      });
      mailer.wake();
      reply.code(201);
      return {
        sent: {
          is_repeated: isRepeated,
          state: registration?.state ?? null,
          link: registration && (await links.path(registration)),
        },
      };
    } catch (error) {
      if (!(error instanceof RegistrationRejected)) throw error;
      const { errors, message } = error.registrationKey.rejected;
      throw invalid(Object.keys(errors).length > 0 ? { ...errors } : { form: message });
    }
  });

  const list = async (staff: Staff, eventId: number) => {
    const response = await listRegistrations(db, eventId);
    const records = response.registrations.map(({ entry }) => ({ resource: 'formEntry' as const, id: entry }));
    await personalData.requireAccess(staff, records);
    return response;
  };

  serve('registrations', async (request) => list(requireStaff(request), request.params.id));

  serve('addRegistration', async (request) => {
    await registrations.addByHand(request.params.id, request.body);
    mailer.wake();
    return list(requireStaff(request), request.params.id);
  });

  serve('setRegistration', async (request) => {
    const eventId = await setRegistration({ db, changes, now }, request.params.id, request.body.state);
    mailer.wake();
    return list(requireStaff(request), eventId);
  });
}
