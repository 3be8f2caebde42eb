import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { captureConsole } from '../console-spy.ts';
import { freshContainer, mountHandle, settle } from '../mount.tsx';

/** Calls `onDone` when its children are hydrated. */
function Hydrated({ children, onDone }: { children: ReactNode; onDone: () => void }) {
  useEffect(onDone, [onDone]);
  return children;
}

/**
 * Checks that the server's markup hydrates without differences.
 * @param element the element that was rendered on the server
 * @param markup the server's HTML
 * @param checkHydrated checks more of it while it is on the page
 * @throws Error with every difference and warning that React reported
 */
export async function checkHydration(
  element: ReactNode,
  markup: string,
  checkHydrated?: () => Promise<void>,
): Promise<void> {
  const container = freshContainer(markup);
  const differences: string[] = [];
  const recordError = (error: unknown) => differences.push(error instanceof Error ? error.message : String(error));
  const lines = await captureConsole(async () => {
    await new Promise<void>((resolve) => {
      const root = hydrateRoot(container, <Hydrated onDone={resolve}>{element}</Hydrated>, {
        onRecoverableError: recordError,
        onCaughtError: recordError,
        onUncaughtError: (error) => {
          recordError(error);
          resolve();
        },
      });
      unmountRoot = mountHandle(container, root).unmount;
    });
    await settle();
  });
  await checkHydrated?.();
  unmountRoot();
  // The viewer of a story with a missing picture logs that when its request ends, in whichever story runs by then.
  const unexpected = lines.filter((line) => !line.includes('/images/gone.jpg'));
  if (differences.length + unexpected.length > 0) throw new Error([...differences, ...unexpected].join('\n'));
}

let unmountRoot = () => {};
