import { Typography } from '@porchlight/ui/data-display/Typography';
import { Stack } from '@porchlight/ui/layout/Stack';
import { pictureSizes, ResponsiveImage } from '@porchlight/ui/media/ResponsiveImage';
import { pictureCredit, type RecordPictureFields, recordPicture } from './record-picture.ts';

interface RecordPictureProps {
  record: RecordPictureFields;
  /** Seed of the quilt block for a record without a picture. */
  seed: string;
  /** Loads the picture with high priority, for the page's largest one. @default false */
  priority?: boolean;
}

/** A record's picture on its own page, with its credit line if known. */
export function RecordPicture({ record, ...rest }: RecordPictureProps) {
  const { image, alt, focus } = recordPicture(record);
  const picture = <ResponsiveImage src={image} alt={alt} focus={focus} sizes={pictureSizes.most} {...rest} />;
  const credit = pictureCredit(record);
  if (!image || !credit) return picture;
  return (
    <Stack component="figure" spacing={0.5} sx={{ margin: 0 }}>
      {picture}
      <Typography component="figcaption" variant="small" color="textSecondary" dir="auto">
        {credit}
      </Typography>
    </Stack>
  );
}
