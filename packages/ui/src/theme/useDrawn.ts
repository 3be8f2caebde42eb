import { useEffect, useState } from 'react';
import { useHydrated } from '../conditions/useHydrated.ts';

/** What waits to be drawn, in the order of the page. */
const waiting: (() => void)[] = [];

let lastY = 0;

function drawNext() {
  // Not while someone scrolls: what is above would push away what they see.
  if (window.scrollY === lastY) waiting.shift()?.();
  lastY = window.scrollY;
  if (waiting.length > 0) afterFrame();
}

/** In a frame of its own and when nothing else is to be done: no press waits for it. */
function afterFrame() {
  requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(drawNext));
}

/**
 * The value of `data-drawn`: none in the server's page, where `drawnWhenNear` holds, and '' from soon after React has taken
 * over, part by part, so that nothing that is scrolled to or restored later rests on a guessed height. Pages that the
 * browser draws itself have it at once.
 */
export function useDrawn(): '' | undefined {
  const [drawn, setDrawn] = useState(useHydrated());
  useEffect(() => {
    if (drawn) return;
    if (waiting.push(() => setDrawn(true)) === 1) afterFrame();
  }, [drawn]);
  return drawn ? '' : undefined;
}
