import { expect, waitFor, within } from 'storybook/test';

/** The number of the slide that can be seen and read, out of all. */
export async function expectShown(canvasElement: HTMLElement, position: string) {
  await waitFor(() => {
    const panels = within(canvasElement).getAllByRole('tabpanel');
    expect(panels.map((panel) => panel.getAttribute('aria-label'))).toEqual([position]);
  });
}
