import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { captureConsole } from './console-spy.ts';

/** Result of `mount`. */
export interface Mounted {
  /** The element it was rendered into, the only child of the body. */
  container: HTMLElement;
  /** Removes it from the page. */
  unmount: () => void;
}

/** Waits until effects and the updates they trigger have run. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 3; round += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

/** An empty element as the only child of the body, without the body's margin. */
export function freshContainer(markup = ''): HTMLElement {
  document.body.style.margin = '0';
  const container = document.createElement('div');
  container.innerHTML = markup;
  document.body.replaceChildren(container);
  return container;
}

/** A handle for unmounting, which works even if the component threw. */
export function mountHandle(container: HTMLElement, root: Root): Mounted {
  return {
    container,
    unmount: () => {
      root.unmount();
      container.remove();
    },
  };
}

/**
 * Renders an element as the only one on the page.
 * @throws Error with everything that was thrown or logged in the meantime
 */
export async function mount(element: ReactNode): Promise<Mounted> {
  const container = freshContainer();
  const thrown: string[] = [];
  const recordError = (error: unknown) => thrown.push(error instanceof Error ? error.message : String(error));
  const root = createRoot(container, { onUncaughtError: recordError, onCaughtError: recordError });
  const mounted = mountHandle(container, root);
  const logged = await captureConsole(async () => {
    flushSync(() => root.render(element));
    await settle();
  });
  // Some stories have missing files on purpose; on a slow machine that message may arrive during this test.
  const lines = logged.filter((line) => !line.includes('responded with 404'));
  if (thrown.length + lines.length > 0) {
    mounted.unmount();
    throw new Error([...thrown, ...lines].join('\n'));
  }
  return mounted;
}
