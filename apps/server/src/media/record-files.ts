import { fileSizeKey } from '@porchlight/contract/calls';
import { fieldsOfKind } from '@porchlight/contract/fields';
import { pictureFields } from '@porchlight/contract/pictures';
import type { Resource } from '@porchlight/contract/resources';
import { documentIn, documentKey } from '@porchlight/contract/rich-text';
import { fileNamesIn, pictureNames } from '@porchlight/contract/rich-text-files';
import { sectionLabel, sectionReferences } from '@porchlight/contract/sections/stored-sections';
import { keyColumns } from '../db/entity-columns.ts';
import type { ColumnValue, StoredRow } from '../db/tables.ts';
import { invalid } from '../errors/http-error.ts';
import { StorageUnavailable } from '../errors/storage-unavailable.ts';
import { sectionsOf } from '../records/sections-of.ts';
import type { FileStore } from './index.ts';
import type { PictureSizes } from './picture-library.ts';

/** References to stored files by field: see `fileReference`. */
export type FileNames = Record<string, string>;

/** Creates the functions for the stored files of a resource's records. */
export function recordFiles({ name, fields }: Resource, store: Pick<FileStore, 'find' | 'pictureSize' | 'has'>) {
  const pdfs = fieldsOfKind(fields, 'pdf');
  const longTexts = fieldsOfKind(fields, 'longText');
  /** Size of a stored PDF; null if it is missing, undefined if the storage could not be reached. */
  async function pdfSize(pdf: string): Promise<number | null | undefined> {
    try {
      return (await store.find('pdf', pdf))?.bytes ?? null;
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      return undefined;
    }
  }
  return {
    /**
     * Returns the sizes of a row's PDFs, which visitors see before downloading. `isComplete` is false when the storage
     * could not be reached for some of them.
     */
    async pdfSizes(row: StoredRow) {
      const named = pdfs.filter((field) => row[field] !== null);
      const sizes = await Promise.all(named.map((field) => pdfSize(String(row[field]))));
      return {
        sizes: Object.fromEntries(named.map((field, index) => [fileSizeKey(field), sizes[index] ?? null])),
        isComplete: !sizes.includes(undefined),
      };
    },
    /** Returns the sizes of the PDFs of a record's sections by name, as far as they are known. */
    async sectionPdfSizes(record: Readonly<Record<string, unknown>>): Promise<Record<string, number>> {
      const all = sectionsOf(fields, record).flatMap(({ sections }) => sectionReferences(sections).pdfs);
      const sizes = await Promise.all(all.map(async (pdf) => [pdf, await pdfSize(pdf)] as const));
      return Object.fromEntries(sizes.flatMap(([pdf, bytes]) => (bytes ? [[pdf, bytes] as const] : [])));
    },
    /** Returns the sizes of uploaded pictures by name. */
    async pictureSizes(files: FileNames = {}): Promise<PictureSizes> {
      const names = pictureFields(fields).flatMap((field) => files[field] ?? []);
      return new Map(await Promise.all(names.map(async (each) => [each, await store.pictureSize(each)] as const)));
    },
    /**
     * Checks that the films in texts exist. Unlike pictures they are not in the library.
     * @throws HttpError `validation`
     */
    async requireFilms(columns: Readonly<Record<string, ColumnValue>>): Promise<void> {
      for (const field of longTexts) {
        const document = documentIn(JSON.parse(String(columns[documentKey(field)] ?? null)));
        const pictures = document ? pictureNames(document) : [];
        for (const name of document ? fileNamesIn(document) : []) {
          if (!pictures.includes(name) && !(await store.has(name)))
            throw invalid({ [field]: 'A video in this text is missing. Choose its file again.' });
        }
      }
    },
    /**
     * Checks that the pictures of sections and the films in their texts exist.
     * @throws HttpError `validation`
     */
    async requireSectionFiles(columns: Readonly<Record<string, ColumnValue>>): Promise<void> {
      for (const { field, sections } of sectionsOf(fields, columns)) {
        for (const section of sections) {
          for (const file of sectionReferences([section]).files) {
            if (!(await store.has(file)))
              throw invalid({
                [field]: `A picture or video in ‘${sectionLabel(section)}’ is missing. Choose another, or remove it.`,
              });
          }
        }
      }
    },
    /**
     * Returns the columns for uploaded files: their names and keys, and for the library's own records the picture's
     * size.
     */
    async fileColumns(files: FileNames = {}): Promise<Record<string, ColumnValue>> {
      const size = name === 'media' && files.image ? await store.pictureSize(files.image) : null;
      return { ...files, ...keyColumns(name, files), ...size };
    },
  };
}
