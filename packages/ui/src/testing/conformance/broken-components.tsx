import { type ComponentPropsWithRef, createElement, useLayoutEffect, useState } from 'react';

// Each component has the fault that its name says, which the suite must detect.

export const SpreadsAllProps = (props: ComponentPropsWithRef<'p'>) => <p {...props}>Fine</p>;

export const DropsAttributes = ({ className, ref }: ComponentPropsWithRef<'p'>) => (
  <p {...{ className, ref }}>Closed</p>
);

export const ReplacesClass = (props: ComponentPropsWithRef<'p'>) => <p {...props} className="own" />;

export const DropsRef = ({ ref: _lost, ...rest }: ComponentPropsWithRef<'p'>) => <p {...rest} />;

export const SpreadsOnInnerElement = (props: ComponentPropsWithRef<'p'>) => (
  <div>
    <p {...props} />
  </div>
);

export const WrapsItsTitle = ({ title }: { title: string }) => <h2 style={{ overflowWrap: 'anywhere' }}>{title}</h2>;

export const NeverWraps = ({ title }: { title: string }) => <h2 style={{ whiteSpace: 'nowrap' }}>{title}</h2>;

export const ThrowsOnEmptyNote = ({ note = 'Free' }: { note?: string }) => <p>{/\w+/.exec(note)?.[0] ?? fail()}</p>;

export const RendersTextAsHtml = ({ items }: { items: { text: string }[] }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the fault that the check has to detect
  <p style={{ overflowWrap: 'anywhere' }} dangerouslySetInnerHTML={{ __html: items[0]?.text ?? '' }} />
);

export const ShowsEnvironment = ({ where }: { where: string }) => (
  <p title={where}>{where === 'twin' ? 'browser' : where}</p>
);

export const Throws = () => {
  const [count] = useState(() => fail());
  return <p>{count}</p>;
};

export const UsesClassAttribute = () => createElement('p', { class: 'wrong' });

export const ReadsWindow = () => <p>{window.innerWidth}</p>;

export const ScrollsInEffect = () => {
  useLayoutEffect(() => window.scrollTo(0, 0));
  return null;
};

/** A text in a column of 60 px. */
export const NarrowWords = ({ text }: { text: string }) => (
  <p style={{ width: 60, overflowWrap: 'anywhere' }}>{text}</p>
);

function fail(): never {
  throw new Error('broken on purpose');
}
