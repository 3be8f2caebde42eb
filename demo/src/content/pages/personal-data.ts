/** What the privacy notice says of a kind of records with personal data. */
interface PersonalData {
  /** What is stored, by field. */
  fields: Readonly<Record<string, string>>;
  /** Who can see it. */
  readers: string;
}

/**
 * What the privacy notice says of records with personal data. A test compares it with descriptions and permissions, so
 * that the notice names everything that is stored, and nothing else.
 */
export const personalData = {
  donation: {
    fields: {
      name: 'your name',
      email: 'your email address if you give it',
      amount: 'the amount',
      method: 'how you gave',
      item: 'what you gave if it was not money',
      fund: 'what it is for',
      date: 'the date',
      in_return: 'whether you got anything in return',
      return_description: 'what that was',
      return_value: 'what it was worth',
      note: 'a note of ours',
    },
    readers: 'treasurers and administrators',
  },
  formEntry: {
    fields: {
      sender: 'your name',
      form: 'which form it was',
      status: 'whether we have answered',
      person: 'who answers you',
      note: 'a note of ours',
      email: 'your email address if you give it',
      answers: 'your answers',
      delete_on: 'the day on which all of it is deleted',
    },
    readers: 'administrators and the people whom they have named for the form',
  },
  email: {
    fields: {
      email: 'your address',
      status: 'whether you have confirmed it or left',
      status_at: 'since when',
      topics: 'what you want news of',
      consent: 'whether you agreed in person',
      consent_note: 'how',
      asked_at: 'when we asked you to confirm',
      consent_at: 'when you agreed',
      consent_page: 'on which page',
      consent_wording: 'what you agreed to',
    },
    readers: 'editors and administrators',
  },
} as const satisfies Record<string, PersonalData>;

/** What is stored of a kind of record, as in 'the amount and the date'. */
export function storedText(name: keyof typeof personalData): string {
  const texts = Object.values(personalData[name].fields);
  return texts.length > 1 ? `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}` : texts.join('');
}
