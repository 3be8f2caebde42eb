import { pictureSizes, ResponsiveImage } from '@porchlight/ui/ResponsiveImage';
import { Stack } from '@porchlight/ui/Stack';
import { Typography } from '@porchlight/ui/Typography';
import { type Pictured, pictureCredit, recordPicture } from './record-picture.ts';

interface RecordPictureProps {
  record: Pictured;
  /** Draws the quilt block of a record without one. */
  seed: string;
  /** Whether the page is judged by it. @default false */
  priority?: boolean;
}

/** A record's picture on its own page, with who made it and what it may be used for where that is known. */
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
