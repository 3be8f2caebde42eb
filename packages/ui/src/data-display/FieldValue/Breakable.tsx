import { Fragment } from 'react';

/** Text, such as an email address or a URL, that may wrap after punctuation: 'someone@|example.|org'. */
export function Breakable({ text }: { text: string }) {
  return text.split(/(?<=[/@.\-_?=&])(?![/])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their position
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
