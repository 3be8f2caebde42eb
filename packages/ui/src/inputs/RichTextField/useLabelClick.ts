import { useEffect, useEffectEvent } from 'react';

/**
 * Moves the focus to the text on a click on its label, since a `<label>` only activates native form controls. Internal.
 */
export function useLabelClick(id: string, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const label = document.querySelector(`label[for="${CSS.escape(id)}"]`);
    const listener = () => press();
    label?.addEventListener('click', listener);
    return () => label?.removeEventListener('click', listener);
  }, [id]);
}
