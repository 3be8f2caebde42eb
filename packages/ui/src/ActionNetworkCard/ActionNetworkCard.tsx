import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { listTruncationCharacters } from '@porchlight/contract/limits';
import { CardBody, CardFoot, CardFrame, type CardFrameProps, CardPicture, CardTitle } from '../CardFrame/index.ts';
import type { QuiltName } from '../QuiltBlock/index.ts';
import { truncate } from '../TruncatedText/index.ts';

export interface ActionNetworkCardProps extends Omit<CardFrameProps, 'title' | 'children' | 'layout' | 'frame'> {
  /** Cut at 100 graphemes. */
  title: string;
  /** Where the action takes place, in a new tab; null when there is no address yet. */
  href: string | null;
  /** Plain text, cut at 300 graphemes. */
  description?: string | null;
  /** Address of the picture; null shows the entry's quilt block. */
  image: string | null;
  /** Draws the quilt block, such as the entry's slug. */
  seed: string;
  /** Which block. @default one that the seed chooses */
  block?: QuiltName;
  /** Words at the foot of the card, part of what can be pressed but not a second link. @default 'Take action' */
  linkText?: string;
  /** Place of the title in the page's outline. @default 3 */
  headingLevel?: 2 | 3;
  /** Loads the picture first. @default false */
  priority?: boolean;
}

/**
 * An action that people can join elsewhere: picture or quilt block, title, what it is about. One link, in a new tab.
 *
 * - **When**: an entry of the action network, in a `CardGrid`.
 * - **Not for**: programs and centers of our own: `ProgramCard`.
 * - **Keys**: Tab reaches the card’s one link; Enter opens it in a new tab.
 */
export function ActionNetworkCard({
  title,
  href,
  description,
  image,
  seed,
  block,
  linkText = 'Take action',
  headingLevel = 3,
  priority = false,
  ...rest
}: ActionNetworkCardProps) {
  return (
    <CardFrame {...rest}>
      <CardPicture src={image} seed={seed} block={block} priority={priority} />
      <CardBody>
        <CardTitle level={headingLevel} title={title} href={href} newTab />
        {description && <p>{truncate(description, listTruncationCharacters).text}</p>}
        {href !== null && (
          <CardFoot aria-hidden="true">
            {linkText}
            <OpenInNewIcon fontSize="inherit" />
          </CardFoot>
        )}
      </CardBody>
    </CardFrame>
  );
}
