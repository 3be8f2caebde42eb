import { useEffect, useEffectEvent } from 'react';
import { requestedName } from '../requested-name.ts';

const messageType = 'porchlight:open-section';

/** Opens a section in the form of its page, as if it was chosen in the outline. @param id of the section */
export function openSection(id: string): void {
  window.postMessage({ type: messageType, id }, location.origin);
}

/**
 * Calls a function for a section that is requested from elsewhere: by the address of the page, as '#' and its id, or by
 * `openSection`, such as after a click in the preview.
 */
export function useRequestedSection(open: (id: string) => void): void {
  const onRequest = useEffectEvent(open);
  useEffect(() => {
    const id = requestedName();
    if (id) onRequest(id);
    const receive = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin === location.origin && isRequest(data)) onRequest(data.id);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, []);
}

function isRequest(data: unknown): data is { id: string } {
  const { type, id }: { type?: unknown; id?: unknown } = data ?? {};
  return type === messageType && typeof id === 'string';
}
