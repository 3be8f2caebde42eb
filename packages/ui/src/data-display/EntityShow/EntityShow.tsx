import { styled } from '@mui/material/styles';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { ErrorMessage } from '../../feedback/ErrorMessage/index.ts';
import { Loading } from '../../feedback/Loading/index.ts';
import { fieldKindViews } from '../../field-kinds/index.ts';
import { ActionMenu, type ActionMenuItem } from '../../inputs/ActionMenu/index.ts';
import { Button } from '../../inputs/Button/index.ts';
import { space } from '../../theme/index.ts';
import { Heading } from '../Heading/index.ts';
import type { EntityShowField } from './entity-show-field.ts';
import { ShownFields } from './ShownFields.tsx';

export interface EntityShowProps extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'title'> {
  /** The record's title, or the page's while it loads. */
  title: string;
  /** The fields, in order. */
  fields: readonly EntityShowField[];
  /** Shows 'Loading...' instead of the fields. @default false */
  loading?: boolean;
  /** Error message, shown instead of the fields. */
  error?: string | null;
  /** Called to load the record again after an error. */
  onRetry?: () => void;
  /** Target of 'Edit'. */
  editHref?: string;
  /** Called to delete the record, without confirmation; the menu is busy while the promise is pending. */
  onDelete?: () => void | Promise<void>;
  /** More actions, in the menu before 'Delete'. @default none */
  actions?: readonly ActionMenuItem[];
  /** A line below the title, such as 'Published Nov 28'. */
  status?: ReactNode;
  /** URL of the record's public page, which opens in a new tab. */
  publicHref?: string;
  /** Target of 'Back to list'. */
  backHref?: string;
  /** The record as visitors see it. The fields are then only those that it does not show. */
  preview?: ReactNode;
  /** With a preview: all fields, which people can open below it. */
  allFields?: readonly EntityShowField[];
  /** Content below the fields, such as the latest versions; beside them where there is room. */
  aside?: ReactNode;
  /** Wraps the fields, for example in a tab. @default the fields alone */
  renderBody?: (fields: ReactNode) => ReactNode;
}

/**
 * A record with its actions: what visitors see, and beside it, where there is room, what they don't. Without a preview
 * all fields, long texts and files in the main column. Renders an `article`.
 *
 * - **When**: viewing a record in the dashboard.
 * - **Not for**: public pages, which have their own layouts.
 * - **Keys**: Tab moves from Back to Edit, to the website, to the menu with Delete.
 */
export function EntityShow({
  title,
  fields,
  loading = false,
  error,
  onRetry,
  editHref,
  onDelete,
  actions = [],
  status,
  publicHref,
  backHref,
  preview,
  allFields = [],
  aside,
  renderBody = (fields) => fields,
  ...rest
}: EntityShowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isReady = !loading && !error;
  const menu: readonly ActionMenuItem[] = onDelete
    ? [...actions, { label: 'Delete', busyLabel: 'Deleting…', onSelect: onDelete, deletes: true }]
    : actions;
  const renderFields = (group: readonly EntityShowField[]) => <ShownFields fields={group} title={title} />;
  const largeFields = preview ? [] : fields.filter(({ kind }) => fieldKindViews[kind].isLarge);
  const hasMainColumn = largeFields.length > 0 || Boolean(preview);

  return (
    <Root {...rest}>
      {backHref && (
        <Navigation>
          <Button href={backHref} variant="text" size="small">
            Back to list
          </Button>
        </Navigation>
      )}
      <Head>
        <Heading level={1} size={2}>
          {title}
        </Heading>
        {isReady && (editHref || menu.length > 0 || publicHref) && (
          <Actions>
            {editHref && (
              <Button href={editHref} size="small">
                Edit
              </Button>
            )}
            {publicHref && (
              <Button href={publicHref} variant="text" size="small" newTab>
                View on website
              </Button>
            )}
            <ActionMenu items={menu} />
          </Actions>
        )}
      </Head>
      {isReady && status}
      {loading && <Loading />}
      {error && !loading && <ErrorMessage text={error} onRetry={onRetry} />}
      {isReady &&
        renderBody(
          <Parts data-main={hasMainColumn ? '' : undefined} data-preview={preview ? '' : undefined}>
            {preview && (
              <Part data-first="">
                <Heading level={2} size={0}>
                  {publicHref ? 'What visitors see' : 'Preview'}
                </Heading>
                {preview}
                {allFields.length > 0 && (
                  <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
                    <Summary>All fields</Summary>
                    {/* Not before: PDFs would load twice. */}
                    {isOpen && renderFields(allFields)}
                  </details>
                )}
              </Part>
            )}
            <Part>
              {preview && (
                <Heading level={2} size={0}>
                  What visitors don’t see
                </Heading>
              )}
              {renderFields(fields.filter((field) => !largeFields.includes(field)))}
            </Part>
            {largeFields.length > 0 && <Part data-first="">{renderFields(largeFields)}</Part>}
            {aside && <Part data-aside="">{aside}</Part>}
          </Parts>,
        )}
    </Root>
  );
}

const Root = styled('article')({ display: 'grid', gap: space(2), minInlineSize: 0 });

/** From this width on there is room for two columns beside the sidebar. */
const twoColumns = '(min-width:1100px)';

const Navigation = styled('div')({ marginInlineStart: `-${space(1.5)}` });

const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  alignItems: 'start',
  [`@media ${twoColumns}`]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    '&[data-preview]': { gridTemplateColumns: 'minmax(0, 2fr) minmax(20rem, 1fr)' },
    '&[data-main]': { gridTemplateRows: 'auto 1fr' },
    // Where both are fields, the short ones come first in the document.
    '&[data-main] > *': { gridColumn: 2 },
    '& > [data-first]': { gridColumn: 1, gridRow: '1 / span 2' },
    '& > [data-aside]': { gridColumn: 2 },
  },
});

const Part = styled('div')({ display: 'grid', gap: space(2), minInlineSize: 0 });

const Summary = styled('summary')({
  minBlockSize: 44,
  paddingBlock: space(1),
  fontWeight: 600,
  cursor: 'pointer',
});

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space(2),
  '& > :is(h1, h2, h3)': {
    flex: '1 1 20rem',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    // A long title must not push the actions away; the fields below show it in full.
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 4,
  },
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  // Reduces padding, so that a text button aligns with the contained buttons above it when it wraps.
  '& > .MuiButton-text': { paddingInline: space(0.5) },
});
