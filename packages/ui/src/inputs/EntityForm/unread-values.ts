import type { EntityFormField, FormValues } from './entity-form-types.ts';

/** The chosen pictures that the browser could not draw. */
const unreadablePictures = new WeakSet<File>();

/** Remembers that the browser can't draw a chosen picture, for the next validation. */
export function markUnreadable(file: File): void {
  unreadablePictures.add(file);
}

/**
 * Errors of values that the browser can't read: pictures, and dates of which only a part is typed, whose value is empty.
 * @param form the element with the inputs
 * @returns undefined if there are none
 */
export function unreadErrors(
  fields: readonly EntityFormField[],
  values: FormValues,
  form: HTMLFormElement | null,
): Record<string, { type: 'unread'; message: string }> | undefined {
  const messageOf = (name: string): string | undefined => {
    const value = values[name];
    if (value instanceof File && unreadablePictures.has(value)) return 'This picture can’t be read. Choose another.';
    const input = form?.elements.namedItem(name);
    const isUnfinished = input instanceof HTMLInputElement && input.validity.badInput;
    return isUnfinished ? 'Enter the full date, or leave it empty.' : undefined;
  };
  const errors = fields.flatMap(({ name }) => {
    const message = messageOf(name);
    return message ? [[name, { type: 'unread', message }] as const] : [];
  });
  return errors.length > 0 ? Object.fromEntries(errors) : undefined;
}
