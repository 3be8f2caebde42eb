import type { PopoverProps } from '@mui/material/Popover';

/**
 * Where a menu opens: below its button, or above one in the lower half of the window. It never covers the button, so the
 * second click of a double click chooses nothing.
 */
export function menuPlace(
  button: HTMLElement | null | undefined,
): Pick<PopoverProps, 'anchorOrigin' | 'transformOrigin'> {
  const isLow = button ? button.getBoundingClientRect().bottom > window.innerHeight / 2 : false;
  const horizontal = 'left';
  return isLow
    ? { anchorOrigin: { vertical: 'top', horizontal }, transformOrigin: { vertical: 'bottom', horizontal } }
    : { anchorOrigin: { vertical: 'bottom', horizontal }, transformOrigin: { vertical: 'top', horizontal } };
}
