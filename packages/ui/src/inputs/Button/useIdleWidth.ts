import { type CSSProperties, type RefObject, useRef, useState } from 'react';

/** Below this width, in CSS pixels, a busy text such as 'Saving…' fits only close to the spinner. */
const narrowPx = 100;

/** Keeps a button's width while it loads, when its text is another one, so that what is beside it does not move. */
export function useIdleWidth(isLoading: boolean): {
  ref: RefObject<HTMLButtonElement | null>;
  style: CSSProperties | undefined;
} {
  const ref = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState({ isLoading, width: 0 });
  // Measured while it is rendered with its new text, since the document still has the old one, and only then: a form's
  // button is rendered at every key.
  if (isLoading !== busy.isLoading)
    setBusy({ isLoading, width: isLoading ? (ref.current?.getBoundingClientRect().width ?? 0) : 0 });
  const style =
    busy.width > 0
      ? { minInlineSize: busy.width, paddingInline: 0, ...(busy.width < narrowPx && { gap: 0 }) }
      : undefined;
  return { ref, style };
}
