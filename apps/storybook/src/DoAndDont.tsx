export interface DoAndDontProps {
  /** What we would not write, and what we write instead. */
  pairs: readonly { dont: string; do: string; why?: string }[];
}

/** Sentences side by side: how not to say it, and how to. */
export function DoAndDont({ pairs }: DoAndDontProps) {
  return (
    <ul className="pairs sb-unstyled">
      {pairs.map(({ dont, do: words, why }) => (
        <li key={words}>
          <p>
            <i>Not</i> {dont}
          </p>
          <p>
            <i>But</i> {words}
          </p>
          {why && <p>{why}</p>}
        </li>
      ))}
    </ul>
  );
}
