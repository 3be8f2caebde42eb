/** Asks about unsaved work. Resolves to true when it may be left: nothing was typed, it was saved, or it is given up. */
export type LeaveQuestion = () => Promise<boolean>;

/** What an open form does before its screen is left. */
export interface OpenForm {
  ask: LeaveQuestion;
  /** Told when its screen is not left after all: it guards what it holds again. */
  onStayed: () => void;
}

let openForm: OpenForm | null = null;

/** Registers the open form. Returns a function that takes it back. */
export function registerOpenForm(form: OpenForm): () => void {
  openForm = form;
  return () => {
    if (openForm === form) openForm = null;
  };
}

/** Whether a form is open on the screen. */
export function hasOpenForm(): boolean {
  return openForm !== null;
}

/** Whether the screen may be left now, asking about unsaved work where there is any. For leaving other than by a link. */
export async function mayLeave(): Promise<boolean> {
  return openForm === null || openForm.ask();
}

/** Takes back what `mayLeave` allowed: somebody has thought better of it. */
export function stayAfterAll(): void {
  openForm?.onStayed();
}
