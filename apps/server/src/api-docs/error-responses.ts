import { accountDutyErrors, reauthenticationText } from '@porchlight/contract/account-texts';
import { type ErrorCode, errorStatus } from '@porchlight/contract/errors';
import { forbiddenText, ownRoleText, permissionOf } from '@porchlight/contract/permissions';
import { loginFailed, tooManyRequestsText } from '@porchlight/contract/texts';
import { z } from 'zod';
import { HttpError, invalid } from '../errors/http-error.ts';
import type { CallSchema, JsonSchema, ServedCall } from '../http/call-schema.ts';
import { httpErrorFor } from '../http/errors.ts';
import { exampleRecord } from '../records/example-records.ts';

/** The schema of every error response: `ErrorBody` of the contract. */
export const errorSchema = z
  .object({
    error: z.object({
      code: z.enum(Object.keys(errorStatus)).describe('Error code, for programs.'),
      message: z.string().describe('Message for people. It says what to do.'),
      fields: z.record(z.string(), z.string()).optional().describe('Error messages by field or parameter.'),
      current: z
        .looseObject({ id: z.int(), version: z.int() })
        .optional()
        .describe(
          'With `stale_version`: the current record; for a picture that is already in the library: the existing one.',
        ),
    }),
  })
  .meta({ id: 'Error', description: 'The format of every error.' });

/** An example of the error with each code, and when it happens. */
const failures: Readonly<Record<ErrorCode, { when: string; failure: HttpError }>> = {
  bad_request: { when: 'The request can’t be understood.', failure: httpErrorFor('bad_request') },
  validation: {
    when: 'A field or a parameter is invalid.',
    failure: invalid({ title: 'This can’t be empty.' }),
  },
  unauthorized: {
    when: 'The token is missing or has expired, or the API key is unknown, expired or revoked.',
    failure: new HttpError('unauthorized', 'Sign in to continue.'),
  },
  invalid_credentials: {
    when: 'The user name or the password is wrong.',
    failure: new HttpError('invalid_credentials', loginFailed.text),
  },
  forbidden: {
    when: 'The account’s role or the API key’s scope doesn’t allow this, or another website made a visitor’s browser send it.',
    failure: new HttpError('forbidden', forbiddenText('viewer')),
  },
  reauthentication_required: {
    when: 'The password was entered too long ago for this call: send it to `POST /api/confirm-identity`, then repeat the call.',
    failure: new HttpError('reauthentication_required', reauthenticationText),
  },
  account_incomplete: {
    when: 'The account must first choose another password or set up a second factor.',
    failure: new HttpError('account_incomplete', accountDutyErrors.password),
  },
  not_found: { when: 'This id doesn’t exist.', failure: httpErrorFor('not_found') },
  method_not_allowed: {
    when: 'The path supports only the methods in `Allow`.',
    failure: new HttpError('method_not_allowed', 'This call accepts only GET or HEAD.'),
  },
  timeout: { when: 'The request took too long to arrive.', failure: httpErrorFor('timeout') },
  conflict: {
    when: 'Another record already has this value, or the change would break a rule, such as removing the last administrator.',
    failure: new HttpError('conflict', 'This slug is already in use.', {
      fields: { slug: 'This is already in use.' },
    }),
  },
  stale_version: {
    when: 'Someone else has changed the record in the meantime.',
    failure: new HttpError('stale_version', 'Someone else has changed this in the meantime.', {
      current: exampleRecord('story', 1),
    }),
  },
  confirmation_required: {
    when: 'The call would change your own permissions, and was not confirmed with `confirm_own`.',
    failure: new HttpError('confirmation_required', ownRoleText('administrator', 'editor')),
  },
  gone: {
    when: 'It was deleted too long ago to be restored.',
    failure: new HttpError('gone', 'This was deleted more than 30 days ago and can’t be restored.'),
  },
  precondition_failed: { when: 'The file has changed.', failure: httpErrorFor('precondition_failed') },
  too_large: { when: 'The body is larger than the server accepts.', failure: httpErrorFor('too_large') },
  unsupported_media_type: {
    when: 'The call doesn’t accept this type of body.',
    failure: httpErrorFor('unsupported_media_type'),
  },
  range_not_satisfiable: {
    when: 'The file is shorter than the requested range.',
    failure: httpErrorFor('range_not_satisfiable'),
  },
  bad_file: {
    when: 'The field doesn’t accept this file.',
    failure: new HttpError('bad_file', 'This picture can’t be read. Choose another.', {
      fields: { image: 'This picture can’t be read. Choose another.' },
    }),
  },
  too_many_requests: {
    when: 'The caller exceeded a limit.',
    failure: new HttpError('too_many_requests', tooManyRequestsText),
  },
  internal: { when: 'Something went wrong on the server.', failure: httpErrorFor('internal') },
  unavailable: { when: 'The server can’t do this right now.', failure: httpErrorFor('unavailable') },
};

/** Error codes that a call may respond with: its own, and those common to calls like it. */
export function errorCodesOf(
  { body, takesBytes, errors = [] }: CallSchema,
  { access, stepUp, path }: Pick<ServedCall, 'access' | 'stepUp' | 'path'>,
): ErrorCode[] {
  const hasId = path.includes('{id}');
  return [
    // Even public calls refuse an invalid API key, and throttle unknown ones.
    'unauthorized',
    'too_many_requests',
    ...(permissionOf(access) ? (['forbidden', 'account_incomplete'] as const) : []),
    ...(stepUp ? (['reauthentication_required'] as const) : []),
    ...(hasId ? (['bad_request', 'not_found'] as const) : []),
    ...(body || takesBytes ? (['bad_request', 'timeout', 'too_large', 'unsupported_media_type'] as const) : []),
    ...(body ? (['validation'] as const) : []),
    ...errors,
    'internal',
    'unavailable',
  ];
}

/** Headers of every response, as the document describes them. */
export const commonHeaderSchemas = {
  'X-Request-Id': { description: 'Id of the request in the server’s log.', schema: { type: 'string' } },
} as const;

/** The document's response for the errors of one status. @param schema a reference to {@link errorSchema} */
export function errorResponse(codes: readonly ErrorCode[], schema: JsonSchema) {
  const headers: Record<string, { description: string; schema: JsonSchema }> = { ...commonHeaderSchemas };
  if (codes.includes('unauthorized')) {
    headers['WWW-Authenticate'] = { description: 'The required authentication.', schema: { type: 'string' } };
  }
  if (codes.includes('too_many_requests') || codes.includes('unavailable')) {
    const description = 'Seconds to wait before the next attempt, if known.';
    headers['Retry-After'] = { description, schema: { type: 'integer' } };
  }
  if (codes.includes('method_not_allowed')) {
    headers.Allow = { description: 'The methods that the path supports.', schema: { type: 'string' } };
  }
  return {
    description: codes.map((each) => `\`${each}\`: ${failures[each].when}`).join('\n\n'),
    headers,
    content: {
      'application/json': {
        schema,
        examples: Object.fromEntries(codes.map((each) => [each, { value: failures[each].failure.body }])),
      },
    },
  };
}
