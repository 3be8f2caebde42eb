import { type KeyboardEvent, useState } from 'react';

/**
 * State and keys of a list of suggestions under a text field.
 * @param count how many suggestions there are
 * @param choose follows the suggestion at an index
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function useSuggestions(
  count: number,
  choose: (index: number) => void,
): {
  isOpen: boolean;
  /** The suggestion that Enter would follow, -1 for none. */
  active: number;
  open: () => void;
  close: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
} {
  const [isWanted, setWanted] = useState(false);
  const [wantedActive, setActive] = useState(-1);
  const isOpen = isWanted && count > 0;
  // Fewer suggestions may have come in since one of them was active.
  const active = isOpen && wantedActive < count ? wantedActive : -1;

  function open() {
    setWanted(true);
    setActive(-1);
  }
  function close() {
    setWanted(false);
    setActive(-1);
  }
  function move(step: 1 | -1) {
    setWanted(true);
    // Beyond either end lies the field itself, index -1.
    const places = count + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  }

  return {
    isOpen,
    active,
    open,
    close,
    onKeyDown(event) {
      // A key that finishes a character of another script is not ours.
      if (event.nativeEvent.isComposing || count === 0) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        move(event.key === 'ArrowDown' ? 1 : -1);
      } else if (event.key === 'Escape' && isOpen) {
        // Closes the list first; a second press empties the field, as the browser does.
        event.preventDefault();
        close();
      } else if (event.key === 'Enter') {
        // Without a marked suggestion the form is sent.
        if (active >= 0) {
          event.preventDefault();
          choose(active);
        }
        close();
      }
    },
  };
}
