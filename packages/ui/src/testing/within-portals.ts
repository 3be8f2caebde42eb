import { within } from 'storybook/test';

/** Queries for portals of a story: in the document, or in the story's cell of a sheet. */
export function withinPortals(canvasElement: HTMLElement) {
  const cell = canvasElement.closest<HTMLElement>('[data-cell]');
  // Of several modals on a sheet, MUI hides all but the last from the accessibility tree.
  for (const hidden of cell?.querySelectorAll('.MuiModal-root[aria-hidden]') ?? [])
    hidden.removeAttribute('aria-hidden');
  return within(cell ?? canvasElement.ownerDocument.body);
}
