import type { within } from 'storybook/test';

/** The titles on screen, from the grid's main column. */
export async function titles(canvas: Pick<ReturnType<typeof within>, 'findByRole'>) {
  const grid = await canvas.findByRole('grid', { name: 'Articles' }, { timeout: 10_000 });
  return [...grid.querySelectorAll('[role="gridcell"][data-field="title"]')].map((cell) => cell.textContent);
}
