import type { ResourceName } from './entities.ts';

/** Where content goes that somebody brings along. */
export interface SeedTarget {
  /**
   * Adds a record, checked like a create call; names of stored files stand under their field.
   * @throws an error with the code `validation`
   */
  insert(name: ResourceName, values: Record<string, unknown>, options?: { createdAt?: Date }): Promise<void>;
  /** Stores a picture. @returns its name */
  saveImage(bytes: Buffer): Promise<string>;
  /** Stores a PDF. @returns its name */
  savePdf(bytes: Buffer): Promise<string>;
}
