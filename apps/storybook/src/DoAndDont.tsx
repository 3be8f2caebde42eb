import type { ReactNode } from 'react';

/** A bad and a good example, as text or as rendered components. */
export interface Pair {
  dont: ReactNode;
  do: ReactNode;
  why?: string;
}

export interface DoAndDontProps {
  /** Examples of what to avoid, each with the better alternative. */
  pairs: readonly Pair[];
}

/** Shows bad and good examples side by side. */
export function DoAndDont({ pairs }: DoAndDontProps) {
  return (
    <ul className="pairs sb-unstyled">
      {pairs.map(({ dont, do: instead, why }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of pairs is static.
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
