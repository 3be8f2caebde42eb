import type { StoredAnswer } from '@porchlight/contract/forms/check-answers';
import type { Question } from '@porchlight/contract/forms/questions';

/** Who has sent answers, as far as questions ask for it; '' for what is not known. */
export function senderOf(
  questions: readonly Question[],
  answers: readonly StoredAnswer[],
): { sender: string; email: string } {
  const answerTo = (isMeant: (question: Question) => boolean) => {
    const ids = questions.filter(isMeant).map(({ id }) => id);
    return answers.find(({ id, answer }) => answer && ids.includes(id))?.answer ?? '';
  };
  const named = (purpose: string) => answerTo(({ autocomplete }) => autocomplete === purpose);
  const email = answerTo(({ kind }) => kind === 'email');
  const fullName = named('name') || [named('given-name'), named('family-name')].filter(Boolean).join(' ');
  return { sender: fullName || email, email };
}
