import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { consoleDuring } from './console-spy.ts';

/** What stands on the page after `mount`. */
export interface Mounted {
  /** The element that it was drawn into, the only child of the body. */
  container: HTMLElement;
  /** Takes it off the page. */
  unmount: () => void;
}

/** Waits until effects, and what they start at once, have run. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 3; round += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

/** An empty element at the start of the body, without the tester's own margins. */
export function freshContainer(markup = ''): HTMLElement {
  document.body.style.margin = '0';
  const container = document.createElement('div');
  container.innerHTML = markup;
  document.body.replaceChildren(container);
  return container;
}

/** A handle on what was drawn, which survives a component that threw. */
export function mountedIn(container: HTMLElement, root: Root): Mounted {
  return {
    container,
    unmount: () => {
      root.unmount();
      container.remove();
    },
  };
}

/**
 * Draws an element as the only thing on the page.
 * @throws Error with everything that was thrown or written to the console meanwhile
 */
export async function mount(element: ReactNode): Promise<Mounted> {
  const container = freshContainer();
  const thrown: string[] = [];
  const keep = (error: unknown) => thrown.push(error instanceof Error ? error.message : String(error));
  const root = createRoot(container, { onUncaughtError: keep, onCaughtError: keep });
  const mounted = mountedIn(container, root);
  const written = await consoleDuring(async () => {
    flushSync(() => root.render(element));
    await settle();
  });
  // A file that is not there is what some stories show; on a slow machine its message falls into this time.
  const lines = written.filter((line) => !line.includes('responded with 404'));
  if (thrown.length + lines.length > 0) {
    mounted.unmount();
    throw new Error([...thrown, ...lines].join('\n'));
  }
  return mounted;
}
