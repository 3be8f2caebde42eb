import { expect, waitFor, within } from 'storybook/test';

/** Expects that exactly the slide with this position is visible and accessible when its movement has ended. */
export async function expectShown(canvasElement: HTMLElement, position: string) {
  await waitFor(() => {
    for (const animation of canvasElement.getAnimations({ subtree: true })) animation.finish();
    const panels = within(canvasElement).getAllByRole('tabpanel');
    expect(panels.map((panel) => panel.getAttribute('aria-label'))).toEqual([position]);
  });
}
