import { type SyntheticEvent, useState } from 'react';
import { useSchemeChoice } from './scheme-choice.ts';
import { sentenceCase } from './sentence-case.ts';

/** What a story says about how it stands on a page. */
export interface Frame {
  /** In a window of its own: what is fixed to the window, or covers it, would cover the page. */
  inline?: boolean;
  /** Height of that window, in px. @default what its content takes, up to 480, or 640 on a phone */
  heightPx?: number;
  /** Whether there is anything to see on a phone. @default true */
  onPhones?: boolean;
}

/** What of a story is needed to show it. */
interface FramedStory {
  id: string;
  name: string;
  parameters: Readonly<Record<string, unknown>>;
}

/** A window as high as what is in it, once that is there; `mostPx` high until then, and at most. */
function useSnugHeight(mostPx: number, isSnug: boolean) {
  const [heightPx, setHeightPx] = useState(mostPx);
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const root = currentTarget.contentDocument?.getElementById('storybook-root');
    if (!isSnug || !root) return;
    const fit = () => {
      const { bottom, height } = root.getBoundingClientRect();
      const below = Number.parseFloat(getComputedStyle(root.ownerDocument.body).paddingBottom);
      const top = root.ownerDocument.defaultView?.scrollY ?? 0;
      if (height > 0) setHeightPx(Math.min(mostPx, Math.ceil(bottom + top + below) + 2));
    };
    new ResizeObserver(fit).observe(root);
  };
  return { height: heightPx, onLoad };
}

/** A story in a window of its own: as wide as a phone, in a scheme, or where nothing that is fixed covers the page. */
export function Framed({ story, widthPx, scheme }: { story: FramedStory; widthPx?: number; scheme?: string }) {
  const chosen = useSchemeChoice();
  const { heightPx, inline = true } = (story.parameters.frame ?? {}) as Frame;
  const size = useSnugHeight(widthPx ? 640 : (heightPx ?? 480), inline && heightPx === undefined);
  const query = new URLSearchParams({ id: story.id, viewMode: 'story', globals: `scheme:${scheme ?? chosen}` });
  return (
    <div className="frame" data-phone={widthPx ? '' : undefined}>
      <iframe
        title={`${sentenceCase(story.name)}, in a window of its own`}
        src={`./iframe.html?${query}`}
        width={widthPx ?? '100%'}
        loading="lazy"
        {...size}
      />
    </div>
  );
}
