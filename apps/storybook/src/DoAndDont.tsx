import type { ReactNode } from 'react';

/** How not to do it, and how to: words, or the pieces themselves. */
export interface Pair {
  dont: ReactNode;
  do: ReactNode;
  why?: string;
}

export interface DoAndDontProps {
  /** What we would not do, and what we do instead. */
  pairs: readonly Pair[];
}

/** Pairs side by side: how not to do it, and how to. */
export function DoAndDont({ pairs }: DoAndDontProps) {
  return (
    <ul className="pairs sb-unstyled">
      {pairs.map(({ dont, do: instead, why }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pairs of a page stay as they are.
        <li key={index}>
          <div className="dont">
            <b>Not</b>
            <div>{dont}</div>
          </div>
          <div className="do">
            <b>But</b>
            <div>{instead}</div>
          </div>
          {why && <p>{why}</p>}
        </li>
      ))}
    </ul>
  );
}
