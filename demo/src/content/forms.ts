/** The forms of the demo organization. */

/** A question as the form's editor stores it; its id is made from its key. */
function question(id: string, kind: string, label: string, more: object = {}) {
  return { id, kind, label, required: kind !== 'heading', ...more };
}

const optional = { required: false };

const nameQuestion = question('name', 'text', 'What is your name?', { purpose: 'name' });
const emailQuestion = question('email', 'email', 'What is your email address?');
const consentQuestion = question(
  'consent',
  'consent',
  'Porchlight can keep these answers until the date below, and use them to answer me.',
);

/** The application of the food pantry, also as a PDF to print. */
const pantryApplication = {
  title: 'Food pantry application',
  introduction:
    'Fill this in once, before your first visit. It takes about five minutes. Nobody is turned away, and you need no papers.\n\nYou can also print the application and bring it along.',
  after_text:
    'We call or write to you within two working days with a time for your first visit. If you need food today, come by: the pantry is open {pantry hours}.',
  keep_days: '180',
  confirms: true,
  questions: [
    question('about-you', 'heading', 'About you'),
    nameQuestion,
    question('reach', 'choice', 'How can we reach you?', { options: 'By telephone\nBy email\nBy mail' }),
    question('phone', 'phone', 'What is your telephone number?', {
      shown_for: 'reach',
      shown_for_answer: 'By telephone',
    }),
    question('email', 'email', 'What is your email address?', { shown_for: 'reach', shown_for_answer: 'By email' }),
    question('street', 'longText', 'What is your address?', {
      ...{ purpose: 'street-address', shown_for: 'reach', shown_for_answer: 'By mail' },
    }),
    question('household', 'heading', 'Your household'),
    question('people', 'number', 'How many people live with you, and with you included?'),
    question('children', 'yesNo', 'Are there children under 5?'),
    question('diet', 'choices', 'What should we know about food?', {
      ...optional,
      options: 'No pork\nNo meat\nNo nuts\nLittle sugar\nLittle salt\nNo kitchen at home',
    }),
    question('delivery', 'yesNo', 'Do you need us to bring the food to you?', {
      help: 'We deliver on Fridays to people who can’t come.',
    }),
    question('why', 'longText', 'What do we have to know to find you?', {
      ...{ required: false, shown_for: 'delivery', shown_for_answer: 'Yes' },
    }),
    consentQuestion,
  ],
};

/** Volunteers of the pantry and of events. */
const volunteerShift = {
  title: 'Take a volunteer shift',
  introduction: 'An hour helps. You need no experience: somebody who knows the work is always there.',
  after_text: 'We write to you before the weekend with your shift and the name of the person who expects you.',
  keep_days: '365',
  confirms: true,
  questions: [
    nameQuestion,
    emailQuestion,
    question('phone', 'phone', 'What is your telephone number?', {
      ...optional,
      help: 'For the day itself, in case something changes.',
    }),
    question('when', 'choices', 'When can you help?', {
      options: 'Tuesday morning\nThursday afternoon\nFriday deliveries\nSaturday morning',
    }),
    question('from', 'date', 'From which day on?'),
    question('drive', 'yesNo', 'Can you drive a delivery?'),
    question('seats', 'number', 'How many boxes fit into your car?', {
      ...{ required: false, shown_for: 'drive', shown_for_answer: 'Yes' },
    }),
    question('note', 'longText', 'Is there anything we should know?', optional),
  ],
};

const questionForUs = {
  title: 'Ask us a question',
  introduction: 'We answer within three working days.',
  after_text: 'We answer within three working days. If it is urgent, call us.',
  keep_days: '90',
  confirms: true,
  questions: [
    nameQuestion,
    emailQuestion,
    question('topic', 'choice', 'What is it about?', {
      options: 'The food pantry\nAn event\nVoting\nGiving\nSomething else',
    }),
    question('question', 'longText', 'What do you want to know?'),
  ],
};

const pressRequest = {
  title: 'Press request',
  introduction: 'For journalists. Tell us your deadline, and we do our best to meet it.',
  after_text: 'We call you back the same working day.',
  keep_days: '90',
  questions: [
    nameQuestion,
    question('medium', 'text', 'Which paper, station or website do you work for?', { purpose: 'organization' }),
    emailQuestion,
    question('phone', 'phone', 'What is your telephone number?'),
    question('deadline', 'date', 'When is your deadline?', optional),
    question('request', 'longText', 'What do you need?'),
  ],
};

/** What people are asked who register for an event. */
const comeToSupper = {
  title: 'Come to a supper',
  introduction:
    'It costs nothing. If you can’t come after all, cancel by the link in our email, so that somebody else gets the seat.',
  keep_days: '30',
  questions: [
    nameQuestion,
    emailQuestion,
    question('diet', 'text', 'What don’t you eat?', optional),
    question('ride', 'yesNo', 'Do you need a ride?', optional),
  ],
};

/** In the order in which they were written. */
export const forms = [pantryApplication, volunteerShift, questionForUs, pressRequest, comeToSupper];
