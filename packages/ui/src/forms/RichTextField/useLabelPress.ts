import { useEffect, useEffectEvent } from 'react';

/** A press on the label goes to the text, as it does of an input: a label belongs to none that is no input. Internal. */
export function useLabelPress(id: string, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const label = document.querySelector(`label[for="${CSS.escape(id)}"]`);
    const listener = () => press();
    label?.addEventListener('click', listener);
    return () => label?.removeEventListener('click', listener);
  }, [id]);
}
