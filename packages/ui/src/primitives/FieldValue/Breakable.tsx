import { Fragment } from 'react';

/** An address that may be broken after its signs, as in 'someone@|example.|org', and not in the middle of a word. */
export function Breakable({ text }: { text: string }) {
  return text.split(/(?<=[/@.\-_?=&])(?![/])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
