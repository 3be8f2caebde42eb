import { certificateFault } from '../certificate-fault.ts';
import { messageOf, systemCode } from '../http-error.ts';
import type { BucketAddress } from './bucket-address.ts';

/** The bucket can't be used: it is out of reach, or refuses. Its message is for the operator. */
export class StorageUnavailable extends Error {
  /** Whether trying again is of no use before somebody mends a setting or a right. */
  readonly isRefusal: boolean;

  constructor(message: string, options: ErrorOptions & { isRefusal: boolean }) {
    super(message, options);
    this.name = 'StorageUnavailable';
    this.isRefusal = options.isRefusal;
  }
}

/** What to mend, by the code that the store answers with. AWS's codes, which its like use too. */
const refusals: Record<string, string> = {
  NoSuchBucket: 'there is no such bucket. Make it, or correct STORAGE_URL',
  InvalidBucketName: 'that is no name of a bucket. Correct STORAGE_URL',
  AccessDenied:
    'it denies access. Give the key the rights s3:ListBucket, s3:GetObject, s3:PutObject and s3:DeleteObject',
  InvalidAccessKeyId: 'it doesn’t know the key. Correct AWS_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'the secret doesn’t fit the key. Correct AWS_SECRET_ACCESS_KEY',
  PermanentRedirect: 'it is in another region. Correct AWS_REGION, or AWS_ENDPOINT_URL_S3',
  AuthorizationHeaderMalformed: 'it is in another region. Correct AWS_REGION',
  RequestTimeTooSkewed: 'its clock and this machine’s differ too much. Set this machine’s clock',
  CredentialsProviderError: 'there is no key for it. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
};

/** A head has no body that could name a code. */
const byStatus: Record<number, string> = { 301: 'PermanentRedirect', 403: 'AccessDenied' };

/** What became of a call to the bucket, in words that say what to mend; never the secret. */
export function storageUnavailable(error: unknown, address: BucketAddress): StorageUnavailable {
  if (error instanceof StorageUnavailable) return error;
  const name = error instanceof Error ? error.name : '';
  const status = statusOf(error);
  const refusal = refusals[name] ?? refusals[byStatus[status ?? 0] ?? ''];
  const where = `The bucket of STORAGE_URL (${address.bucket}${address.endpoint ? ` at ${new URL(address.endpoint).host}` : ''})`;
  if (refusal) return new StorageUnavailable(`${where} can’t be used: ${refusal}.`, { cause: error, isRefusal: true });
  const fault = certificateFault(error);
  if (fault) return new StorageUnavailable(`${where} can’t be used: ${fault}.`, { cause: error, isRefusal: false });
  const said = status === undefined ? unreached(error, name) : `it answers ${status} ${name}`;
  return new StorageUnavailable(
    `${where} can’t be used for now: ${said}. Check that it runs${address.endpoint ? ', and AWS_ENDPOINT_URL_S3' : ''}.`,
    { cause: error, isRefusal: false },
  );
}

/** Whether the bucket answers that it has no such file. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');
}

function unreached(error: unknown, name: string): string {
  const code = systemCode(error);
  // The SDK calls it that too when a connection is cut, and leaves the system's code.
  if (name === 'TimeoutError' && (code === '' || code === 'ETIMEDOUT')) return 'it takes too long to answer';
  return code ? `it can’t be reached (${code})` : messageOf(error).replace(/\.$/, '');
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error && '$metadata' in error)) return undefined;
  const { httpStatusCode } = error.$metadata as { httpStatusCode?: number };
  return httpStatusCode;
}
