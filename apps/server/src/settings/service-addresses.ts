/** Bucket of an S3 store, with the settings to access it. */
export interface BucketAddress {
  bucket: string;
  /** Prefix of all keys without a trailing slash; '' for none. */
  prefix: string;
  region: string;
  /** Endpoint URL of a store other than Amazon's. */
  endpoint?: string;
  /** Undefined for the SDK's default credentials: the machine's role, or `~/.aws`. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

/** Address of clamd: host and port, or a Unix socket. */
export type ScannerAddress = { host: string; port: number } | { path: string };
