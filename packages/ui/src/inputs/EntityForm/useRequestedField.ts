import { useEffect, useEffectEvent } from 'react';
import { requestedName } from './requested-name.ts';

/**
 * Moves the focus to the field that the address of the page names after its '#', once the field is there: the editor of a
 * text is loaded later than the form.
 * @param idOf returns the id of the control of a field; undefined for a name that no field has
 */
export function useRequestedField(idOf: (name: string) => string | undefined): void {
  const findId = useEffectEvent(idOf);
  useEffect(() => {
    const id = findId(requestedName());
    if (id === undefined) return undefined;
    const focus = () => {
      const control = document.getElementById(id);
      control?.focus({ preventScroll: true });
      // The label is above its control: centered, both are visible, also below a sticky header.
      control?.scrollIntoView({ block: 'center' });
      return control !== null;
    };
    if (focus()) return undefined;
    const observer = new MutationObserver(() => focus() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
}
