/** The bucket or the virus scanner can't be used: it can't be reached, or refuses. The message is for the operator. */
export class StorageUnavailable extends Error {
  /** Whether retrying is useless until someone fixes a setting or a permission. */
  readonly isPermanent: boolean;

  constructor(message: string, options: ErrorOptions & { isPermanent: boolean }) {
    super(message, options);
    this.name = 'StorageUnavailable';
    this.isPermanent = options.isPermanent;
  }
}
