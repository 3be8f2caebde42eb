import { type SyntheticEvent, useState } from 'react';
import { useSchemeChoice } from './scheme-choice.ts';
import { sentenceCase } from './sentence-case.ts';

/** The story parameter `frame`: how a story is shown on a docs page. */
export interface Frame {
  /** False for an iframe, for stories with fixed elements or overlays that would cover the page. @default true */
  inline?: boolean;
  /** Height of the iframe in px. @default that of its content, up to 480, or 640 on a phone */
  heightPx?: number;
  /** Whether the docs page also shows it at a phone's width. @default true */
  onPhones?: boolean;
}

/** The properties of a story that showing it needs. */
interface IframeStory {
  id: string;
  name: string;
  parameters: Readonly<Record<string, unknown>>;
}

/** Fits an iframe's height to its content once that is loaded; until then and at most it is `maxPx`. */
function useContentHeight(maxPx: number, fitsContent: boolean) {
  const [heightPx, setHeightPx] = useState(maxPx);
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const root = currentTarget.contentDocument?.getElementById('storybook-root');
    if (!fitsContent || !root) return;
    const fit = () => {
      const { bottom, height } = root.getBoundingClientRect();
      const bottomPaddingPx = Number.parseFloat(getComputedStyle(root.ownerDocument.body).paddingBottom);
      const top = root.ownerDocument.defaultView?.scrollY ?? 0;
      if (height > 0) setHeightPx(Math.min(maxPx, Math.ceil(bottom + top + bottomPaddingPx) + 2));
    };
    new ResizeObserver(fit).observe(root);
  };
  return { height: heightPx, onLoad };
}

/** A story in an iframe: for a phone's width, for a color scheme, or so that fixed elements don't cover the page. */
export function StoryIframe({ story, widthPx, scheme }: { story: IframeStory; widthPx?: number; scheme?: string }) {
  const toolbarScheme = useSchemeChoice();
  const { heightPx, inline = true } = (story.parameters.frame ?? {}) as Frame;
  const size = useContentHeight(widthPx ? 640 : (heightPx ?? 480), inline && heightPx === undefined);
  const query = new URLSearchParams({ id: story.id, viewMode: 'story', globals: `scheme:${scheme ?? toolbarScheme}` });
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
