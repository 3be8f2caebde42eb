import { Typography } from '@porchlight/ui/data-display/Typography';
import { Button } from '@porchlight/ui/inputs/Button';
import { Stack } from '@porchlight/ui/layout/Stack';
import { Link } from '@porchlight/ui/navigation/Link';
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
      why: 'Use one contained button per view, so that the main action is obvious.',
    },
    {
      dont: <Button>Submit</Button>,
      do: <Button>Publish the event</Button>,
      why: 'A verb and its object say what will happen, without reading the page again.',
    },
    {
      dont: <Button loading>Save</Button>,
      do: <Button loading>Saving…</Button>,
      why: 'People who can’t see the spinner hear the text.',
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
      why: 'Screen readers list links without their context.',
    },
    {
      dont: <Link href="/dashboard/articles">Delete this article</Link>,
      do: (
        <Button variant="outlined" size="small">
          Delete
        </Button>
      ),
      why: 'A link goes to another page and can be opened in a new tab. An action on this page is a button.',
    },
  ],
  Notice: [
    { dont: 'Please note that we will be closed!', do: 'Closed on Thanksgiving. Groceries on Friday instead.' },
    {
      dont: 'A notice for each of four exceptions',
      do: 'One notice, and the rest in the text',
      why: 'If everything is a notice, nothing stands out.',
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
      why: 'The safe choice comes first, and each button says what it does.',
    },
    {
      dont: 'Ask before every delete',
      do: 'Delete immediately, and offer Undo for a while',
      why: 'People stop reading a question that they always answer with yes.',
    },
  ],
  FormField: [
    {
      dont: 'A placeholder instead of a label',
      do: 'A label above, help below',
      why: 'A placeholder disappears when people type, and is pale before.',
    },
    {
      dont: 'Invalid input!',
      do: 'Enter an email address, like ruth@example.org.',
      why: 'Say what a valid value looks like.',
    },
    {
      dont: 'An asterisk on nine fields of ten',
      do: '‘(optional)’ on the other one',
      why: 'Mark what is rare.',
    },
  ],
  ContentCard: [
    {
      dont: 'A title, a picture and ‘Read more’, each a separate link',
      do: 'One link, the title’s, stretched over the card',
      why: 'One tab stop, one name for screen readers, and the whole card as touch target.',
    },
    {
      dont: 'A gray box if there is no picture',
      do: 'The quilt block of the record’s slug',
    },
  ],
  Heading: [
    {
      dont: 'A heading level chosen for its font size',
      do: 'The level that fits the outline, with the size set separately',
      why: 'Screen reader users navigate from heading to heading.',
    },
    {
      dont: 'Our Upcoming Community Events',
      do: 'Events in March',
      why: 'Sentence case, and no empty words.',
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
      why: 'If everything is bold, nothing stands out.',
    },
    {
      dont: <Typography color="primary">Posted in March</Typography>,
      do: (
        <Typography variant="small" color="textSecondary">
          Posted in March
        </Typography>
      ),
      why: 'The primary color is for things that can be pressed.',
    },
  ],
};
