/** Asks about unsaved work. Resolves to true when it may be left: nothing was typed, it was saved, or it is given up. */
export type LeaveQuestion = () => Promise<boolean>;

let question: LeaveQuestion | null = null;

/** Registers the open form's question. Returns a function that takes it back. */
export function registerLeaveQuestion(ask: LeaveQuestion): () => void {
  question = ask;
  return () => {
    if (question === ask) question = null;
  };
}

/** Whether a form is open on the screen. */
export function hasOpenForm(): boolean {
  return question !== null;
}

/** Whether the screen may be left now, asking about unsaved work where there is any. For leaving other than by a link. */
export async function mayLeave(): Promise<boolean> {
  return question === null || question();
}
