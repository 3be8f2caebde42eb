import { embedUrls } from '@porchlight/contract/rich-text';
import { useState } from 'react';
import { Button } from '../../inputs/Button/index.ts';
import { Link } from '../../navigation/Link/index.ts';

/** The attributes of an embedded film. */
interface EmbedProps {
  provider: string;
  /** The film's id at its provider. */
  id: string;
  title: string;
}

/** An embedded film of another site: nothing is loaded from there until the button is pressed. Internal to `Prose`. */
export function Embed({ provider, id, title }: EmbedProps) {
  const [isShown, setIsShown] = useState(false);
  const urls = embedUrls(provider, id);
  if (!urls) return null;
  const { name, page, player } = urls;
  const caption = title || `Video on ${name}`;
  return (
    <figure>
      {isShown ? (
        <iframe
          src={player}
          title={caption}
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          style={{ width: '100%', aspectRatio: '16 / 9', border: 0 }}
        />
      ) : (
        <Button variant="outlined" data-noprint="" data-scripted="" onClick={() => setIsShown(true)}>
          Show the video from {name}
        </Button>
      )}
      <figcaption dir="auto">
        <Link href={page}>{caption}</Link>
      </figcaption>
    </figure>
  );
}
