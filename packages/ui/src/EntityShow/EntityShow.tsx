import styled from '@emotion/styled';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { Button } from '../Button/index.ts';
import { ErrorMessage } from '../ErrorMessage/index.ts';
import type { FieldDisplayKind } from '../FieldValue/index.ts';
import { Heading } from '../Heading/index.ts';
import { Loading } from '../Loading/index.ts';
import { color, media, radius, smallText, space } from '../theme/index.ts';
import { ShowValue } from './ShowValue.tsx';

/** One field of a record. */
export interface EntityShowField {
  /** Name of the field. */
  name: string;
  /** Its label. */
  label: string;
  /** Decides how the value is shown. Passwords are not. */
  kind: FieldDisplayKind;
  /** The value as the record has it; a file name for `image` and `pdf`. */
  value: unknown;
  /** Address of a picture or PDF. */
  fileUrl?: string | null;
  /** Size of a PDF, in bytes, where it is known. */
  fileBytes?: number | null;
  /** What the values of a choice are called. */
  optionLabels?: Readonly<Record<string, string>>;
}

/** Props of `EntityShow`. */
export interface EntityShowProps extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'title'> {
  /** The record's title; while it loads that of the page. */
  title: string;
  /** Fields in their order. */
  fields: readonly EntityShowField[];
  /** Shows 'Loading...' in place of the fields. @default false */
  loading?: boolean;
  /** Shown in place of the fields. */
  error?: string | null;
  /** Where 'Edit' leads. */
  editHref?: string;
  /** @default 'Edit' */
  editLabel?: string;
  /** Deletes at once, without asking; busy while the promise is pending. */
  onDelete?: () => void | Promise<void>;
  /** @default 'Delete' */
  deleteLabel?: string;
  /** @default 'Deleting…' */
  deletingLabel?: string;
  /** Where visitors see the record; opens in a new tab. */
  publicHref?: string;
  /** @default 'See it on the website' */
  publicLabel?: string;
  /** Where 'Back to list' leads. */
  backHref?: string;
  /** @default 'Back to list' */
  backLabel?: string;
  /** Level of the title's heading. @default 1 */
  headingLevel?: 1 | 2 | 3;
  /** Puts the fields into something else, such as a tab. @default the fields alone */
  renderBody?: (fields: ReactNode) => ReactNode;
  /** Said for a field without a value. @default 'Not given' */
  emptyText?: string;
}

/**
 * One record with all its fields, and what can be done with it. Renders an `article`.
 *
 * - **When**: one record read in the dashboard.
 * - **Not for**: public pages, which have their own layouts.
 * - **Keys**: Tab goes from Back to Edit, to Delete, to the website.
 */
export function EntityShow({
  title,
  fields,
  loading = false,
  error,
  editHref,
  editLabel = 'Edit',
  onDelete,
  deleteLabel = 'Delete',
  deletingLabel = 'Deleting…',
  publicHref,
  publicLabel = 'See it on the website',
  backHref,
  backLabel = 'Back to list',
  headingLevel = 1,
  renderBody = (fields) => fields,
  emptyText = 'Not given',
  ...rest
}: EntityShowProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const isReady = !loading && !error;

  const remove = async () => {
    if (isDeleting) return;
    setIsDeleting(true);
    try {
      await onDelete?.();
    } catch {
      // The caller reports it; the record is still there.
    } finally {
      setIsDeleting(false);
    }
  };

  return (
    <Root {...rest}>
      {backHref && (
        <Back>
          <Button href={backHref} variant="text" size="small">
            {backLabel}
          </Button>
        </Back>
      )}
      <Head>
        <Heading level={headingLevel} size={2}>
          {title}
        </Heading>
        {isReady && (editHref || onDelete || publicHref) && (
          <Actions>
            {editHref && (
              <Button href={editHref} size="small">
                {editLabel}
              </Button>
            )}
            {onDelete && (
              <DeleteButton variant="outlined" size="small" loading={isDeleting} onClick={() => void remove()}>
                {isDeleting ? deletingLabel : deleteLabel}
              </DeleteButton>
            )}
            {publicHref && (
              <Button href={publicHref} variant="text" size="small" newTab>
                {publicLabel}
              </Button>
            )}
          </Actions>
        )}
      </Head>
      {loading && <Loading />}
      {error && !loading && <ErrorMessage text={error} />}
      {isReady &&
        renderBody(
          <List>
            {fields
              .filter((field) => field.kind !== 'password')
              .map((field) => (
                <Pair key={field.name}>
                  <dt>{field.label}</dt>
                  <dd>
                    <ShowValue field={field} title={title} emptyText={emptyText} />
                  </dd>
                </Pair>
              ))}
          </List>,
        )}
    </Root>
  );
}

const Root = styled('article')({ display: 'grid', gap: space(2), minInlineSize: 0 });

const Back = styled('div')({ marginInlineStart: `-${space(1.5)}` });

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
    // The fields below have it whole; what one came to do must not be far away.
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
  // Words without a frame line up with the frames above them where they stand alone.
  '& > .MuiButton-text': { paddingInline: space(0.5) },
});

const DeleteButton = styled(Button)({ '&&': { color: color.accent, borderColor: color.accent } });

const List = styled('dl')({
  backgroundColor: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius,
});

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: '11rem minmax(0, 1fr)',
  gap: `${space(0.5)} ${space(3)}`,
  padding: `${space(1.25)} ${space(2.5)}`,
  '& + &': { borderBlockStart: `1px solid ${color.border}` },
  '& > dt': { fontSize: smallText, lineHeight: '1.7rem', color: color.muted, overflowWrap: 'anywhere' },
  '& > dd': { minInlineSize: 0, overflowWrap: 'anywhere' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: `${space(1.25)} ${space(2)}` },
});
