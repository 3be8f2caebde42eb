import type { ResourceName } from './entities.ts';

/** How the library describes a picture. */
export interface SeedPicture {
  title: string;
  /** Alternative text. @default none: the picture is decorative */
  alt?: string;
}

/** Destination of seed content. */
export interface SeedTarget {
  /**
   * Adds a record, validated like a create call; fields with files contain names of stored files.
   * @throws an error with the code `validation`
   */
  insert(name: ResourceName, values: Record<string, unknown>, options?: { createdAt?: Date }): Promise<void>;
  /** Changes the organization's settings; fields with files contain names of stored files. */
  configure(settings: Record<string, string>): Promise<void>;
  /** Stores a picture. @param description puts it into the library, unless it is there @returns its name */
  saveImage(bytes: Buffer, description?: SeedPicture): Promise<string>;
  /** Stores a silent video. @returns its name */
  saveFilm(bytes: Buffer): Promise<string>;
  /** Stores a PDF. @returns its name */
  savePdf(bytes: Buffer): Promise<string>;
}
