import { within } from 'storybook/test';

/** Finds what a story opens above the page: in the document, or in the story's cell of a sheet. */
export function above(canvasElement: HTMLElement) {
  const cell = canvasElement.closest<HTMLElement>('[data-cell]');
  // Of many windows on a sheet MUI lets only the last one be read.
  for (const hidden of cell?.querySelectorAll('.MuiModal-root[aria-hidden]') ?? [])
    hidden.removeAttribute('aria-hidden');
  return within(cell ?? canvasElement.ownerDocument.body);
}
