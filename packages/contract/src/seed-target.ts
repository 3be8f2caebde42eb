import type { ResourceName } from './entities.ts';

/** Destination of seed content. */
export interface SeedTarget {
  /**
   * Adds a record, validated like a create call; fields with files contain names of stored files.
   * @throws an error with the code `validation`
   */
  insert(name: ResourceName, values: Record<string, unknown>, options?: { createdAt?: Date }): Promise<void>;
  /** Stores a picture. @returns its name */
  saveImage(bytes: Buffer): Promise<string>;
  /** Stores a PDF. @returns its name */
  savePdf(bytes: Buffer): Promise<string>;
}
