// @module-tag database
import { creatableNames, type ResourceName } from '@porchlight/contract/entities';
import { resources } from '@porchlight/contract/resources';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { hashSecret } from '../accounts/secret-tokens.ts';
import { exampleUpload } from '../media/resumable-upload-routes.ts';
import { exampleMoment } from '../records/example-records.ts';
import { Mailings } from '../subscribers/mailings.ts';
import {
  type DocumentedCall,
  documentedCalls,
  exampleRequest,
  readDocument,
  resolved,
  responseSchemaErrors,
  schemaErrors,
} from '../testing/documented-calls.ts';
import { serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest(exampleMoment.toISOString());
let document: Awaited<ReturnType<typeof readDocument>>;
let calls: DocumentedCall[];
beforeEach(async () => {
  // It is the same each time, and its schemas are compiled once.
  document ??= await readDocument(server.server);
  calls = documentedCalls(document);
});

function callTo(id: string): DocumentedCall {
  const call = calls.find((each) => each.id === id);
  if (!call) throw new Error(`There is no call ${id}.`);
  return call;
}

/** The ids of an entity's calls, in the order of a record's life. */
function callsOf(name: ResourceName): string[] {
  const { create, list, single, update, remove, restore } = resources[name].calls;
  return [create, list, single, update, remove, restore].map(
    ({ method, path }) => calls.find((each) => each.method === method && each.path === path)?.id ?? path,
  );
}

/** The documented response to a call's example. */
function documentedExample({ operation }: DocumentedCall, example = 'example'): unknown {
  const [status = ''] = Object.keys(operation.responses);
  return resolved(document, operation.responses[status]).content?.['application/json'].examples[example].value;
}

/** Sends a call's example as a staff member. @returns the response, which matches the document */
async function sendExample(id: string, mediaType?: string) {
  const call = callTo(id);
  const response = await server.asStaff(await exampleRequest(call, mediaType));
  expect(String(response.statusCode), `${id}: ${response.body}`).toBe(Object.keys(call.operation.responses)[0]);
  expect(responseSchemaErrors(document, call, response), id).toBe('');
  return response;
}

describe.each(creatableNames)('a developer who copies the examples of %s', (name) => {
  test('gets what the document shows, from creating a record to restoring it', async () => {
    for (const id of callsOf(name)) {
      const response = await sendExample(id);
      const documented = documentedExample(callTo(id), id === 'createEmail' ? 'For staff' : 'example');
      if (response.statusCode !== 204) expect(response.json(), id).toEqual(documented);
    }
  });

  test('can send them as forms, with files if there are any', async () => {
    const [create = ''] = callsOf(name);
    const content = callTo(create).operation.requestBody?.content ?? {};
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    expect(Object.keys(content)).toEqual(['application/json', ...forms]);
    for (const form of forms) {
      const record = (await sendExample(create, form)).json()[resources[name].singleKey];
      const { remove } = resources[name].calls;
      await server.asStaff({ method: 'DELETE', url: remove.path.replace('{id}', record.id) });
      if (form === 'multipart/form-data') {
        for (const [field, { kind }] of Object.entries(resources[name].fields)) {
          if (kind === 'image' || kind === 'pdf') expect(record[field], field).toMatch(/\.(jpg|webp|pdf)$/);
        }
      }
    }
  });
});

describe('a developer who copies the other examples', () => {
  /**
   * The steps before the examples, by the calls whose examples follow; `~` marks calls whose response is
   * different each time, such as a token.
   */
  const lives: Record<string, string[]> = {
    'createStory updateStory': [
      'listHistory',
      'listLastChanges',
      'listHistoryPeople',
      'listMissingLinks',
      'restoreVersion',
    ],
    'createStory updateStory deleteStory': ['listDeleted', 'getDeleted'],
    createStory: [
      '~listTypedCopies',
      '~replaceTypedCopies',
      '~ignoreTypedCopy',
      'search',
      'searchRecords',
      'listLinkingRecords',
      'changeRecords',
    ],
    createPicture: ['listPictureUses'],
    createEmail: ['markBounced'],
    'someone to ask': ['askForConsent'],
    createPage: ['getPageAt'],
    // The example has the values of several records.
    createEvent: ['~getFacets', '~getCheckInList', '~sendCheckIns'],
    // It has no response body.
    'two topics': ['~mergeTopic'],
    'the settings': [
      ...['~updateOrganization', '~listOrganizations', '~getOrganization'],
      ...['~updateMenus', '~listAllMenus', '~getMenus'],
      ...['~getFirstSteps', '~showFirstSteps'],
    ],
    // A link has its secret.
    'a story in review': [
      'listWaiting',
      'duplicateRecord',
      'addComment',
      'listComments',
      'resolveComment',
      'removeComment',
      'getPreviewLink',
      '~addPreviewLink',
      'removePreviewLink',
    ],
    'a list': ['addSavedView', 'updateSavedView', 'listSavedViews', 'removeSavedView', 'restoreSavedView'],
    // In this order, since they require what a person has seen of the set.
    'a story for a set': [
      ...['addChangeSet', 'getChangeSet', 'listChangeSets', 'renameChangeSet', '~addToChangeSet'],
      ...['~publishChangeSet', '~takeBackChangeSet', '~scheduleChangeSet', 'removeChangeSet'],
      ...['~restoreChangeSet', '~resolveInChangeSet', '~removeFromChangeSet'],
    ],
    keepDraft: ['keepDraft', 'getDraft', 'listAtWork', 'removeDraft'],
    createDonation: ['getTotalAmount', 'getTotalAmountByMonth', 'listDonationFunds', 'getDonor', '~getDonationLetter'],
    // Its id.
    addApiKey: ['~listApiKeys'],
    // It has no response body.
    'a key': ['~revokeApiKey'],
    'a missed address': ['listMissedAddresses', '~ignoreMissedAddress'],
    'a missed search': ['listMissedSearches', '~ignoreMissedSearch'],
    'a link to another site': ['checkLink'],
    addInvitation: ['~listInvitations', '~resendInvitation', '~withdrawInvitation'],
    'a link': ['readLink', '~setPassword'],
    'a session': ['~getMyAccount', '~endSession', '~endOtherSessions'],
    'a password': ['~changeMyPassword'],
    'an address': ['~confirmIdentity', 'changeMyName', 'changeMyMails', '~changeMyEmail'],
    'an app': ['~confirmTotp'],
    'a factor': ['~renewRecoveryCodes', '~removeTotp'],
    'a lost factor': ['~resetFactors'],
    'a pending sign-in': ['~signInByFactor'],
    'a passkey’s challenge': ['~addPasskey', '~renamePasskey', '~removePasskey'],
    'a passkey': ['~signInByPasskey'],
    'an entry': [
      ...[
        '~getFormKey',
        '~getFormReaders',
        '~listEntryReplies',
        '~nameFormReaders',
        '~listFormEntries',
        '~getFormEntry',
        '~updateFormEntry',
        '~deleteFormEntry',
      ],
      ...['~restoreFormEntry', '~findEntriesOf', '~deleteEntriesOf'],
    ],
    'an event with registration': ['~getRegistrationKey', '~addRegistration', '~setRegistration', '~getRegistrations'],
    'an upload': ['~addUpload', '~sendUploadPart', '~deleteUpload'],
    '': [
      '~beginTotp',
      '~getPasskeyOptions',
      '~beginPasskey',
      'getSignInOptions',
      '~forgotPassword',
      '~signIn',
      'getSession',
      '~listSecurityLog',
      'getEmailListStatus',
      'importEmails',
      'importRedirects',
      'listBrokenLinks',
      'addPictures',
      'selectRecords',
      '~getOpenApiDocument',
      '~signOut',
    ],
  };

  const at = exampleMoment.getTime();
  const expiresAt = at + 60_000;
  const bodyOf = (id: string) => callTo(id).operation.requestBody.content['application/json'].example;
  // They have signed in before.
  const signIn = () => server.asStaff({ url: '/api/session' });

  /** Gives the person the app of the examples, and a pending sign-in. */
  async function giveFactor(confirmed_at: number | null) {
    await signIn();
    const { secret } = Object(documentedExample(callTo('beginTotp')));
    const hash = hashSecret(bodyOf('signInByFactor').pending_token);
    await server.insert('totp_factors', { user_id: 1, secret, last_counter: -1, confirmed_at });
    await server.insert('pending_sign_ins', {
      hash,
      user_id: 1,
      expires_at: expiresAt,
      is_kept: 0,
      password_problem: null,
    });
  }

  /** Assigns the challenge of the examples to an account, or to signing in. */
  async function giveChallenge(user_id: number | null) {
    await signIn();
    const { challenge } = Object(documentedExample(callTo('beginPasskey')));
    await server.insert('passkey_challenges', { challenge, user_id, expires_at: expiresAt });
  }

  /** Creates what the examples name, owned by the person. */
  const setups: Record<string, () => Promise<unknown>> = {
    'the settings': async () => undefined,
    'a list': async () => undefined,
    async 'someone to ask'() {
      vi.spyOn(Mailings.prototype, 'sends', 'get').mockReturnValue(true);
      onTestFinished(() => void vi.restoreAllMocks());
      return sendExample('createEmail');
    },
    'a password': async () => undefined,
    'an address': async () => undefined,
    'a story in review': () => server.resources.services.story.create({ title: 'Story 1', state: 'in_review' }),
    'a story for a set': () => server.resources.services.story.create({ title: 'Story 1', state: 'draft' }),
    'two topics': () =>
      server.resources.services.topic.createMany([{ input: { name: 'Gardens' } }, { input: { name: 'Gardening' } }]),
    'a key': () =>
      server.insert('api_keys', {
        scope: 'viewer',
        personal_data: 0,
        ...{ id: Number.parseInt(Object(documentedExample(callTo('addApiKey'))).key.id, 16), name: 'A' },
        ...{ hash: '', created_by: '', created_at: at, expires_at: at + 1, last_used_at: null, revoked_at: null },
      }),
    'a missed address': () =>
      server.insert('missed_addresses', {
        ...Object(documentedExample(callTo('listMissedAddresses'))).addresses[0],
        is_ignored: 0,
      }),
    async 'a missed search'() {
      await server.resources.services.organization.update(1, { counts_searches: true });
      const { searches } = Object(documentedExample(callTo('listMissedSearches')));
      await server.insert('missed_searches', { ...searches[0], is_ignored: 0 });
    },
    async 'a link to another site'() {
      await server.resources.services.organization.update(1, { checks_links: true });
      const link = {
        resource: 'story',
        record_id: 1,
        position: 0,
        field: 'content',
        section: '',
        text: 'Here',
      } as const;
      return server.insert('links', { ...link, ...bodyOf('checkLink') });
    },
    'a link': () => {
      const hash = hashSecret(bodyOf('readLink').token);
      return server.insert('account_links', { hash, user_id: 1, kind: 'password-reset', expires_at: expiresAt });
    },
    'a session': () =>
      server.insert('tokens', {
        ...{ hash: 'example', user_id: 1, created_at: at, last_used_at: at, confirmed_at: at, password_problem: null },
        ...{ device: 'Firefox on Windows', address: '203.0.113.7', is_kept: 0 },
      }),
    async 'an entry'() {
      await server.resources.services.form.create({ title: 'A form' });
      const { formEntry } = server.resources.services;
      const entry = { sender: 'Ruth', email: 'neighbor1@example.org', delete_on: '2026-04-13' };
      return server.db.write((trx) => formEntry.insertIn({ trx, now: exampleMoment }, entry));
    },
    async 'an event with registration'() {
      await server.resources.services.event.create({ title: 'Supper', registration: 'needed' });
    },
    'an app': () => giveFactor(null),
    'a factor': () => giveFactor(at),
    'a lost factor': () => giveFactor(at),
    'a pending sign-in': () => giveFactor(at),
    'a passkey’s challenge': () => giveChallenge(1),
    async 'a passkey'() {
      await giveChallenge(1);
      await sendExample('addPasskey');
      await giveChallenge(null);
    },
    'an upload': () => {
      const { stored: _, ...upload } = exampleUpload;
      const ownerAndParts = {
        user_id: 1,
        name: 'a.pdf',
        modified_at: 0,
        parts: '',
        created_at: '2026-03-14T16:00:00Z',
      };
      return server.insert('uploads', { ...upload, ...ownerAndParts });
    },
  };

  test.each(Object.entries(lives))('after %j gets what the document shows', async (before, after) => {
    if (setups[before]) await setups[before]();
    else for (const id of before.split(' ').filter(Boolean)) await sendExample(id);
    for (const id of after) {
      const response = await sendExample(id.replace('~', ''));
      if (!id.startsWith('~')) expect(response.json(), id).toEqual(documentedExample(callTo(id)));
    }
  });

  test('has then sent the example of every call', () => {
    const after = Object.values(lives).flatMap((ids) => ids.map((id) => id.replace('~', '')));
    // Their tokens are for one visitor: `form-entries.test.ts` and `registrations.test.ts` send them. Other tests send
    // the file and the email of an entry.
    const others = ['addInvitation', 'addApiKey', 'sendForm', 'sendRegistration', 'getEntryFile', 'replyToEntry'];
    const sent = [...creatableNames.flatMap(callsOf), ...others, ...after];
    expect(sent.toSorted()).toEqual(calls.map(({ id }) => id).toSorted());
  });
});

describe('a visitor', () => {
  test('is refused exactly what the document reserves for staff', async () => {
    for (const call of calls) {
      const response = await server.server.inject(await exampleRequest(call));
      const isForStaff = JSON.stringify(call.operation.security).startsWith('[{"staff":[]}');
      expect(response.statusCode === 401 && response.json().error.code === 'unauthorized', call.id).toBe(isForStaff);
      expect(responseSchemaErrors(document, call, response)).toBe('');
    }
  });

  test('gets exactly the described fields of a public record', async () => {
    for (const name of creatableNames) {
      const [create = '', list = '', single = ''] = callsOf(name);
      if (callTo(list).operation.security.length > 0) continue;
      await sendExample(create, 'multipart/form-data');
      for (const id of [list, single]) {
        const response = await server.server.inject(await exampleRequest(callTo(id)));
        expect(response.statusCode, id).toBe(200);
        expect(responseSchemaErrors(document, callTo(id), response)).toBe('');
      }
      const record = document.components.schemas[`${name.charAt(0).toUpperCase()}${name.slice(1)}`];
      const response = await server.server.inject(await exampleRequest(callTo(single)));
      const [responseRecord] = Object.values<Record<string, unknown>>(response.json());
      expect(schemaErrors(document, record, { ...responseRecord, password_hash: 'x' })).toContain(
        'additional properties',
      );
    }
  });

  test('learns nothing about the email list by subscribing', async () => {
    const call = callTo('createEmail');
    const response = await server.server.inject(await exampleRequest(call));
    expect(response.json()).toEqual(documentedExample(call, 'For visitors'));
    expect(responseSchemaErrors(document, call, response)).toBe('');
  });
});

describe('a developer who sends something invalid', () => {
  const malformedRequests = {
    'an invalid id': { id: 'x' },
    'an unknown id': { id: '999999' },
    'JSON that breaks off': { payload: '{"title":', headers: { 'content-type': 'application/json' } },
    'a text': { payload: 'hello', headers: { 'content-type': 'text/plain' } },
    'a body that is not an object': { payload: '[]', headers: { 'content-type': 'application/json' } },
    'an empty object': { payload: '{}', headers: { 'content-type': 'application/json' } },
    'a body that is too large': {
      payload: JSON.stringify({ title: 'x'.repeat(5_000_000) }),
      headers: { 'content-type': 'application/json' },
    },
    'an unknown parameter': { query: { limit: 'x', kind: 'x', resource: 'x' } },
    'what they have just sent': {},
  };

  test.each(Object.entries(malformedRequests))('gets a documented error for %s', async (_, malformed) => {
    const { id, ...request } = { id: undefined, ...malformed };
    let failures = 0;
    for (const call of calls.filter(
      ({ id: each }) => !['signOut', 'changeMyPassword', 'changeMyEmail'].includes(each),
    )) {
      const example = await exampleRequest(call);
      if ('payload' in request && !call.operation.requestBody) continue;
      if (id !== undefined && !call.path.includes('{id}')) continue;
      const url = id === undefined ? example.url : call.path.replace('{id}', id);
      const response = await server.asStaff({ ...example, ...request, url });
      expect(responseSchemaErrors(document, call, response)).toBe('');
      if (response.statusCode >= 400) failures += 1;
    }
    expect(failures).toBeGreaterThan(0);
  });

  test('is told the methods that a path supports, in the common error format', async () => {
    for (const { path } of calls) {
      const url = path.replace('{id}', '1');
      const response = await server.server.inject({ method: 'PATCH', url });
      expect(response.statusCode, url).toBe(405);
      const { schema } = document.components.responses.MethodNotAllowed.content['application/json'];
      expect(schemaErrors(document, schema, response.json())).toBe('');
      const described = Object.keys(document.paths[path]).map((method) => method.toUpperCase());
      expect(
        String(response.headers.allow)
          .split(', ')
          .filter((method) => method !== 'HEAD'),
      ).toEqual(described);
    }
  });
});
