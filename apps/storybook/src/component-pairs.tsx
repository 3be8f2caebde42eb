import { Button } from '@porchlight/ui/Button';
import { Link } from '@porchlight/ui/Link';
import { Stack } from '@porchlight/ui/Stack';
import { Typography } from '@porchlight/ui/Typography';
import type { ReactNode } from 'react';
import type { Pair } from './DoAndDont.tsx';

const row = (...pieces: ReactNode[]) => (
  <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
    {pieces}
  </Stack>
);

/** Bad and good examples of using components, shown on their docs pages, by the name in the story title. */
export const componentPairs: Readonly<Record<string, readonly Pair[]>> = {
  Button: [
    {
      dont: row(
        <Button key="a" size="small">
          Save as draft
        </Button>,
        <Button key="b" size="small">
          Publish
        </Button>,
      ),
      do: row(
        <Button key="a" size="small" variant="outlined">
          Save as draft
        </Button>,
        <Button key="b" size="small">
          Publish
        </Button>,
      ),
      why: 'One contained button a view: the eye knows where to go.',
    },
    {
      dont: <Button>Submit</Button>,
      do: <Button>Publish the event</Button>,
      why: 'A verb and its object. Nobody has to read the page again to know what will happen.',
    },
    {
      dont: <Button loading>Save</Button>,
      do: <Button loading>Saving…</Button>,
      why: 'Who doesn’t see the circle turn hears it in the words.',
    },
  ],
  Link: [
    {
      dont: (
        <>
          To register, <Link href="/vote">click here</Link>.
        </>
      ),
      do: <Link href="/vote">Register to vote</Link>,
      why: 'Screen readers read links alone, one after the other.',
    },
    {
      dont: <Link href="/dashboard/articles">Delete this article</Link>,
      do: (
        <Button variant="outlined" size="small">
          Delete
        </Button>
      ),
      why: 'A link leads somewhere and can be opened in a new tab. What happens here is a button.',
    },
  ],
  Notice: [
    { dont: 'Please note that we will be closed!', do: 'Closed on Thanksgiving. Groceries on Friday instead.' },
    {
      dont: 'A notice for each of four exceptions',
      do: 'One notice, and the rest in the text',
      why: 'A page of notices has none.',
    },
  ],
  Dialog: [
    {
      dont: row(
        <Button key="a" size="small" variant="outlined">
          Cancel
        </Button>,
        <Button key="b" size="small">
          OK
        </Button>,
      ),
      do: row(
        <Button key="a" size="small" variant="outlined">
          Stay
        </Button>,
        <Button key="b" size="small">
          Leave without saving
        </Button>,
      ),
      why: 'The one that loses nothing comes first, and each says what it does.',
    },
    {
      dont: 'Ask before every delete',
      do: 'Delete at once, and offer it back for a while',
      why: 'A question that is always answered yes is no question.',
    },
  ],
  FormField: [
    {
      dont: 'A placeholder in place of a label',
      do: 'A label above, help below',
      why: 'A placeholder is gone when one types, and pale before.',
    },
    { dont: 'Invalid input!', do: 'Enter an e-mail address, like ruth@example.org.', why: 'Say what would be right.' },
    {
      dont: 'A star on nine fields of ten',
      do: '‘(optional)’ on the one',
      why: 'Mark what is rare.',
    },
  ],
  ContentCard: [
    {
      dont: 'A title, a picture and ‘Read more’, each a link of its own',
      do: 'One link, the title’s, stretched over the card',
      why: 'One stop for the keyboard, one name for the screen reader, the whole card for the thumb.',
    },
    {
      dont: 'A gray box where there is no picture',
      do: 'The quilt block of its own slug',
    },
  ],
  Heading: [
    {
      dont: 'A level chosen for its size',
      do: 'The level that the outline asks for, and its size apart from it',
      why: 'Screen readers go from heading to heading, as one leafs through a book.',
    },
    {
      dont: 'Our Upcoming Community Events',
      do: 'Events in March',
      why: 'Sentence case, and no word that says nothing.',
    },
  ],
  Typography: [
    {
      dont: (
        <Typography sx={{ fontWeight: 700 }}>Closed on Thursday. Come on Friday, as every week, from ten.</Typography>
      ),
      do: (
        <Typography>
          <strong>Closed on Thursday.</strong> Come on Friday, as every week, from ten.
        </Typography>
      ),
      why: 'Where everything is loud, nothing is heard.',
    },
    {
      dont: <Typography color="primary">Posted in March</Typography>,
      do: (
        <Typography variant="small" color="textSecondary">
          Posted in March
        </Typography>
      ),
      why: 'The primary color is for what can be pressed.',
    },
  ],
};
