/** Which bucket of an S3 store files are kept in, and how it is reached. */
export interface BucketAddress {
  bucket: string;
  /** What all keys begin with, without a slash at its end; '' for none. */
  prefix: string;
  region: string;
  /** Address of another store than Amazon's. */
  endpoint?: string;
  /** Without it the SDK looks where it always does: the account of the machine, or `~/.aws`. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
}
