import { describeCertificateError } from '../errors/certificate-error.ts';
import { messageOf, systemCode } from '../errors/http-error.ts';
import { StorageUnavailable } from '../errors/storage-unavailable.ts';
import type { BucketAddress } from '../settings/service-addresses.ts';

/** What to fix, by the store's error code. AWS's codes, which compatible stores use too. */
const remedies: Record<string, string> = {
  NoSuchBucket: 'there is no such bucket. Create it, or correct STORAGE_URL',
  InvalidBucketName: 'the bucket’s name is invalid. Correct STORAGE_URL',
  AccessDenied:
    'it denies access. Give the key the rights s3:ListBucket, s3:GetObject, s3:PutObject and s3:DeleteObject',
  InvalidAccessKeyId: 'it doesn’t know the access key. Correct AWS_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'the secret doesn’t match the access key. Correct AWS_SECRET_ACCESS_KEY',
  PermanentRedirect: 'it is in another region. Correct AWS_REGION, or AWS_ENDPOINT_URL_S3',
  AuthorizationHeaderMalformed: 'it is in another region. Correct AWS_REGION',
  RequestTimeTooSkewed: 'its clock and this machine’s differ too much. Correct this machine’s clock',
  CredentialsProviderError: 'no access key was found. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
};

/** Responses to HEAD have no body with a code. */
const codeByStatus: Record<number, string> = { 301: 'PermanentRedirect', 403: 'AccessDenied' };

/** Converts a failed request to the bucket to an error that says what to fix, without the secret. */
export function storageUnavailable(error: unknown, address: BucketAddress): StorageUnavailable {
  if (error instanceof StorageUnavailable) return error;
  const name = error instanceof Error ? error.name : '';
  const status = statusOf(error);
  const remedy = remedies[name] ?? remedies[codeByStatus[status ?? 0] ?? ''];
  const label = `The bucket of STORAGE_URL (${address.bucket}${address.endpoint ? ` at ${new URL(address.endpoint).host}` : ''})`;
  if (remedy) return new StorageUnavailable(`${label} can’t be used: ${remedy}.`, { cause: error, isPermanent: true });
  const fault = describeCertificateError(error);
  if (fault) return new StorageUnavailable(`${label} can’t be used: ${fault}.`, { cause: error, isPermanent: false });
  const problem = status === undefined ? unreachableText(error, name) : `it responds with ${status} ${name}`;
  return new StorageUnavailable(
    `${label} can’t be used for now: ${problem}. Check that it runs${address.endpoint ? ', and AWS_ENDPOINT_URL_S3' : ''}.`,
    { cause: error, isPermanent: false },
  );
}

/** Whether the bucket's response says that the file doesn't exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');
}

function unreachableText(error: unknown, name: string): string {
  const code = systemCode(error);
  // The SDK uses this name for lost connections too, with the system's code.
  if (name === 'TimeoutError' && (code === '' || code === 'ETIMEDOUT')) return 'it does not respond in time';
  return code ? `it can’t be reached (${code})` : messageOf(error).replace(/\.$/, '');
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error && '$metadata' in error)) return undefined;
  const { httpStatusCode } = error.$metadata as { httpStatusCode?: number };
  return httpStatusCode;
}
